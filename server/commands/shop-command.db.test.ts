import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredLocales } from '../../app/i18n/locales';
import { fillBase, fillSettings } from '../../demo/base';
import { configurationOf } from '../../app/services/commerce/shop-pages/configuration/get-configuration';
import { LEGAL_TEXT_TYPES } from '../../app/services/shop-api';
import type { ShopFile } from '../../app/services/commerce/shop-pages/shop-file/schema';
import { byName } from '../../app/services/commerce/core/reference/countries-by-name';
import { createReference } from '../../app/services/commerce/core/reference/reference';
import { homeCountryOf } from '../../app/services/commerce/core/reference/home-country';
import { loadReferenceTables } from '../../app/services/commerce/core/reference/reference-tables';
import { vatRatesOf } from '../../app/services/commerce/core/reference/vat-rates';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { deliveryWay, paymentWay } from '../../tests/support/shop-file';
import type { Env } from './command';
import { makeRendition } from '../media';
import { runShopCommand } from './shop-command';

let database: TestDatabase;
let folder: string;
let shown: ShopFile;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'shop-file-'));
  const client = await database.pool.connect();
  await fillBase(client);
  await fillSettings(client);
  client.release();
  shown = JSON.parse((await run('show'))[1]) as ShopFile;
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the exit code and the output. */
const run = (...args: string[]) => runWith({}, ...args);

async function runWith(settings: Env, ...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, ...settings };
  const code = await runShopCommand(args, env, { log: note, error: note });
  return [code, lines.join('\n')];
}

const apply = (given: unknown, ...options: string[]) => {
  const file = join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify(given));
  return run('apply', file, ...options);
};
const showNow = async () => JSON.parse((await run('show'))[1]) as ShopFile;

test('applying the shown file changes nothing', async () => {
  expect(shown.name).toBe('Tonwert');
  expect(shown.delivery!.length).toBeGreaterThan(1);
  expect(shown.payment!.map(({ key }) => key)).toEqual([
    'PREPAYMENT',
    'INVOICE',
    'MOLLIE_CREDITCARD',
    'MOLLIE_PAYPAL',
    'MOLLIE_BANKTRANSFER',
  ]);
  expect(await apply(shown)).toEqual([0, '0 values changed.']);
  expect(await showNow()).toEqual(shown);
});

test('a file changes seller, delivery, payment and legal texts; the rest stays', async () => {
  mkdirSync(join(folder, 'legal'));
  writeFileSync(
    join(folder, 'legal', 'agb.html'),
    '<h2>§ 1</h2><script>x</script><p onclick="y">Rad</p>',
  );
  writeFileSync(
    join(folder, 'legal', 'delivery.md'),
    '# Delivery\n\nBy **box**.<script>x</script>',
  );
  const given: ShopFile = {
    name: 'Radhaus',
    seller: { ...shown.seller!, name: 'Radhaus GmbH', email: 'post@radhaus.example' },
    bank: { ...shown.bank!, iban: 'GB82WEST12345698765432' },
    countries: ['DE', 'CH'],
    payment: [
      paymentWay('CASH_ON_DELIVERY', { fee: '4.90', countries: ['DE'], maxAmount: '500.00' }),
      paymentWay('MOLLIE_PRZELEWY24', { maxAmount: '900.00' }),
    ],
    delivery: [
      deliveryWay(7, {
        carrier: 'Radkurier',
        days: [2, 5],
        notWith: ['CASH_ON_DELIVERY'],
        prices: [
          { countries: ['CH', 'DE'], upToGrams: 30_000, price: '29.00', freeFrom: '1000.00' },
          { countries: ['DE'], upToGrams: 60_000, price: '49.50', freeFrom: null },
        ],
        times: [{ countries: ['CH'], days: [4, 9] }],
      }),
    ],
    preferredDelivery: {
      ...shown.preferredDelivery!,
      surcharge: '2.50',
      stationProfiles: [7],
      profiles: { 7: ['PreferredDay'] },
    },
    legal: {
      TermsConditions: { de: { title: 'AGB', file: 'legal/agb.html' } },
      Shipping: { en: { title: 'Delivery', file: 'legal/delivery.md' } },
    },
  };
  const [dryCode, dry] = await apply(given, '--dry-run');
  expect(dryCode).toBe(0);
  expect(dry).toContain('name: "Tonwert" -> "Radhaus"');
  expect(dry).toMatch(/\d+ values would change\.$/);
  expect(await showNow()).toEqual(shown);

  const [code, said] = await apply(given);
  expect([code, said]).toEqual([0, dry.replace('would change', 'changed')]);
  const now = await showNow();
  const legal = {
    Shipping: { en: { title: 'Delivery', html: '<p>By <strong>box</strong>.</p>\n' } },
    TermsConditions: { de: { title: 'AGB', html: '<h2>§ 1</h2><p>Rad</p>' } },
  };
  expect(now).toEqual({ ...shown, ...given, legal });
  const { rows: online } = await database.pool.query<{ key: string; icon: string }>(
    "select key, icon from payment_method where payment_key = 'MOLLIE_PRZELEWY24'",
  );
  expect(online).toEqual([{ key: 'Mollie', icon: '' }]);
  const { rows } = await database.pool.query<{ key: string; value: unknown }>(
    'select key, value from setting',
  );
  const made = configurationOf(new Map(rows.map(({ key, value }) => [key, value])));
  expect(made).toMatchObject({ shopName: 'Radhaus', design: shown.design });
  expect(await apply(given)).toEqual([0, '0 values changed.']);

  expect((await apply(shown))[0]).toBe(0);
  expect(await showNow()).toEqual({ ...shown, legal });
});

