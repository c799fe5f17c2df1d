/**
 * What the browser may fetch before a link is followed, as it stands in every page; the policy knows it by its hash. The
 * pattern is one of this site's addresses: links elsewhere do not match it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
