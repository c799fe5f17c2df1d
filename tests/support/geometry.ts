/**
 * Faults of layout that a reader sees and no other check does: words broken in two, labels squeezed, boxes on top of each
 * other, ragged edges, stray headings, text and targets too small, pictures that never came.
 *
 * Everything above {@link CHECKS} runs in the page. A check gets the visible elements in the order of the page and answers
 * with one line for each fault, the start of its markup and the figures. It changes nothing on the page.
 */
import type { Page } from '@playwright/test';

/** A box in the words of a failure. */
function named(element: Element, figures: string): string {
  return `${element.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}: ${figures}`;
}

/** What is there for the eye: not what is hidden, what only a screen reader is told, or the inside of a drawing. */
function visibleElements(): Element[] {
  const found: Element[] = [];
  const visit = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || !element.checkVisibility()) return;
    const { width, height } = element.getBoundingClientRect();
    if (style.position === 'absolute' && width <= 1 && height <= 1) return;
    // Out of the screen until it has the focus.
    if (style.position === 'fixed' && element.getBoundingClientRect().bottom <= 0) return;
    found.push(element);
    if (element.localName !== 'svg') for (const child of element.children) visit(child);
  };
  for (const child of document.body.children) visit(child);
  return found;
}

function isInline(element: Element): boolean {
  return /^(?:inline|contents|ruby)$/.test(getComputedStyle(element).display);
}

/** Whether it takes part in the flow, so that its place is a matter of its neighbours. */
function isInFlow(element: Element): boolean {
  return !/absolute|fixed/.test(getComputedStyle(element).position);
}

/** The nearest box around a text that has a width of its own. */
function blockOf(element: Element): Element {
  let block = element;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  return block;
}

/** The inside of a box: without border and padding. */
function innerEdges(element: Element): { left: number; right: number; width: number; bottom: number } {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const pixels = (...lengths: string[]) =>
    lengths.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const left = rect.left + pixels(style.paddingLeft, style.borderLeftWidth);
  const right = rect.right - pixels(style.paddingRight, style.borderRightWidth);
  const bottom = rect.bottom - pixels(style.paddingBottom, style.borderBottomWidth);
  return { left, right, width: right - left, bottom };
}

function ownTexts(element: Element): Text[] {
  return [...element.childNodes].filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
  );
}

/** Pieces of text on the page, a rectangle for each line. */
function linesOf(node: Node, start?: number, end?: number): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (start !== undefined) range.setStart(node, start);
  if (end !== undefined) range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** How many lines the pieces stand on: pieces beside each other share one. */
function countLines(pieces: readonly DOMRect[]): number {
  let lines = 0;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => a.top - b.top)) {
    if ((piece.top + piece.bottom) / 2 < bottom) continue;
    lines++;
    bottom = piece.bottom;
  }
  return lines;
}

/** A word or a figure in two pieces, though the page has room for it in one. */
function brokenWords(elements: readonly Element[]): string[] {
  // No letter is wider, so that only few texts need be measured.
  const WIDEST = 0.9;
  const room = document.documentElement.clientWidth - 32;
  return elements.flatMap((element) =>
    ownTexts(element).flatMap((text) => {
      const style = getComputedStyle(element);
      if (style.hyphens === 'auto') return [];
      const width = innerEdges(blockOf(element)).width;
      const words = [...(text.nodeValue ?? '').matchAll(/[^\s\-–—/\u00ad\u200b]+/g)];
      return words.flatMap(({ 0: word, index }) => {
        if (word.length * Number.parseFloat(style.fontSize) * WIDEST < width) return [];
        const pieces = linesOf(text, index, index + word.length);
        const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
        return countLines(pieces) > 1 && whole <= room ? [named(element, `breaks "${word}"`)] : [];
      });
    }),
  );
}

