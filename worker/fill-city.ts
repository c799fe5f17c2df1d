/** Puts the name of a city into the default city page, `/city/default`. */
import { decodeEntities } from '../src/lib/entities.ts';

/** Stands for the name in the page's title and in the content of its meta elements. */
const TOKEN = 'Your City';

const named = (text: string, name: string) => text.replaceAll(TOKEN, () => name);

/** Any element marked `data-city-name` gets the name as its text. */
function nameElement(name: string): RewriterHandlers {
  return { element: (element) => element.setInnerContent(name) };
}

/** The title arrives in pieces that may cut the token in two, so it is put together first. */
export function nameTitle(name: string): RewriterHandlers {
  let title = '';
  return {
    text(piece) {
      title += piece.text;
      if (piece.lastInTextNode) piece.replace(named(decodeEntities(title), name));
      else piece.remove();
    },
  };
}

function nameMeta(name: string): RewriterHandlers {
  return {
    element(element) {
      element.setAttribute('content', named(element.getAttribute('content') ?? '', name));
    },
  };
}

/**
 * @param page the default city page
 * @param name as `cityName` returns it
 */
export function fillCity(page: Response, name: string): Response {
  return new HTMLRewriter()
    .on('[data-city-name]', nameElement(name))
    .on('head > title', nameTitle(name))
    .on(`meta[content*="${TOKEN}"]`, nameMeta(name))
    .transform(page);
}
