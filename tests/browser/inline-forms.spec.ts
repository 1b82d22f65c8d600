import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fillCart } from '../support/browser-guest';
import { forgetTries, registerHere } from '../support/browser-customer';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';
import { CUSTOMER_PASSWORD } from '../support/customer';

const [german] = IN_LANGUAGES;
const submit = (page: Page) => buttonOf(page.locator('main form[novalidate]').first());
const buttonOf = (form: Locator) => form.getByRole('button');
const errorOf = (page: Page, name: string) => page.locator(`#${name}-error`);

test.beforeEach(async ({ page }) => {
  await rejectConsent(page);
  await forgetTries();
});

test.describe('log-in', () => {
  for (const prefix of ['', '/de', '/en']) {
    test(`under "${prefix}" an invalid address is reported when the field is left, and no more when it is valid`, async ({
      page,
    }) => {
      await openHydrated(page, `${prefix}/login`);
      const status = page.locator('main form [role=status]');
      await page.locator('#email').press('Tab');
      await expect(page.locator('#password')).toBeFocused();
      await expect(errorOf(page, 'email')).toHaveCount(0); // only focused

      await page.locator('#email').fill('anna@');
      await expect(errorOf(page, 'email')).toHaveCount(0); // not during typing
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

  test('after a refusal the page keeps all input; its summary has the focus', async ({ page }) => {
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

    // The server's error stays until its field is corrected.
    await page.locator('#password').fill('noch-ein-anderes-1');
    await expect(errorOf(page, 'email')).toBeVisible();
    await page.locator('#email').fill('jemand@example.com');
    await expect(errorOf(page, 'email')).toHaveCount(0);
  });

  test('a press on a button is not lost by the error that it causes', async ({ page }) => {
    await openHydrated(page, '/login');
    await page.locator('#email').fill('anna@');
    await submit(page).click();
    await expect(page.locator('#error-summary')).toBeFocused();
    await page.goto('/login');
    await page.locator('#email').fill('anna@');
    await page.getByRole('link', { name: 'Passwort vergessen' }).click();
    await page.waitForURL('**/reset-password');
  });

  test('text typed before the script runs stays, and is validated afterwards', async ({ page }) => {
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

  test('leads back to the page that required it', async ({ page }) => {
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
  /** Creates a visitor who may see the page. */
  begin?: (page: Page) => Promise<unknown>;
  /** The intent of one of several forms. */
  intent?: string;
  /** The first input with its error code; then the valid one. */
  fields: { id: string; wrong: string; code: string; right: string }[];
  /** The field that a first attempt leaves empty: a checkbox, or a field with its later value. */
  left?: string;
  typed?: string;
  /** The page after an accepted form, and an element of it. */
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
    left: 'privacy',
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
    left: 'privacy',
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
    left: 'newsletter-form-privacy',
    leadsTo: '/newsletter',
    isTaken: (page) => page.locator('.notice'),
  },
  {
    path: '/my-account/personal-data',
    begin: (page) => registerHere(page, german),
    intent: 'password',
    fields: [
      { id: 'password', wrong: 'kurz', code: 'password.valid', right: 'gelbe Wand 8' },
      { id: 'password2', wrong: 'anders', code: 'password.match', right: 'gelbe Wand 8' },
    ],
    left: 'oldPassword',
    typed: CUSTOMER_PASSWORD,
    leadsTo: '/my-account/personal-data',
    isTaken: (page) => page.locator('[data-notice=positive]'),
  },
  {
    path: '/guest/login',
    begin: (page) => fillCart(page, german),
    fields: [{ id: 'email', wrong: 'anna@', code: 'email.valid', right: mailbox('gast') }],
    leadsTo: '/checkout',
    isTaken: (page) => page.locator('#checkout-firstName'),
  },
];

for (const { path, begin, intent, fields, left, typed = ' ', leadsTo, isTaken } of FORMS) {
  test(`${path}: fields are validated when they are left, the input stays, and the form is accepted`, async ({
    page,
  }) => {
    await begin?.(page);
    const button = intent ? buttonOf(formOf(page, intent)) : submit(page);
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
    if (left) {
      await button.click();
      await expect(page.locator('#error-summary')).toBeFocused();
      await expect(errorOf(page, left)).toBeVisible();
      for (const { id, right } of fields) await expect(page.locator(`#${id}`)).toHaveValue(right);
      await page.locator('#error-summary a').first().click();
      await expect(page.locator(`#${left}`)).toBeFocused();
      await page.keyboard.type(typed);
      await expect(errorOf(page, left)).toHaveCount(0);
    }
    await button.click();
    await expect(isTaken(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(leadsTo);
  });
}

test('each form of the personal data has its own errors', async ({ page }) => {
  await registerHere(page, german);
  await openHydrated(page, '/my-account/personal-data');
  await page.locator('#firstName').fill('Aenne');
  await page.locator('#email').fill('anna@');
  await page.locator('#email').press('Tab');
  await expect(errorOf(page, 'email')).toHaveAttribute('data-error', 'email.valid');
  await expect(formOf(page, 'email').getByRole('status')).not.toHaveText('');
  await expect(formOf(page, 'password').getByRole('status')).toHaveText('');

  await page.locator('#oldPassword').fill('nicht-meines-1');
  await page.locator('#password').fill(CUSTOMER_PASSWORD);
  await page.locator('#password2').fill(CUSTOMER_PASSWORD);
  await buttonOf(formOf(page, 'password')).click();
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(page.locator('#error-summary a')).toHaveCount(1);
  await expect(errorOf(page, 'oldPassword')).toBeVisible();
  await expect(errorOf(page, 'email')).toBeVisible(); // not corrected yet

  await page.locator('#email').fill(mailbox('neu'));
  await page.locator('#emailPassword').fill('nicht-meines-1');
  await page.locator('#emailPassword').press('Enter');
  await expect(errorOf(page, 'emailPassword')).toBeVisible();
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(errorOf(page, 'oldPassword')).toHaveCount(0);
  await expect(page.locator('#oldPassword')).toHaveValue('nicht-meines-1');
  await expect(page.locator('#firstName')).toHaveValue('Aenne');
  await page.locator('#emailPassword').fill(CUSTOMER_PASSWORD);
  await buttonOf(formOf(page, 'email')).click();
  await expect(page.locator('[data-notice=positive]')).toBeVisible();
});

function formOf(page: Page, intent: string): Locator {
  return page.locator(`main form:has([name=intent][value=${intent}])`);
}

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form[novalidate]')!).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}