test.each<[string, unknown, string[]]>([
  ['no object', [], ['(the file): ']],
  ['an unknown section', { naem: 'x' }, ['naem: is not known']],
  ['an empty name', { name: '' }, ['name: must not be empty']],
  [
    'a wrong account',
    { bank: { accountOwner: '', name: '', iban: 'DE1', swift: '' } },
    ['bank.iban: is no IBAN'],
  ],
  [
    'no country',
    { countries: ['DE', 'XX', 'Deutschland'] },
    ['countries.2: is a country such as DE'],
  ],
  ['an unknown country', { countries: ['DE', 'XX'] }, ['countries.1: XX is no country here']],
  [
    'a period out of its bounds, and one that no shop may change',
    { retention: { carts: { days: 0 }, orders: { years: 8.5 }, outbox: { days: 9 } } },
    [
      'retention.carts.days: is a whole number from 1 to 365',
      'retention.orders.years: is a whole number from 8 to 10',
      'retention.outbox: is not known',
    ],
  ],
  [
    'a sender that is no mailbox',
    { sender: { name: 'Rad\nBcc: x', email: 'Rad <post@radhaus.de>', replyTo: '' } },
    ['sender.name: is one line of text', 'sender.email: is no e-mail address'],
  ],
  [
    'VAT with an invalid rate, day, country or an unknown country',
    {
      vat: {
        DE: [{ from: '2027-02-30', standard: '19', reduced: '120.00' }],
        Deutschland: [{ from: '2027-01-01', standard: '19.00', reduced: '7.00' }],
        FR: [],
      },
    },
    [
      'vat.DE.0.from: is a day such as 2027-01-01',
      'vat.DE.0.standard: is a rate in percent such as 19.00',
      'vat.DE.0.reduced: is a rate in percent such as 19.00',
      'vat.Deutschland: is a country such as DE',
      'vat.FR: names no rate',
    ],
  ],
  [
    'impossible delivery preferences',
    {
      preferredDelivery: {
        surcharge: '1,20',
        cutOff: { hour: 24, minute: 0 },
        excludedHandOverDays: [0],
        stationProfiles: [],
        postnumberRequired: true,
        profiles: { DHL: ['PreferredDay'] },
      },
    },
    [
      'preferredDelivery.surcharge: is an amount such as 5.90',
      'preferredDelivery.cutOff.hour: ',
      'preferredDelivery.excludedHandOverDays.0: ',
      'preferredDelivery.profiles.DHL: is the id of a way of delivery',
    ],
  ],
  ['an unknown language', { languages: ['fr'] }, ['languages.0: is de or en']],
  ['a language that is there twice', { languages: ['de', 'de'] }, ['languages: names one twice']],
  ['no language', { languages: [] }, ['languages: names no language']],
  [
    'a link that leads to a script, or nowhere',
    {
      navigation: {
        header: [],
        footer: [
          {
            title: { de: 'x', en: 'x' },
            links: [
              { name: { de: 'x', en: 'x' }, href: 'javascript:alert(1)' },
              { name: { de: 'x', en: 'x' }, href: '//elsewhere.example' },
            ],
          },
        ],
      },
    },
    [
      'navigation.footer.0.links.0: is the path of a page, or a name and an address',
      'navigation.footer.0.links.1: is the path of a page, or a name and an address',
    ],
  ],
  [
    'a colour that is none',
    {
      design: {
        selectedFont: 'Work Sans',
        primaryColor: 'red',
        secondaryColor: '#000000',
        blockSize: 'm',
      },
    },
    ['design.primaryColor: is a colour such as #1f4d3f'],
  ],
  [
    'a font that the shop has not',
    {
      design: {
        selectedFont: 'Comic Sans',
        primaryColor: '#000000',
        secondaryColor: '#000000',
        blockSize: 'm',
      },
    },
    ['design.selectedFont: is one of Instrument Sans, Nunito Sans, Source Sans 3, Work Sans'],
  ],
  ['two errors', { eInvoices: 'ja', titleSuffix: 7 }, ['eInvoices: ', 'titleSuffix: ']],
])('%s is refused with its position, and nothing is changed', async (_, given, places) => {
  const before = await showNow();
  const [code, said] = await apply(given);
  expect(code).toBe(1);
  for (const place of places) expect(said).toContain(place);
  expect(said).toMatch(/Nothing was changed\.$/);
  expect(await showNow()).toEqual(before);
});

