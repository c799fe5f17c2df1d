import { getBlogCategories, getPosts } from './queries.ts';

export async function postPaths() {
  return (await getPosts()).map((post) => ({ params: { slug: post.slug }, props: { post } }));
}

export async function blogCategoryPaths() {
  const categories = await getBlogCategories();
  return categories.map((category) => ({ params: { category: category.slug }, props: { category } }));
}
