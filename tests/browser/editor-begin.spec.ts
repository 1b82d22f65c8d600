import { takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, test } from '../support/browser-test';

const PANEL = '/operator/edit?pages=#panel';

test.beforeEach(({ context }) => enterAsOperator(context));

test('a button pressed while the script starts causes no error, and the page is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      document.body?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      if (!('__remixRouter' in window)) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
  await page.goto(PANEL);
  await takenOver(page);
});

test('none of its scripts is forbidden by the policy of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = Object.assign(window, { forbidden: [] as string[] }).forbidden;
    document.addEventListener('securitypolicyviolation', (event) => {
      forbidden.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(PANEL);
  await takenOver(page);
  expect(await page.evaluate(() => Object.assign(window).forbidden)).toEqual([]);
});

test('a panel does not move when its page loads, nor when the script takes over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.addInitScript(() => {
    const places = Object.assign(window, { places: new Set<string>() }).places;
    let isScrolled = false;
    const look = () => {
      const body = document.querySelector('.drawer-body');
      const link = body?.querySelector('a[href*=newPage]');
      if (body && link && document.readyState !== 'loading') {
        // As an editor who looks around before the script is loaded.
        if (!isScrolled) body.scrollTop = 40;
        isScrolled = true;
        places.add(`${link.getBoundingClientRect().y} of ${body.scrollTop}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(PANEL);
  await takenOver(page);
  const places = await page.evaluate(() => [
    ...(window as unknown as { places: Set<string> }).places,
  ]);
  expect(places).toEqual([expect.stringMatching(/ of 40$/)]);
});

test('content below the bar begins where the bar ends, to the fraction', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.addInitScript(() => {
    // The bar is as high as its texts, which is seldom a whole number.
    const height = new CSSStyleSheet();
    height.replaceSync('.toolbar { min-height: 60.3px }');
    document.adoptedStyleSheets = [height];
  });
  await page.goto(PANEL);
  await takenOver(page);
  const edges = await page.evaluate(() => [
    document.querySelector('.bar')!.getBoundingClientRect().bottom,
    document.getElementById('panel')!.getBoundingClientRect().top,
  ]);
  expect(edges[1]).toBe(edges[0]);
});