/** A short label in several lines beside something that took its room. */
function squeezedLabels(elements: readonly Element[]): string[] {
  const LABEL = 32;
  return elements.flatMap((element) => {
    const parent = element.parentElement;
    const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    if (!parent || !text.includes(' ') || text.length > LABEL || isInline(element)) return [];
    const { display, flexDirection, flexWrap } = getComputedStyle(parent);
    const inRow = /flex/.test(display) && flexDirection.startsWith('row') && flexWrap === 'nowrap';
    if (!inRow && !/grid/.test(display)) return [];
    if ([...element.children].some((child) => !isInline(child))) return [];
    const pieces = linesOf(element);
    const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const room = innerEdges(parent).width;
    // In a grid a label may wrap within a column of its size; one word to a line is too narrow a column.
    const tooNarrow = inRow ? 1 : text.split(' ').length - 1;
    const lines = countLines(pieces);
    return lines > tooNarrow && room >= 2 * whole
      ? [named(element, `"${text}" in ${lines} lines, ${room.toFixed(0)} px around it`)]
      : [];
  });
}

/** Neighbours on top of each other. */
function overlaps(elements: readonly Element[]): string[] {
  const boxes = elements.filter((element) => !isInline(element) && isInFlow(element));
  return [...Map.groupBy(boxes, ({ parentElement }) => parentElement).values()].flatMap((siblings) => {
    const sorted = siblings
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 0 && rect.height > 0)
      .sort((a, b) => a.rect.top - b.rect.top);
    return sorted.flatMap(({ element, rect }, index) => {
      const found: string[] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.rect.top >= rect.bottom - 1) break;
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        if (across > 1)
          found.push(named(other.element, `lies on ${named(element, `${across.toFixed(0)} px`)}`));
      }
      return found;
    });
  });
}

/** Texts, plates and tables of an article that do not end where the article ends. */
function raggedEdges(elements: readonly Element[]): string[] {
  // What is narrower stands beside something or is a thing of its own width.
  const FILLS = 0.75;
  const visible = new Set(elements);
  return elements
    .filter((element) => element.matches('main article') && !element.parentElement?.closest('article'))
    .flatMap((article) => {
      const { right, width } = innerEdges(article);
      const check = (parent: Element): string[] =>
        [...parent.children].flatMap((child) => {
          if (!visible.has(child) || isInline(child) || !isInFlow(child)) return [];
          const box = child.getBoundingClientRect();
          // What stands in a row with others fills what they leave.
          if (box.width < FILLS * width || getComputedStyle(parent).display === 'flex') return [];
          if (Math.abs(box.right - right) > 1)
            return [named(child, `ends ${(box.right - right).toFixed(1)} px off`)];
          const { paddingRight, borderRightWidth } = getComputedStyle(child);
          const isFrame = Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth) > 0;
          return isFrame || /^(?:TABLE|UL|OL|DL)$/.test(child.tagName) ? [] : check(child);
        });
      return check(article);
    });
}

/** Where a box begins for the eye: at its edge where it has one, else at its first text or picture. */
function visibleTop(element: Element, visible: ReadonlySet<Element>): number {
  const { top } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const hasEdge =
    Number.parseFloat(style.borderTopWidth) > 0 ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    /^(?:svg|img|input|button|textarea|select|hr)$/.test(element.localName);
  if (hasEdge) return top;
  const inside = [...element.children].filter((child) => visible.has(child) && isInFlow(child));
  // Here the first may stand below the others.
  if (/grid|flex/.test(style.display) && inside.length > 0) {
    return Math.min(...inside.map((child) => visibleTop(child, visible)));
  }
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) break;
    if (!(node instanceof Element) || !visible.has(node) || !isInFlow(node)) continue;
    if (isInline(node)) break;
    return visibleTop(node, visible);
  }
  return top + Number.parseFloat(style.paddingTop);
}

/** A heading stuck to what it heads, or far away from it. */
function strayHeadings(elements: readonly Element[]): string[] {
  const FARTHEST = 24;
  const visible = new Set(elements);
  const next = (element: Element): Element | undefined => {
    for (let at = element.nextElementSibling; at; at = at.nextElementSibling) {
      if (visible.has(at) && isInFlow(at)) return at;
    }
    const parent = element.parentElement;
    // A heading in a link or in a box of its own heads what comes after that.
    return parent && /^(?:A|HEADER|HGROUP|SUMMARY)$/.test(parent.tagName) ? next(parent) : undefined;
  };
  return elements
    .filter(({ localName }) => /^h[1-4]$/.test(localName))
    .flatMap((heading) => {
      const following = next(heading);
      if (!following || following.getBoundingClientRect().bottom <= heading.getBoundingClientRect().bottom) {
        return [];
      }
      const gap = visibleTop(following, visible) - innerEdges(heading).bottom;
      return gap > 0 && gap <= FARTHEST + 0.5 ? [] : [named(heading, `${gap.toFixed(1)} px to what follows`)];
    });
}