test('errors in lists name the line: amounts, repeated numbers, payment methods', async () => {
  const [way] = shown.delivery!;
  const wrong = {
    delivery: [
      { ...way, prices: [{ countries: ['DE'], upToGrams: 1, price: '5,90', freeFrom: null }] },
    ],
  };
  expect((await apply(wrong))[1]).toContain('delivery.0.prices.0.price: is an amount such as 5.90');
  const twice = { delivery: [way, way], payment: [{ ...shown.payment![0]!, key: 'BITCOIN' }] };
  const [code, said] = await apply(twice);
  expect(code).toBe(1);
  expect(said).toContain(`delivery.1.id: ${way!.id} is there twice`);
  expect(said).toContain('payment.0.key: BITCOIN is no way to pay that this shop has');
});

test('delivery preferences refer to shipping profiles of the file or the shop', async () => {
  const { preferredDelivery, delivery } = shown;
  const [first] = delivery!;
  const wrong = {
    ...preferredDelivery!,
    stationProfiles: [first!.id, 77, first!.id],
    profiles: { [first!.id]: ['PreferredDay'], 78: [] },
  };
  const [code, said] = await apply({ preferredDelivery: wrong });
  expect(code).toBe(1);
  expect(said.split('\n')).toEqual([
    'preferredDelivery.stationProfiles.1: 77 is no way of delivery that this shop offers',
    `preferredDelivery.stationProfiles.2: ${first!.id} is there twice`,
    'preferredDelivery.profiles.78: 78 is no way of delivery that this shop offers',
    'Nothing was changed.',
  ]);
  const moved = { preferredDelivery, delivery: [deliveryWay(9)] };
  expect((await apply(moved))[1]).toContain(
    `preferredDelivery.stationProfiles.0: ${first!.id} is no way of delivery that this shop offers`,
  );
  // A removed shipping profile loses its delivery preferences; the shown file applies again.
  expect((await apply({ delivery: [deliveryWay(9)] }))[0]).toBe(0);
  const now = await showNow();
  expect(now.preferredDelivery).toMatchObject({ stationProfiles: [], profiles: {} });
  expect(await apply(now)).toEqual([0, '0 values changed.']);
  expect((await apply(shown))[0]).toBe(0);
  expect((await showNow()).preferredDelivery).toEqual(preferredDelivery);
});

