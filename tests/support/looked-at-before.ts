import type { Page } from '@playwright/test';

/** Parts that are not worth a note of their own have fewer elements. */
const SMALLEST = 8;
const MARK = 'data-looked-at-before';

/** Of each page of the browser what it showed in one of its states. */
const seen = new WeakMap<Page, Set<string>>();

/**
 * Marks the parts of a page that were there before just so: the same elements with the same state in
 * the same surroundings, under the same styles and in a window as wide. `remember` keeps what is there
 * now for the next time.
 */
export async function lookedAtBefore(
  page: Page,
): Promise<{ marked: string; remember: () => void }> {
  const known = seen.get(page) ?? new Set();
  seen.set(page, known);
  const told = { known: [...known], smallest: SMALLEST, mark: MARK };
  const parts = await page.evaluate(markParts, told);
  return {
    marked: `[${MARK}]`,
    remember() {
      for (const part of parts) known.add(part);
    },
  };
}

/** Runs in the page. Gives what tells each part that is new. */
function markParts(told: { known: string[]; smallest: number; mark: string }): string[] {
  /** Where links lead differs from one visit to the next, and makes no difference. */
  const LEADS = new Set(['href', 'action', 'formaction', told.mark]);
  const known = new Set(told.known);
  const fresh: string[] = [];
  const digests = new Map<Element, { text: string; size: number }>();
  for (const marked of document.querySelectorAll(`[${told.mark}]`))
    marked.removeAttribute(told.mark);
  // What stands in the page itself is in them too, so that there is something before they are loaded.
  const sheets = [...document.styleSheets].map(({ href }) => href);
  digest(document.body);
  visit(document.body, hash([innerWidth, document.documentElement.lang, ...sheets].join()));
  return fresh;

  function visit(element: Element, around: string): void {
    const { text, size } = digests.get(element)!;
    if (size < told.smallest) return;
    const part = hash(around + text);
    if (known.has(part)) return element.setAttribute(told.mark, '');
    fresh.push(part);
    for (const child of element.children) visit(child, hash(around + startOf(element)));
  }

  /** An element with all in it and its state, in short. */
  function digest(element: Element): string {
    let [inside, size] = ['', 1];
    for (const node of element.childNodes) {
      if (node instanceof Element) {
        inside += digest(node);
        size += digests.get(node)!.size;
      } else if (node.nodeType === Node.TEXT_NODE) inside += node.nodeValue;
    }
    const text = hash(startOf(element) + stateOf(element) + inside);
    digests.set(element, { text, size });
    return text;
  }

  function startOf(element: Element): string {
    if (element instanceof HTMLInputElement && element.type === 'hidden') return '';
    return [...element.attributes].reduce((start, { name, value }) => {
      const isElsewhere = LEADS.has(name) && !value.startsWith('#');
      return `${start} ${name}=${isElsewhere ? '' : value}`;
    }, `<${element.tagName}`);
  }

  /** What styles may ask for and attributes do not say. */
  function stateOf(element: Element): string {
    const pointed = [element.matches(':hover'), element.matches(':focus-within')].join();
    if (!element.matches('input:not([type=hidden]), select, textarea')) return pointed;
    const { checked, value } = element as HTMLInputElement;
    return [pointed, checked, value, element.matches(':user-invalid')].join();
  }

  /** 64 bits of a text. */
  function hash(text: string): string {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677) ^ (high >>> 15);
    }
    return `${high >>> 0}-${low >>> 0}`;
  }
}
