import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { SETTINGS } from '../../demo/base/settings';
import { runExport } from '../../server/commands/export-command';
import { runImport } from '../../server/commands/import-command';
import { runOperatorCommand } from '../../server/commands/operator-command';
import { runOrderCommand } from '../../server/commands/order-command';
import { runShopCommand } from '../../server/commands/shop-command';
import { textOfPdf } from '../support/documents';
import { chooseVariation } from '../support/product-choice';
import { deliveryWay } from '../support/shop-file';
import { ADDRESS, orderNumber } from '../support/guest';
import { TEST_SECRET } from '../support/start-server';
import { type ShopClient, type ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { amount, fold } from '../support/words';

// A bicycle shop, opened by docs/how-to/open-a-shop.md: the test follows the guide, without a
// statement of SQL, up to the first order. Nothing in it may mention the demo shop.

const shop = useShop({ DEMO: 'off', MAIL_FROM: 'post@radhaus.example' });
const GUIDE = readFileSync('docs/how-to/open-a-shop.md', 'utf8');
const GOODS = 'tests/fixtures/bicycles';
const folder = mkdtempSync(join(tmpdir(), 'radhaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS: Record<string, typeof runShopCommand> = {
  shop: runShopCommand,
  'catalogue:import': runImport,
  'catalogue:export': runExport,
  order: runOrderCommand,
  'operator:create': runOperatorCommand,
};

/** Runs a line of the guide; its files are in a folder of the test. Returns code and output. */
async function run(line: string, values: Record<string, string> = {}) {
  expect(GUIDE).toContain(line);
  const filled = Object.entries(values).reduce(
    (all, [name, value]) => all.replace(name, value),
    line,
  );
  const [command = '', into] = filled.split(' > ');
  const [, name = '', rest] = /^npm run (?:-s )?(\S+) -- (.*)$/.exec(command)!;
  const args = rest!.split(' ').flatMap((word) => inFolder(word));
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const env = {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: shop.server.dataDir,
    PUBLIC_ORIGIN: shop.server.origin,
    SECRET: TEST_SECRET,
  };
  const code = await COMMANDS[name]!(args, env, { log: print, error: print });
  if (into) writeFileSync(join(folder, into), printed.join('\n'));
  return { code, text: printed.join('\n') };
}

/**
 * A word of a command, expanded like a shell does: files by their paths, `*.csv` as all of them.
 */
function inFolder(word: string): string[] {
  if (word === './goods/*.csv') {
    return readdirSync(GOODS)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => join(GOODS, name));
  }
  if (word === './goods/pictures') return [join(GOODS, 'pictures')];
  return [/^\.\/|\.json$/.test(word) ? join(folder, word) : word];
}

/** The shop of the guide, with values of its owner. */
function writeShopFile() {
  const blocks = [...GUIDE.matchAll(/```json\n([^]*?)```/g)].map(
    ([, text]) => JSON.parse(text!) as object,
  );
  const legal = (name: string, de: string, en: string) => ({
    de: { title: de, file: `legal/${name}.de.md` },
    en: { title: en, file: `legal/${name}.en.md` },
  });
  const germany = { countries: ['DE'], freeFrom: null };
  const own = {
    slogan: { de: 'Räder, die rollen.', en: 'Bicycles that roll.' },
    titleSuffix: 'Radhaus',
    seller: {
      name: 'Radhaus Beispiel GmbH',
      street: 'Nabenplatz 7',
      postcode: '28195',
      city: 'Bremen',
      country: 'DE',
      representative: 'Fenja Speiche',
      email: 'post@radhaus.example',
      phone: '+49 421 000 00',
      register: 'Amtsgericht Bremen, HRB 1',
      vatId: 'DE136695976',
    },
    bank: {
      accountOwner: 'Radhaus Beispiel GmbH',
      name: 'Speicherbank',
      iban: 'DE75512108001245126199',
      swift: 'SOGEDEFF',
    },
    // A bicycle is too heavy for a parcel.
    delivery: [
      deliveryWay(1, { prices: [{ ...germany, upToGrams: 5000, price: '5.90' }] }),
      deliveryWay(2, {
        name: { de: 'Radkarton', en: 'Bicycle box' },
        carrier: 'Rollgut',
        days: [2, 5],
        prices: [{ ...germany, upToGrams: 31500, price: '24.90' }],
      }),
    ],
    design: {
      selectedFont: 'Work Sans',
      primaryColor: '#1d4ed8',
      secondaryColor: '#9a3412',
      blockSize: 'm',
    },
    legal: {
      TermsConditions: legal('terms', 'Geschäftsbedingungen', 'Terms and conditions'),
      CancellationRights: legal('withdrawal', 'Widerrufsrecht', 'Right of withdrawal'),
      WithdrawalForm: legal('form', 'Widerrufsformular', 'Withdrawal form'),
      PrivacyPolicy: legal('privacy', 'Datenschutz', 'Privacy policy'),
      LegalDisclosure: legal('imprint', 'Impressum', 'Legal disclosure'),
      Shipping: legal('shipping', 'Versand', 'Delivery'),
      AccessibilityDeclaration: legal('accessibility', 'Barrierefreiheit', 'Accessibility'),
    },
  };
  cpSync(join(GOODS, 'legal'), join(folder, 'legal'), { recursive: true });
  const shown = JSON.parse(readFileSync(join(folder, 'shop.json'), 'utf8')) as object;
  const { navigation, ...shop } = Object.assign(shown, ...blocks, own) as {
    navigation: Navigation;
  };
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  return navigation;
}

/** It names pages, which are imported with the goods. */
function writeNavigation(navigation: Navigation) {
  const header = ['/fahrraeder', '/fahrraeder/reiseraeder'];
  const file = { navigation: { ...navigation, header } };
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(file));
}