test('rates of VAT: a future change, a country without rates, and everything restored', async () => {
  const { DE, AT, ...others } = shown.vat!;
  expect(DE).toEqual([{ from: '2020-01-01', standard: '19.00', reduced: '7.00' }]);
  expect(AT?.[0]).toMatchObject({ standard: '20.00', reduced: '10.00' });
  const next = { from: '2027-01-01', standard: '21.00', reduced: '7.50', reduced2: '9.00' };
  const vat = { ...others, DE: [...DE!, next] };
  expect((await apply({ vat }, '--dry-run'))[1]).toContain(
    'vat.DE.1: nothing -> {"from":"2027-01-01"',
  );
  expect((await showNow()).vat).toEqual(shown.vat);
  expect((await apply({ vat }))[0]).toBe(0);
  expect((await showNow()).vat).toEqual(vat);
  expect(await apply({ vat })).toEqual([0, '0 values changed.']);
  const tables = await loadReferenceTables(database.pool);
  const german = (day: string) => vatRatesOf(tables, 1, new Date(day));
  expect(german('2026-12-31T12:00:00Z')).toEqual({
    standard: 1900,
    reduced: 700,
    reduced2: 700,
  });
  expect(german('2026-12-31T23:00:00Z')).toEqual({
    standard: 2100,
    reduced: 750,
    reduced2: 900,
  });
  expect(vatRatesOf(tables, 2, new Date())).toEqual({
    standard: null,
    reduced: null,
    reduced2: null,
  });
  const [code, said] = await apply({
    vat: { XX: [next], DE: [next, next] },
    seller: { ...shown.seller, country: 'YY' },
  });
  expect(code).toBe(1);
  for (const place of [
    'vat.XX: XX is no',
    'vat.DE.1.from: 2027-01-01 is there twice',
    'seller.country: YY',
  ]) {
    expect(said).toContain(place);
  }
  expect((await apply({ vat: shown.vat }))[0]).toBe(0);
  expect((await showNow()).vat).toEqual(shown.vat);
});

test('existing sessions end by the days of the file', async () => {
  await database.pool.query(
    `insert into visitor_session (token_hash, created_at, seen_at, expires_at)
     values ('x', '2026-05-01T12:00Z', '2026-05-03T12:00Z', '2026-06-02T12:00Z')`,
  );
  expect((await apply({ retention: { sessions: { days: 5 } } }))[0]).toBe(0);
  const { rows } = await database.pool.query<{ end: Date }>(
    'select expires_at as end from visitor_session',
  );
  expect(rows[0]!.end).toEqual(new Date('2026-05-08T12:00:00Z'));
  expect((await apply({ retention: shown.retention }))[0]).toBe(0);
});

test('the offered languages, in order', async () => {
  expect(shown.languages).toEqual(['de', 'en']);
  const tables = async () => createReference(database.pool).tables();
  for (const languages of [['en'], ['en', 'de'], ['de', 'en']] as const) {
    expect((await apply({ languages }))[0]).toBe(0);
    expect((await showNow()).languages).toEqual(languages);
    // Reads the small tables again, which are cached.
    await tables();
    expect(offeredLocales()).toEqual(languages);
  }
});

async function plantTree() {
  await database.pool.query(
    `insert into category (external_id, parent_id, position, type, linklist)
       select 'road', null::int, 1, 'item', 'Y' union all select 'city', null, 2, 'item', 'Y'
       union all select 'hidden', null, 3, 'item', 'N' union all select 'guide', null, 4, 'content', 'Y';
     insert into category (external_id, parent_id, position)
       select 'gravel', id, 1 from category where external_id = 'road';
     insert into category (external_id, parent_id, position)
       select 'steel', id, 1 from category where external_id = 'gravel';
     insert into category_detail (category_id, lang, name, name_url, path)
       select id, lang, external_id, external_id, case external_id when 'gravel' then '/road/gravel'
         when 'steel' then '/road/gravel/steel' else '/' || external_id end
         || case lang when 'en' then '-en' else '' end
       from category, (values ('de'), ('en')) as lang (lang)`,
  );
}

