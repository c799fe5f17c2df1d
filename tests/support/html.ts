/** Reads built pages with htmlparser2: fast enough to look at every page of the site in every test run. */
import { selectAll } from 'css-select';
import type { AnyNode, Document, Element, ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { Document, Element, ParentNode };

/** Every element knows where in the source it starts and ends. */
export const parse = (html: string): Document =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true });

/** Elements below `root` in document order. */
export function select(root: ParentNode, selector: string): Element[] {
  // Outside XML mode it would leave out what stands in a <template>, which the reader of a 404 page does see.
  return selectAll<AnyNode, Element>(selector, root, { xmlMode: true });
}

/** All text below an element, white space collapsed. */
export const textOf = (element: ParentNode | null | undefined): string =>
  element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';

/** The source inside a `<script>` or `<style>`, as it is. */
export const sourceOf = (element: Element): string => DomUtils.textContent(element);