type Navigation = { header: string[] };

/** Pages that the walk to an order skips, besides the footer's links. */
const PAGES = [
  '/en/cart',
  '/search?term=xyzzy',
  '/en/search',
  '/wishlist',
  '/login',
  '/en/register',
];

const seen: ShopPage[] = [];

/** A visitor who records every page. */
function visitor(): ShopClient {
  const client = shop.client();
  for (const way of ['get', 'post', 'submit'] as const) {
    const go = client[way].bind(client) as (...args: unknown[]) => Promise<ShopPage>;
    client[way] = async (...args: unknown[]) => {
      const page = await go(...args);
      if (/html/.test(page.headers.get('content-type') ?? '')) seen.push(page);
      return page;
    };
  }
  return client;
}

test('the guide leads from nothing to the first order, its documents and a copy of the shop', async () => {
  await openShop();
  await makeOperator();
  const { client, confirmation, number, email } = await orderAsGuest();
  expect(confirmation.text('main')).toContain('Handbuch: Rad selbst reparieren');

  expect((await run('npm run order -- paid NUMBER', { NUMBER: number })).code).toBe(0);
  expect((await run('npm run order -- sent NUMBER', { NUMBER: number })).code).toBe(0);
  const received = await shop.mailTo(email, new RegExp(number));
  const invoice = await shop.mailTo(email, /^Rechnung/);
  await readInvoice(invoice);
  await lookAround(client);
  await expectNothingOfTheDemo([received, invoice]);
  await expectCopies();
});

async function openShop() {
  expect((await run('npm run -s shop -- show > shop.json')).code).toBe(0);
  const navigation = writeShopFile();
  const dry = await run('npm run shop -- apply shop.json --dry-run');
  expect(dry.text).toMatch(/name: "Shop" -> "Radhaus"[^]*would change\.$/);
  const applied = await run('npm run shop -- apply shop.json');
  expect(applied).toEqual({ code: 0, text: dry.text.replace('would change', 'changed') });

  const goods = 'npm run catalogue:import -- ./goods/*.csv --images ./goods/pictures';
  expect((await run(`${goods} --dry-run`)).code).toBe(0);
  const { code, text } = await run(goods);
  expect(text).toContain('variations.csv (variations): 40 of 40 lines');
  expect(code).toBe(0);
  writeNavigation(navigation);
  expect((await run('npm run shop -- apply shop.json')).code).toBe(0);
  // Addresses that a test cannot have.
  const missing = (await run('npm run shop -- check')).text.split('\n');
  expect(missing.map((line) => line.split(':')[0])).toEqual([
    'seller.email',
    'sender.email',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
  ]);
}