test('menu and footer: which pages, in which order, and everything restored', async () => {
  await plantTree();
  const before = (await showNow()).navigation!;
  expect(before).toEqual({ header: ['/road', '/road/gravel', '/city', '/guide'], footer: null });
  expect(await apply({ navigation: before })).toEqual([0, '0 values changed.']);
  const club = { name: { de: 'Verein', en: 'Club' }, href: 'https://club.example' };
  const navigation = {
    header: ['/hidden', '/city', '/road'],
    footer: [{ title: { de: 'Rad', en: 'Bike' }, links: ['/contact', '/road/gravel', club] }],
  };
  const [, dry] = await apply({ navigation }, '--dry-run');
  expect(dry).toContain('navigation.header.0: "/road" -> "/hidden"');
  expect((await showNow()).navigation).toEqual(before);
  expect((await apply({ navigation }))[0]).toBe(0);
  expect((await showNow()).navigation).toEqual(navigation);
  expect(await apply({ navigation })).toEqual([0, '0 values changed.']);
  const { rows } = await database.pool.query<{ key: string }>(
    `select external_id as key from category where parent_id is null order by position`,
  );
  expect(rows.map(({ key }) => key)).toEqual(['hidden', 'city', 'road', 'guide']);

  // A page that its hidden parent kept out of the menu stays out with it: no file names the page.
  await database.pool.query(
    `insert into category (external_id, parent_id, position, linklist)
       select 'below', id, 1, 'Y' from category where external_id = 'guide';
     insert into category_detail (category_id, lang, name, name_url, path)
       select id, 'de', external_id, external_id, '/guide/below' from category
        where external_id = 'below'`,
  );
  expect((await showNow()).navigation!.header).not.toContain('/guide/below');
  expect((await apply({ navigation: { ...navigation, header: ['/guide'] } }))[0]).toBe(0);
  expect((await showNow()).navigation!.header).toEqual(['/guide']);

  // A column whose pages are all deleted is dropped, so that the shown file can be applied.
  const gone = { title: club.name, links: ['/guide/below'] };
  const footer = [gone, ...navigation.footer];
  expect((await apply({ navigation: { header: navigation.header, footer } }))[0]).toBe(0);
  await database.pool.query(`delete from category where external_id = 'below'`);
  const left = (await showNow()).navigation!;
  expect(left).toEqual(navigation);
  expect((await apply({ navigation: left }))[0]).toBe(0);
  expect((await apply({ navigation }))[0]).toBe(0);

  // Paths in each language are accepted; those of the first language are shown.
  expect((await apply({ languages: ['en', 'de'], navigation: before }))[0]).toBe(0);
  expect((await showNow()).navigation!.header).toEqual([
    '/road-en',
    '/road/gravel-en',
    '/city-en',
    '/guide-en',
  ]);
  expect((await apply({ languages: ['de', 'en'] }))[0]).toBe(0);
  expect((await showNow()).navigation).toEqual(before);

  const [code, said] = await apply({
    navigation: {
      header: ['/nowhere', '/road/gravel', '/road', '/road', '/road/gravel/steel'],
      footer: [
        { title: club.name, links: ['/nowhere', '/contact', '/contact', '/city', '/city-en'] },
      ],
    },
  });
  expect(code).toBe(1);
  for (const line of [
    'navigation.header.0: /nowhere is no page of the tree',
    'navigation.header.1: /road/gravel stands before the page it lies below',
    'navigation.header.3: /road is there twice',
    'navigation.header.4: /road/gravel/steel lies deeper than the menu shows',
    'navigation.footer.0.links.0: /nowhere is no page of this shop',
    'navigation.footer.0.links.2: /contact is there twice',
    'navigation.footer.0.links.4: /city-en is there twice',
  ]) {
    expect(said).toContain(line);
  }
  expect((await showNow()).navigation).toEqual(before);
});

test("the seller's country is the home country of the shop", async () => {
  const home = async () => {
    const tables = await loadReferenceTables(database.pool);
    const { id } = homeCountryOf(tables);
    return [
      tables.countries.find((row) => row.id === id)!.isoCode2,
      byName(tables.countries, 'de')[0]!.isoCode2,
    ];
  };
  expect(await home()).toEqual(['DE', 'DE']);
  expect((await apply({ seller: { ...shown.seller!, country: 'AT' } }))[0]).toBe(0);
  expect(await home()).toEqual(['AT', 'AT']);
  expect((await apply({ seller: shown.seller }))[0]).toBe(0);
  expect(await home()).toEqual(['DE', 'DE']);
});

