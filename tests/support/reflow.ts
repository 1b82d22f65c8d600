import { expect, type Page } from '@playwright/test';
import { EVERY_COMBINATION } from './browser-test';

/** No style differs between the first two: the page that fits the smaller fits the other. */
const SIZES = [
  { name: '320 px', width: 320, text: '100%' },
  ...(EVERY_COMBINATION ? [{ name: '360 px', width: 360, text: '100%' }] : []),
  { name: 'text of 200 % in 1280 px', width: 1280, text: '200%' },
  { name: 'text of 200 % in 640 px', width: 640, text: '200%' },
  { name: '1920 px', width: 1920, text: '100%' },
];

/** Only the width matters. A low window needs a third less drawing. */
const LOW = 300;
/** The last size has the usual height, so that the test can use the page afterwards. */
const USUAL = 900;

/** Checks the page in every size; its layout depends only on styles. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  for (const [at, { name, width, text }] of SIZES.entries()) {
    const height = at === SIZES.length - 1 ? USUAL : LOW;
    await page.setViewportSize({ width, height });
    const { seen, wide } = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const edge = document.documentElement.clientWidth;
      const fits = document.documentElement.scrollWidth <= edge;
      const isCut = (element: Element): boolean => {
        const { parentElement: around } = element;
        if (!around || around === document.body) return false;
        return getComputedStyle(around).overflowX !== 'visible' || isCut(around);
      };
      const wide = [...document.querySelectorAll('body *')]
        .filter((element) => !fits && element.getBoundingClientRect().right > edge + 1)
        .filter((element) => !isCut(element))
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 5);
      return { seen: window.innerWidth, wide: fits ? [] : ['page', ...wide] };
    }, text);
    expect(seen).toBe(width);
    expect.soft(wide, `${state}, ${name}`).toEqual([]);
    expect.soft(await cutOff(page), `${state}, ${name}: cut off`).toEqual([]);
  }
}

/**
 * Texts that reach out of a box that cuts them off (`contain`, `overflow`): the page does not grow by
 * them. What can be scrolled, ends in an ellipsis or is hidden from sight is not cut off.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Parts below the first screen are rendered after an animation.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    type Edges = { left: number; right: number };
    const iconWidth = 3 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const known = new Map<Element, Edges | 'open' | 'scrolls' | 'hides'>();
    const edgesOf = (element: Element) => {
      const { overflowX, contain, textOverflow, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis') return 'hides';
      if (overflowX === 'auto' || overflowX === 'scroll') return 'scrolls';
      const isPart = element !== document.body && element !== document.documentElement;
      const cuts = /hidden|clip/.test(overflowX) || /paint|content|strict/.test(contain);
      if (!isPart || !cuts) return 'open';
      // An icon or a swatch with a name for readers.
      const { left, right, width } = element.getBoundingClientRect();
      return width <= iconWidth ? 'hides' : { left, right };
    };
    const isCut = (element: Element | null, text: Edges): boolean => {
      if (!element) return false;
      const edges = known.get(element) ?? edgesOf(element);
      known.set(element, edges);
      if (edges === 'scrolls' || edges === 'hides') return false;
      if (edges !== 'open' && (text.right > edges.right + 1 || text.left < edges.left - 1)) {
        return true;
      }
      return isCut(element.parentElement, text);
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() && found.length < 5) {
      const { currentNode: node } = texts;
      const { parentElement } = node;
      if (!node.nodeValue?.trim() || !parentElement) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(parentElement, box)) {
        found.push(
          `${parentElement.tagName}.${parentElement.className}: ${node.nodeValue.slice(0, 40)}`,
        );
      }
    }
    return found;
  });
}