/** A new operator logs in with the password that the command prints once, and may edit. */
async function makeOperator() {
  const { code, text } = await run('npm run operator:create -- you@example.com');
  expect(code).toBe(0);
  const login = new URL(/^Log in at (\S+)$/m.exec(text)![1]!);
  const password = /^Password {2}(\S+)$/m.exec(text)![1]!;
  // Tools of the editor name every kind of block, which shoppers do not see.
  const operator = shop.client();
  const page = await operator.get(login.pathname);
  const entered = await operator.submit(page.form('main form'), {
    email: 'you@example.com',
    password,
  });
  expect(entered.status).toBe(303);
  const edited = await operator.get('/operator/edit');
  expect(edited.status).toBe(200);
  expect(edited.document.querySelector('.toolbar')).not.toBeNull();
  const adding = await operator.get('/operator/edit?add=%2F');
  const offered = [...adding.document.querySelectorAll('button[name=variation]')];
  const names = offered.map((button) => button.getAttribute('value'));
  expect(names).toContain('tabs');
  expect(names.filter((name) => name?.startsWith('colour-'))).toEqual([]);
}

/** Through home page, category, product and cart to the order, like a customer who reads them. */
async function orderAsGuest() {
  const client = visitor();
  const home = await client.get('/');
  expect(home.text('title')).toContain('Radhaus');
  expect(home.text('main')).toContain('Reiserad Deichkrone');
  const menu = await client.get(home.document.querySelector('header nav a')!.getAttribute('href')!);
  expect(menu.text('.menu-columns')).toContain('Reiseräder');
  const category = await client.get('/fahrraeder/reiseraeder');
  expect(category.text('main')).toContain('Reiserad Deichkrone');
  const unchosen = await client.get(linkTo(category, 'Reiserad Deichkrone'));
  const bicycle = await chooseVariation(client, unchosen);
  expect(bicycle.text('main')).toContain(amount(129900, 'de'));
  expect(bicycle.text('main')).toContain('Kettwig Fahrradwerk GmbH');
  const search = await client.get('/search?term=handbuch');
  const book = await client.get(linkTo(search, 'Handbuch: Rad selbst reparieren'));
  await client.submit(bicycle.form('form.buy'), { quantity: '1' });
  await client.submit(book.form('form.buy'), { quantity: '2' });
  const cart = await client.get('/cart');
  expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(2);

  const email = 'erste@example.com';
  const login = await client.get('/guest/login');
  let checkout = await client.follow(await client.submit(login.form('main form'), { email }));
  const address = checkout.form('button[value=shipping-address]');
  checkout = await client.follow(await client.submit(address, ADDRESS));
  expect(checkout.text('main')).toContain('Vorkasse');
  expect(checkout.text('main')).toContain('Radkarton');
  const consents = { terms: 'on', shippingPrivacyHintAccepted: 'on' };
  const placed = await client.submit(checkout.form('button[value=place]'), consents);
  const number = orderNumber(placed);
  expect(number, checkout.errorCodes().join()).not.toBeNull();
  return { client, email, number: String(number), confirmation: await client.follow(placed) };
}

async function lookAround(client: ShopClient) {
  const homes = [await client.get('/'), await client.get('/en/')];
  const footers = homes.flatMap((home) => [
    ...home.document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]'),
  ]);
  expect(footers.length).toBeGreaterThan(16);
  for (const path of [...PAGES, ...footers.map((link) => link.getAttribute('href')!)]) {
    expect((await client.get(path)).status, path).toBe(200);
  }
  const missing = await client.get('/nowhere');
  expect(missing.status).toBe(404);
  // Pictures of paint.
  const painted = '.error-picture, .empty-state-colours';
  expect(seen.filter(({ document }) => document.querySelector(painted))).toEqual([]);
}

