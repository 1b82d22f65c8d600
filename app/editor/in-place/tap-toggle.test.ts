import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { toggleByTap } from './tap-toggle';

const PAGE = `
  <section class="edit-block" id="a" tabindex="-1"><button class="tool">x</button><div class="edit-shown"><p>A</p></div></section>
  <section class="edit-block" id="b" tabindex="-1"><div class="edit-shown"><p>B</p></div></section>`;

async function tap(way: { width: number; pointerType: string; taps: string[] }) {
  const { window } = new JSDOM(PAGE, { pretendToBeVisual: true });
  const { document } = window;
  Object.defineProperty(window, 'innerWidth', { value: way.width });
  toggleByTap(window as unknown as Window);
  for (const selector of way.taps) {
    const target = document.querySelector<HTMLElement>(selector)!;
    const down = new window.Event('pointerdown', { bubbles: true });
    target.dispatchEvent(Object.assign(down, { pointerType: way.pointerType }));
    // As the browser and the editor do.
    if (target.matches('p')) target.closest<HTMLElement>('.edit-block')!.focus();
    target.dispatchEvent(new window.Event('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 5));
  }
  return document.activeElement?.id ?? '';
}

test.each([
  [{ width: 800, pointerType: 'touch', taps: ['#a p'] }, 'a'],
  [{ width: 800, pointerType: 'touch', taps: ['#a p', '#a p'] }, ''],
  [{ width: 800, pointerType: 'touch', taps: ['#a p', '#a p', '#a p'] }, 'a'],
  [{ width: 800, pointerType: 'touch', taps: ['#a p', '#b p'] }, 'b'],
  [{ width: 800, pointerType: 'touch', taps: ['#a p', '#a .tool'] }, 'a'],
  [{ width: 640, pointerType: 'pen', taps: ['#a p', '#a p'] }, ''],
  [{ width: 639, pointerType: 'touch', taps: ['#a p', '#a p'] }, 'a'],
  [{ width: 1024, pointerType: 'touch', taps: ['#a p', '#a p'] }, 'a'],
  [{ width: 800, pointerType: 'mouse', taps: ['#a p', '#a p'] }, 'a'],
])('after %o the tools of "%s" are visible (4.64)', async (way, block) => {
  expect(await tap(way)).toBe(block);
});
