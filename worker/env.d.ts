/**
 * The part of the Workers runtime this worker uses. `@cloudflare/workers-types` would redeclare Request and
 * Response for the whole tree, which `astro check` reads with the DOM library.
 */
interface RewriterElement {
  /** The value as written in the page, entities not decoded. */
  getAttribute(name: string): string | null;
  /** Escapes quotation marks only: the value may hold the entities it was read with. */
  setAttribute(name: string, value: string): void;
  /** Escapes `<`, `>` and `&`. */
  setInnerContent(text: string): void;
}

interface RewriterText {
  /** One piece of a text node, as written in the page. */
  readonly text: string;
  readonly lastInTextNode: boolean;
  /** Escapes `<`, `>` and `&`. */
  replace(text: string): void;
  remove(): void;
}

interface RewriterHandlers {
  element?(element: RewriterElement): void;
  text?(text: RewriterText): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: RewriterHandlers): HTMLRewriter;
  transform(response: Response): Response;
}
