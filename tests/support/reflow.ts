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
  }
}
