import { expect, test } from '@playwright/test';
import { startFakeTurnstile, type FakeTurnstile } from '../fakes/turnstile';
import { startServer, type TestServer } from '../support/start-server';

/** One shop for both: a separate one, without goods, with the challenge set up. */
test.describe.configure({ mode: 'default' });

let turnstile: FakeTurnstile;
let server: TestServer;

test.beforeAll(async () => {
  test.setTimeout(0);
  turnstile = await startFakeTurnstile();
  server = await startServer({
    env: {
      DEMO: 'off',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'secret-key',
      TURNSTILE_ORIGIN: turnstile.origin,
    },
  });
});
test.afterAll(async () => {
  await server?.stop();
  await turnstile?.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a message is written and sent by keyboard', async ({ page }) => {
      const foreign: string[] = [];
      const troubles: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(server.origin)) foreign.push(new URL(request.url()).pathname);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      turnstile.asked.length = 0;

      await page.goto(`${server.origin}/contact`);
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);

      await page.locator('#name').focus();
      await page.keyboard.type('Jürgen Groß');
      for (const text of ['juergen@example.de', 'Salbei', '', 'Welcher Ton passt?']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      if (javaScriptEnabled) {
        await page.locator('input[name="cf-turnstile-response"]').waitFor({ state: 'attached' });
      }
      // Past the link of the sentence, and of the challenge's.
      while (!(await page.locator('main form button:focus').count())) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await page.getByText('Ihre Nachricht ist bei uns eingegangen').waitFor();

      expect(foreign).toEqual(javaScriptEnabled ? ['/turnstile/v0/api.js'] : []);
      expect(turnstile.asked.map(({ response }) => response)).toEqual(
        javaScriptEnabled ? ['solved-contact-site-key'] : [],
      );
      expect(troubles).toEqual([]);
    });
  });
}
