import { axe, axeWithoutScript } from '../support/axe';
import { EVERY_COMBINATION, expect, IN_GERMAN, test } from '../support/browser-test';
import { CUSTOMER_WALKS } from '../support/customer-walks';
import { expectToFit } from '../support/reflow';

/** Without script they have the same elements. */
const WITH_SCRIPT = EVERY_COMBINATION ? [true, false] : [true];

/** One long walk through all pages of a customer: each state is examined completely there. */
for (const { prefix, lang } of IN_GERMAN) {
  for (const javaScriptEnabled of WITH_SCRIPT) {
    test.describe(`${lang}, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      const viewport = { width: javaScriptEnabled ? 1440 : 360, height: 900 };
      test.use({ javaScriptEnabled, viewport });

      for (const [name, walk] of Object.entries(CUSTOMER_WALKS)) {
        test(`axe finds nothing and nothing scrolls sideways: ${name}`, async ({
          page,
          browser,
        }) => {
          const look = javaScriptEnabled ? axe : await axeWithoutScript(browser, viewport.width);
          await walk(page, { prefix, lang }, async (state) => {
            expect.soft(await look(page), state).toEqual([]);
            // Only styles determine the sizes, and they are the same without script.
            if (!javaScriptEnabled) return;
            await expectToFit(page, state);
            await page.setViewportSize(viewport);
          });
        });
      }
    });
  }
}