/** Text below 14 px. */
function smallText(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => ownTexts(element).length > 0)
    .flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return size < 13.99 ? [named(element, `${size} px`)] : [];
    });
}

/** Whether it is ticked: its label is ticked with it. */
function isBox(element: Element): boolean {
  return element.matches('[type="checkbox"], [type="radio"]');
}

/** Links that are hard to hit, except in a sentence; and buttons, fields and what opens, which are larger. */
function smallTargets(elements: readonly Element[]): string[] {
  const CONTROL = 44;
  const TARGET = 24;
  const isWide = innerWidth >= 1024;
  return elements.flatMap((element) => {
    const isControl = element.matches('button:not(.copy), input, select, textarea, summary, .button');
    if (!isControl && !element.matches('a[href], .copy, [role="tab"], [role="button"]')) return [];
    const { height, width } = (
      isBox(element) ? (element.closest('label') ?? element) : element
    ).getBoundingClientRect();
    const least = isControl ? (isWide && element.closest('header') ? 40 : CONTROL) : TARGET;
    if (height >= least - 0.1 && width >= TARGET - 0.1) return [];
    if (!isControl && isInline(element)) {
      const words = (of: Element) => of.textContent?.replace(/[\s\p{P}\p{S}]/gu, '').length ?? 0;
      if (words(blockOf(element)) > words(element)) return [];
    }
    return [named(element, `${width.toFixed(1)} × ${height.toFixed(1)} px`)];
  });
}

/** Content that its box cuts off or lets stick out. */
function clipped(elements: readonly Element[]): string[] {
  const reported = new Set<Element>();
  return elements.toReversed().flatMap((element) => {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
    // A field shows the end of what is typed while it is typed.
    if (clientWidth === 0 || /^(?:svg|input|body)$/.test(element.localName)) return [];
    const style = getComputedStyle(element);
    const across = scrollWidth > clientWidth + 1 && !/auto|scroll/.test(style.overflowX);
    const down = scrollHeight > clientHeight + 1 && /hidden|clip/.test(style.overflowY);
    if (!across && !down) return [];
    for (const inner of reported) if (element.contains(inner)) return [];
    reported.add(element);
    return [named(element, `${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight} px`)];
  });
}

/** Pictures that have not come. They load when a reader comes near: {@link scrollToPictures}. */
function missingPictures(elements: readonly Element[]): string[] {
  return elements.flatMap((element) =>
    element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0)
      ? [named(element, 'not loaded')]
      : [],
  );
}

/** Screens on which every template is measured. 320 px are what 1280 leave at 400 % zoom. */
export const WIDTHS = [1280, 768, 390, 320];

const HELPERS = [
  named,
  visibleElements,
  isInline,
  isInFlow,
  blockOf,
  innerEdges,
  ownTexts,
  linesOf,
  countLines,
  visibleTop,
  isBox,
];

const CHECKS = {
  brokenWords,
  squeezedLabels,
  overlaps,
  raggedEdges,
  strayHeadings,
  smallText,
  smallTargets,
  clipped,
  missingPictures,
};

export type Check = keyof typeof CHECKS;

/** Source of the functions above: a page knows only what is sent with the question. */
const ALL = [...HELPERS, ...Object.values(CHECKS)].map(String).join('\n');

/** What is wrong on the page as it stands, by check; nothing for a check that finds nothing. */
export function faultsOf(page: Page): Promise<Partial<Record<Check, string[]>>> {
  return page.evaluate(`(() => {
    ${ALL}
    const elements = visibleElements();
    const found = Object.entries({ ${Object.keys(CHECKS).join(', ')} }).map(([name, check]) => [name, check(elements)]);
    return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
  })()`);
}

/** Scrolls to each picture as a reader would and waits until it is there, or has failed; back to the top in the end. */
export async function scrollToPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!image.complete) {
        await new Promise((resolve) => {
          for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
          setTimeout(resolve, 5000);
        });
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