test('a logo is stored with the pictures; the shown file can be applied, and the logo removed', async () => {
  const pixels = {
    create: { width: 400, height: 100, channels: 4, background: '#1f4d3f80' },
  } as const;
  await sharp(pixels).png().toFile(join(folder, 'logo.png'));
  expect((await apply({ logo: { file: 'logo.png' } }, '--dry-run'))[1]).toContain('logo: null -> ');
  expect((await showNow()).logo).toBeNull();

  expect((await apply({ logo: { file: 'logo.png' } }))[0]).toBe(0);
  const { logo } = await showNow();
  expect(logo).toMatch(/^\/media\/[0-9a-f]{64}\/320\.avif$/);
  expect(await makeRendition(join(folder, 'media'), logo as string)).toBe(true);
  expect(await apply({ logo })).toEqual([0, '0 values changed.']);

  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await apply({ logo: { file: 'logo.svg' } })).toEqual([
    1,
    expect.stringContaining('logo: logo.svg is no PNG'),
  ]);
  expect((await apply({ logo: { file: 'lgo.png' } }))[1]).toContain(
    `logo: there is no file "${join(folder, 'lgo.png')}"; look at its name`,
  );
  expect((await apply({ logo: 'https://elsewhere.example/logo.png' }))[1]).toContain(
    'logo: is a picture',
  );
  expect((await showNow()).logo).toBe(logo);
  expect((await apply({ icon: { file: 'logo.png' } }))[0]).toBe(0);
  expect((await showNow()).icon).toBe(logo);
  expect((await apply({ logo: null, icon: null }))[0]).toBe(0);
  expect(await showNow()).toMatchObject({ logo: null, icon: null });
});

test('an invalid or missing file is reported in one line', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{"name": ');
  expect((await run('apply', file))[0]).toBe(1);
  expect(await run('apply', join(folder, 'nowhere.json'))).toEqual([
    1,
    expect.stringContaining('nowhere.json'),
  ]);
  expect(
    (await apply({ legal: { Shipping: { de: { title: 'x', file: 'nowhere.html' } } } }))[0],
  ).toBe(1);
});

test('the schema for editors names every section', async () => {
  const [code, said] = await run('schema');
  expect(code).toBe(0);
  const { properties } = JSON.parse(said) as { properties: object };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(shown)));
});

test.each([
  [[]],
  [['apply']],
  [['show', 'x']],
  [['show', '--dry-run']],
  [['check', 'x']],
  [['tell']],
])('%j is wrong use', async (args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run shop')]);
});

test('the check lists missing data, also manufacturers of goods, and ends with 0 when complete', async () => {
  const [code, said] = await run('check');
  expect(code).toBe(1);
  for (const line of [
    'seller.email: is a sample',
    'sender.email: is missing',
    'legal.PrivacyPolicy.de: is missing',
    'goods: there are none',
    'SMTP_URL: is not set',
  ]) {
    expect(said).toContain(line);
  }

  await database.pool.query(
    `insert into manufacturer (external_id, name, street, town, email) values
       ('named', 'Radwerk', 'Werkweg 1', 'Kassel', 'post@radwerk.de'), ('unnamed', 'Radwerk', '', '', '');
     insert into item (external_id, manufacturer_id, is_active) values
       ('bicycle', (select id from manufacturer where external_id = 'named'), true),
       ('bell', (select id from manufacturer where external_id = 'unnamed'), true),
       ('pump', null, true), ('asleep', null, false);
     insert into unit_combination (unit_code, content_milli) select min(code), 1000 from unit;
     insert into variation (external_id, item_id, number, availability_id, unit_combination_id)
       select i.external_id, i.id, i.external_id, (select min(id) from availability), (select min(id) from unit_combination)
       from item i`,
  );
  expect((await run('check'))[1]).toContain('goods: 2 of 3 name no manufacturer');

  await database.pool.query(
    `update item set manufacturer_id = (select id from manufacturer where external_id = 'named')`,
  );
  const text = { title: 'Text', html: '<p>Text</p>' };
  const legal = Object.fromEntries(LEGAL_TEXT_TYPES.map((type) => [type, { de: text, en: text }]));
  const seller = { ...shown.seller!, email: 'post@radhaus.de', vatId: 'DE136695976' };
  expect((await apply({ seller, legal }))[0]).toBe(0);
  const environment = { PUBLIC_ORIGIN: 'https://radhaus.de', SMTP_URL: 'smtps://post.radhaus.de' };
  const complete = [0, 'Nothing is missing: the shop can open.'];
  expect(await runWith({ ...environment, MAIL_FROM: 'post@radhaus.de' }, 'check')).toEqual(
    complete,
  );
  expect((await runWith(environment, 'check'))[1]).toMatch(/^sender\.email: is missing.*$/);
  expect((await apply({ sender: { name: '', email: 'post@radhaus.de', replyTo: '' } }))[0]).toBe(0);
  expect(await runWith(environment, 'check')).toEqual(complete);
});
