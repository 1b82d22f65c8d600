import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { forgetTries, registerHere } from '../support/browser-customer';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';
import { CUSTOMER_PASSWORD } from '../support/customer';

const [german] = IN_LANGUAGES;
const submit = (page: Page) => page.locator('main form').first().getByRole('button');
const errorOf = (page: Page, name: string) => page.locator(`#${name}-error`);

test.beforeEach(async ({ page }) => {
  await rejectConsent(page);
  await forgetTries();
});

test.describe('log-in', () => {
  for (const prefix of ['', '/de', '/en']) {
    test(`under "${prefix}" a wrong address is told when it is left, and no more when it is right`, async ({
      page,
    }) => {
      await openHydrated(page, `${prefix}/login`);
      const status = page.locator('main form [role=status]');
      await page.locator('#email').press('Tab');
      await expect(page.locator('#password')).toBeFocused();
      await expect(errorOf(page, 'email')).toHaveCount(0); // passed through

      await page.locator('#email').fill('anna@');
      await expect(errorOf(page, 'email')).toHaveCount(0); // not while it is typed
      await page.locator('#email').press('Tab');
      await expect(errorOf(page, 'email')).toHaveAttribute('data-error', 'email.valid');
      await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
      await expect(status).toHaveText(await errorOf(page, 'email').innerText());
      await expect(page.locator('#password')).toBeFocused();

      await page.locator('#email').press('End');
      await page.locator('#email').pressSequentially('example');
      await expect(errorOf(page, 'email')).toBeVisible();
      await page.locator('#email').pressSequentially('.com');
      await expect(errorOf(page, 'email')).toHaveCount(0);
      await expect(status).toHaveText('');

      await page.locator('#email').fill('');
      await expect(errorOf(page, 'email')).toHaveAttribute('data-error', 'email.required');
    });
  }

  test('refused, the page stays with all that was typed; its summary has the focus', async ({
    page,
  }) => {
    await openHydrated(page, '/login');
    const title = await page.title();
    await page.evaluate(() => (document.body.dataset.same = ''));
    await page.locator('#email').fill('niemand@example.com');
    await page.locator('#password').fill('nicht-meines-1');
    await page.locator('#email').press('Enter');
    await expect(page.locator('#error-summary')).toBeFocused();
    await expect(page).toHaveTitle(`Fehler: ${title}`);
    await expect(page.locator('body[data-same]')).toHaveCount(1);
    await expect(page.locator('#email')).toHaveValue('niemand@example.com');
    await expect(page.locator('#password')).toHaveValue('nicht-meines-1');
    await page.locator('#error-summary a').first().click();
    await expect(page.locator('#email')).toBeFocused();

    // What the server found stands there until its field is corrected.
    await page.locator('#password').fill('noch-ein-anderes-1');
    await expect(errorOf(page, 'email')).toBeVisible();
    await page.locator('#email').fill('jemand@example.com');
    await expect(errorOf(page, 'email')).toHaveCount(0);
  });

  test('a press on a button is not lost to the error that it brings about', async ({ page }) => {
    await openHydrated(page, '/login');
    await page.locator('#email').fill('anna@');
    await submit(page).click();
    await expect(page.locator('#error-summary')).toBeFocused();
    await page.goto('/login');
    await page.locator('#email').fill('anna@');
    await page.getByRole('link', { name: 'Passwort vergessen' }).click();
    await page.waitForURL('**/reset-password');
  });

  test('what is typed before the script runs stays, and is validated afterwards', async ({
    page,
  }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/framework-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('#email').fill('anna@');
    goOn();
    await expectHydrated(page);
    await expect(page.locator('#email')).toHaveValue('anna@');
    await page.locator('#email').press('Tab');
    await expect(errorOf(page, 'email')).toBeVisible();
  });

  test('leads back to the page that asked for it', async ({ page }) => {
    const email = await registerHere(page, german);
    await page.context().clearCookies();
    await rejectConsent(page);
    await openHydrated(page, '/en/login?redirect=/en/my-account/wishlist');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('nicht-meines-1');
    await submit(page).click();
    await expect(page.locator('#error-summary')).toBeFocused();
    await page.locator('#password').fill(CUSTOMER_PASSWORD);
    await page.locator('#password').press('Enter');
    await page.waitForURL('**/en/my-account/wishlist');
  });
});

type InlineForm = {
  path: string;
  /** What is typed at first, and the code it is told; then what is right. */
  fields: { id: string; wrong: string; code: string; right: string }[];
  /** A box that the first try leaves empty. */
  box: string;
  /** Where a form that was taken leads, and what is seen there. */
  leadsTo: string;
  isTaken: (page: Page) => Locator;
};

const mailbox = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`;

const FORMS: InlineForm[] = [
  {
    path: '/register',
    fields: [
      { id: 'email', wrong: 'anna@', code: 'email.valid', right: mailbox('neu') },
      { id: 'password', wrong: 'kurz', code: 'password.valid', right: CUSTOMER_PASSWORD },
      { id: 'password2', wrong: 'anders', code: 'password.match', right: CUSTOMER_PASSWORD },
    ],
    box: 'privacy',
    leadsTo: '/my-account',
    isTaken: (page) => page.locator('.account-navigation'),
  },
  {
    path: '/contact',
    fields: [
      { id: 'name', wrong: 'Jo', code: 'name.tooShort', right: 'Jürgen' },
      { id: 'email', wrong: 'anna@', code: 'email.valid', right: mailbox('frage') },
      { id: 'subject', wrong: 'Ah', code: 'subject.tooShort', right: 'Salbei' },
      { id: 'orderId', wrong: 'keine', code: 'orderId.invalid', right: '10001' },
      { id: 'message', wrong: '?', code: 'message.tooShort', right: 'Welcher Ton passt?' },
    ],
    box: 'privacy',
    leadsTo: '/contact',
    isTaken: (page) => page.getByText('Ihre Nachricht ist bei uns eingegangen'),
  },
  {
    path: '/newsletter',
    fields: [
      {
        id: 'newsletter-form-email',
        wrong: 'anna@',
        code: 'email.valid',
        right: mailbox('abo'),
      },
    ],
    box: 'newsletter-form-privacy',
    leadsTo: '/newsletter',
    isTaken: (page) => page.locator('.notice'),
  },
];

for (const { path, fields, box, leadsTo, isTaken } of FORMS) {
  test(`${path}: fields are told when they are left, what was typed stays, and it is taken`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const { id, wrong, code } of fields) {
      await page.locator(`#${id}`).fill(wrong);
      await page.locator(`#${id}`).press('Tab');
      await expect(errorOf(page, id)).toHaveAttribute('data-error', code);
    }
    for (const { id, right } of fields) {
      await page.locator(`#${id}`).fill(right);
      await expect(errorOf(page, id)).toHaveCount(0);
    }
    await submit(page).click();
    await expect(page.locator('#error-summary')).toBeFocused();
    await expect(errorOf(page, box)).toBeVisible();
    for (const { id, right } of fields) await expect(page.locator(`#${id}`)).toHaveValue(right);
    await page.locator('#error-summary a').first().click();
    await expect(page.locator(`#${box}`)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(errorOf(page, box)).toHaveCount(0);
    await submit(page).click();
    await expect(isTaken(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(leadsTo);
  });
}

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__reactProps')),
  );
}