function linkTo(page: ShopPage, name: string): string {
  const links = [...page.document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const found = links.find((link) => fold(link.textContent ?? '').includes(name));
  if (!found) throw new Error(`No link to ${name} on ${page.url}`);
  return found.getAttribute('href')!;
}

/**
 * 1299,00 € with 19 % and two times 24,00 € with 7 %. Delivery for 24,90 € is taxed as what it brings: 24,01 €
 * with 19 % and 0,89 € with 7 %.
 */
async function readInvoice(mail: Email) {
  const [document] = mail.attachments;
  const text = await textOfPdf(new Uint8Array(document!.content as ArrayBuffer));
  for (const fact of [
    'Radhaus Beispiel GmbH',
    'Nabenplatz 7',
    'DE136695976',
    'HRB 1',
    'Reiserad Deichkrone',
    amount(129900, 'de'),
    amount(2400, 'de'),
    amount(4800, 'de'),
    amount(2490, 'de'),
    amount(137190, 'de'),
    amount(132301 - Math.round(132301 / 1.19), 'de'),
    amount(4889 - Math.round(4889 / 1.07), 'de'),
  ]) {
    expect.soft(fold(text)).toContain(fact);
  }
}

/** Words of a paint shop only, and the marks of the demo shop. */
async function expectNothingOfTheDemo(mails: Email[]) {
  const shades = readFileSync('demo/catalogue/shades.csv', 'utf8').trim().split('\n').slice(1);
  const names = shades.flatMap((line) => line.split(';').slice(6));
  const paint =
    /farb|lack|anstrich|streich|lasur|grundier|gebinde|gemischt|paint|colou?r|shade|primer|varnish|\btins?\b|mixed/i;
  const words = new RegExp(`${paint.source}|(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'iu');
  const facts = [
    ...Object.values(SETTINGS.seller).filter((fact) => fact.length > 2),
    ...Object.values(SETTINGS.bank),
    SETTINGS.shopName,
    SETTINGS.slogan.de,
    SETTINGS.slogan.en,
    ...demoPictures(),
  ];
  for (const page of seen) {
    expect.soft(page.html, page.url).toContain('--primary:#1d4ed8');
    expect
      .soft(
        facts.filter((fact) => page.html.includes(fact)),
        page.url,
      )
      .toEqual([]);
    expect
      .soft(
        saidOn(page).filter((text) => words.test(text)),
        page.url,
      )
      .toEqual([]);
  }
  for (const { subject, text = '', html = '' } of mails) {
    expect
      .soft(
        facts.filter((fact) => `${text}${html}`.includes(fact)),
        subject,
      )
      .toEqual([]);
    expect
      .soft(
        text.split('\n').filter((line) => words.test(line)),
        subject,
      )
      .toEqual([]);
  }
}

/** Pictures of the demo by the hashes in their addresses. */
function demoPictures(): string[] {
  const lines = readFileSync('demo/catalogue/images/measures.ndjson', 'utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { hash: string }).hash);
}

/** The texts of a page for people and machines: texts, alternatives, labels, meta data. */
function saidOn({ document }: ShopPage): string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isCode = /^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? '');
    if (!isCode && node.textContent?.trim()) said.push(fold(node.textContent));
  }
  for (const element of document.querySelectorAll(
    '[alt], [aria-label], [title], [placeholder], meta[content]',
  )) {
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content']) {
      const value = element.getAttribute(name);
      if (value) said.push(value);
    }
  }
  return said;
}

/** The last step: exports shop file and goods, from which another empty shop becomes the same. */
async function expectCopies() {
  const { code, text } = await run('npm run catalogue:export -- ./catalogue');
  expect(text).toContain('variations.csv: 40 lines');
  expect(text).toMatch(/6 pictures, 0 problems, exported$/);
  const items = readFileSync(join(folder, 'catalogue', 'items.csv'), 'utf8').split('\n')[0]!;
  expect(items.split(';')).toContain('made_to_order');
  expect(items).not.toMatch(/shade|tester|hazard|biocide|ufi/);
  expect(code).toBe(0);
  expect(readdirSync(join(folder, 'catalogue', 'images'))).toHaveLength(6);
  expect((await run('npm run catalogue:export -- ./catalogue')).text).toMatch(
    /^The folder .* is not empty/,
  );
}
