import { beforeAll, describe, expect, test } from 'vitest';
import { ANNA } from '../support/anna';
import { addPaintShop } from '../support/paint-shop';
import { useTestEngine } from '../support/use-test-engine';
import { useWire } from '../support/use-wire';
import type { WireCaller } from '../support/wire-caller';
import { logInOperator } from '../support/wire-needs';

/**
 * Calls in the form of the original client of the contract (plentyshop-pwa 1487c9dba), written from
 * its sources, and the parts of the answers that its getters and templates read.
 */

type Goods = Awaited<ReturnType<typeof addPaintShop>>;

let goods: Goods;
let glaze: { variationIds: number[] };
let guide: number;
const engine = useTestEngine(async ({ fixture, index }) => {
  goods = await addPaintShop(fixture);
  const variations = [{ price: 1999, stock: 9, attributes: { Gebinde: '1 l' } }];
  glaze = await fixture.item({ name: 'Lasur', categories: [goods.walls], variations });
  guide = await fixture.category('Farbwissen', { type: 'content' });
  await fixture.category('Töne & Tricks', { type: 'content', parent: guide });
  await index.applyChanges('everything');
});
const wire = useWire(engine);

type Answer = Record<string, unknown>;

async function data<T = Answer>(client: WireCaller, name: string, ...sent: unknown[]): Promise<T> {
  const { status, body } = await client.call(name, ...sent);
  expect(status, `${name} ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body.data as T;
}

const of = (object: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], object);

describe('goods', () => {
  const FILTERS = { page: 1, itemsPerPage: 20, sort: 'item.score', facets: '', feedbackPage: 1 };
  const { visitor } = wire;

  test('the variation names its attributes, by which the page preselects', async () => {
    const { itemId, variationIds } = goods.paint;
    const product = await data(visitor(), 'getProduct', {
      id: itemId,
      variationId: variationIds[0],
    });
    const attributes = product['attributes'] as Answer[];
    expect(attributes.length).toBeGreaterThan(0);
    const map = of(product, 'variationAttributeMap', 'variations') as Answer[];
    const chosen = map.find(({ variationId }) => variationId === variationIds[0])!;
    expect(
      attributes.map(({ attributeId, value }) => ({
        attributeId,
        attributeValueId: of(value, 'id'),
      })),
    ).toEqual(chosen['attributes']);
    expect(of(attributes[0], 'attribute', 'names', 'name')).toEqual(expect.any(String));
  });

  test.each([
    [
      'a search with what the page knows besides',
      'getSearch',
      { ...FILTERS, term: 'Farbe', categoryUrlPath: '/search', type: 'search' },
    ],
    [
      'goods that go with none',
      'getFacet',
      {
        ...FILTERS,
        type: 'cross_selling',
        itemId: '',
        crossSellingRelation: 'Similar',
        categoryId: 0,
      },
    ],
    ['goods of a page that is not there', 'getFacet', { type: 'all', itemsPerPage: 20 }],
  ])('%s', async (_, name, sent) => {
    const found = await data(visitor(), name, sent);
    expect(found['products']).toBeInstanceOf(Array);
    expect(of(found, 'pagination', 'totals')).toEqual(expect.any(Number));
  });

  test('a suggested term has its number of goods, which the page shows', async () => {
    const sent = { query: 'Küch', types: ['suggestion', 'category'] };
    const { suggestions } = await data<{ suggestions: { label: string; count: number }[] }>(
      visitor(),
      'getItemSearchAutocomplete',
      sent,
    );
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { label, count } of suggestions) {
      const found = await data(visitor(), 'getSearch', { ...FILTERS, term: label });
      expect(count).toBe(of(found, 'pagination', 'totals'));
      expect(count).toBeGreaterThan(0);
    }
  });

  test('any goods are salable ones', async () => {
    const { products } = await data<{ products: unknown[] }>(visitor(), 'getFacet', {
      type: 'all',
      itemsPerPage: 20,
    });
    expect(products.length).toBeGreaterThan(0);
  });

  test('a guest, and a visitor without a selection, has no own review', async () => {
    const { itemId } = goods.paint;
    const sent = { itemId, variationId: 0 };
    expect(await data(visitor(), 'getAuthenticatedReview', sent)).toMatchObject({ feedbacks: [] });
  });

  test('a customer without a purchase has none either', async () => {
    const { itemId, variationIds } = goods.paint;
    const sent = { itemId, variationId: variationIds[0] };
    expect(await data(await customer(), 'getAuthenticatedReview', sent)).toMatchObject({
      feedbacks: [],
    });
  });
});

let customers = 0;

async function customer(): Promise<WireCaller> {
  const client = wire.visitor();
  customers += 1;
  const value = `kundin-pwa-${customers}@example.com`;
  const options = { typeId: { typeId: 2, subTypeId: 4, value, priority: 0 } };
  const contact = { password: 'Farbe2026!', referrerId: 1, typeId: 1, options };
  await data(client, 'doRegisterUser', { contact, 'cf-turnstile-response': '' });
  return client;
}

describe('pages', () => {
  const { visitor } = wire;

  test('countries are returned with addresses, of all types, in the language', async () => {
    const { addresses, countries } = await data<{ addresses: unknown[]; countries: Answer }>(
      visitor(),
      'getAddressesData',
      { types: [], lang: 'de' },
    );
    expect(addresses).toEqual([]);
    expect(of(countries, 'default', 0, 'currLangName')).toEqual(expect.any(String));
  });

  test('the accessibility statement is named by its page', async () => {
    const sent = { type: 'DeclarationOfAccessibility' };
    expect(await data(visitor(), 'getLegalTexts', sent)).toHaveProperty('htmlText');
  });

  test('settings contain the values that pages and forms read, and no logo if there is none', async () => {
    const settings = await data<{ key: string; value: unknown }[]>(visitor(), 'getSettings');
    const values = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      ogTitle: expect.stringMatching(/./) as string,
      metaTitle: expect.stringMatching(/./) as string,
      contactShopEmail: expect.any(String) as string,
      cancellationFormRecipient: expect.any(String) as string,
      cloudflareTurnstileApiSiteKey: '',
      shippingTextCategoryId: expect.stringMatching(/^\d+$/) as string,
    });
    expect(values['headerLogo'] ?? 'none').not.toBe('');
    const id = Number(values['shippingTextCategoryId']);
    const text = await data(visitor(), 'getCategoryTemplate', { id });
    expect(text['data']).toMatch(/<h3>[^<]*Deutschland.*<li>[^<]*\d,\d\d/s);
    const page = { identifier: id, type: 'category', blocks: '', enableGlobalBlocks: true };
    expect(await data(visitor(), 'getBlocksWithGlobalBlocks', page)).toEqual({ blocks: [] });
  });

  test('an event of a client is written to the log', async () => {
    const event = { name: 'addItemToBasket', loggableId: '', loggableType: '', payload: {} };
    expect(await data(visitor(), 'doAddShopLogs', [event])).toBeNull();
    const [written] = wire.logged.splice(0).filter(([name]) => name === 'event of a wire client');
    expect(written?.[1]).toMatchObject({ name: 'addItemToBasket' });
    // A process logs 60 of them a minute: even if a new minute begins, not all of these.
    for (const _ of [1, 2, 3]) {
      await data(
        visitor(),
        'doAddShopLogs',
        Array.from({ length: 40 }, () => event),
      );
    }
    const more = wire.logged.splice(0).filter(([name]) => name === 'event of a wire client');
    expect(more.length).toBeLessThan(120);
  });

  test('PayPal has no buttons of its own, which is no failure', async () => {
    expect(await data(visitor(), 'getPayPalSettings')).toBeNull();
  });
});

describe('an order of a guest', () => {
  let client: WireCaller;
  let order: Answer;

  beforeAll(async () => {
    client = wire.visitor();
    const productId = glaze.variationIds[0]!;
    await data(client, 'doAddCartItem', { productId, quantity: 1, basketItemOrderParams: [] });
    await data(client, 'doLoginAsGuest', { email: 'gast-pwa@example.com' });
    for (const typeId of [1, 2]) {
      await data(client, 'doSaveAddress', {
        typeId,
        addressData: { ...ANNA, id: 0, state: '', combination: '' },
      });
    }
  });

  test('lines of the cart have the attributes of their variation', async () => {
    const cart = await data(client, 'getCart');
    expect(of(cart, 'items', 0, 'variation', 'attributes', 0, 'value', 'names', 'name')).toEqual(
      expect.any(String),
    );
  });

  test('values for order properties that the goods lack are refused, however many; an empty list is accepted', async () => {
    const answers = (value: string | null) => ({
      productId: glaze.variationIds[0],
      quantity: 1,
      basketItemOrderParams: Array.from({ length: 60 }, (_, at) => ({
        property: { id: at + 1, valueType: 'text', names: { name: 'x' }, value },
      })),
    });
    const other = wire.visitor();
    expect((await other.call('doAddCartItem', answers('x'))).status).toBe(422);
    await data(other, 'doAddCartItem', answers(null));
  });

  test('the first payment method is the selected one, and each has an icon', async () => {
    const { list, selected } = await data<{ list: Answer[]; selected: number }>(
      client,
      'getPaymentProviders',
    );
    expect(list.map(({ id }) => id)).toContain(selected);
    for (const { icon } of list) expect(icon).toMatch(/^https?:\/\/./);
    const { basket } = await data<{ basket: Answer }>(client, 'getSession');
    expect(basket['methodOfPaymentId']).toBe(selected);
  });

  test('it is placed and paid as selected', async () => {
    await data(client, 'doAdditionalInformation', {
      orderContactWish: '',
      orderCustomerSign: '',
      shippingPrivacyHintAccepted: true,
      templateType: 'checkout',
    });
    expect(await data(client, 'doPreparePayment')).toMatchObject({ type: 'continue' });
    order = await data(client, 'doPlaceOrder');
    const orderId = of(order, 'order', 'id');
    const executed = await data(client, 'doExecutePayment', { orderId, paymentId: 0 });
    expect(executed).toHaveProperty('type');
  });

  test('its payment status is a text of the client', () => {
    expect(order['paymentStatusKey']).toBe('orderConfirmationPaymentStatus.unpaid');
    expect(order['paymentStatus']).toBe('unpaid');
  });
});

test('a customer without a cart sets an address of the account', async () => {
  const client = await customer();
  for (const firstName of ['Anna', 'Berta']) {
    await data(client, 'doSaveAddress', {
      typeId: 2,
      addressData: { ...ANNA, firstName, primary: false },
    });
  }
  const list = await data<{ id: number; firstName: string }[]>(client, 'getAddresses', {
    typeId: 2,
  });
  const berta = list.find(({ firstName }) => firstName === 'Berta')!;
  await engine.pool.query('update visitor_session set cart_id = null');
  await engine.pool.query('delete from cart where customer_id is not null');
  await data(client, 'setCheckoutAddress', { typeId: 2, addressId: berta.id });
  const [first] = await data<Answer[]>(client, 'getAddresses', { typeId: 2 });
  expect(first).toMatchObject({ firstName: 'Berta', primary: true });
  const foreign = await (
    await customer()
  ).call('setCheckoutAddress', { typeId: 2, addressId: berta.id });
  expect(foreign.status).toBe(404);
});

test('every setting of its drawer is stored, and those that our pages have are used', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const entries = {
    itemCanonicalId: '11',
    showNotifyMe: 'true',
    availableSortingOptions: '["item.score"]',
    verticalBlockSize: 'xl',
    seoRobotsContactPage: 'noindex, nofollow',
    font: 'Red Hat Text',
    headerLogo: 'https://cdn.example/logo.svg',
    metaKeywords: '',
  };
  const save = (sent: Record<string, string>) =>
    data(client, 'setConfiguration', {
      settings: Object.entries(sent).map(([key, value]) => ({ key, value })),
    });
  const read = async () => {
    const settings = await data<{ key: string; value: unknown }[]>(client, 'getSettings');
    return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  };
  // With a session, it reads the settings of the version that it has seen.
  await data(client, 'doLoginAsGuest', { email: 'client@example.com' });
  await save(entries);
  expect(await read()).toMatchObject({ ...entries, blockSize: 'xl' });
  const robots = await data(client, 'getRobots');
  expect(robots).toMatchObject({ robotsContactPage: 'NOINDEX_NOFOLLOW' });
  await save({ font: 'Work Sans', seoRobotsContactPage: 'all', showNotifyMe: 'false' });
  const last = { font: 'Work Sans', seoRobotsContactPage: 'all', showNotifyMe: 'false' };
  expect(await read()).toMatchObject({ ...entries, ...last });
});

test('the text of a content page and its links are blocks for the client, and are saved as text and links', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const id = guide;
  await data(client, 'setCategoryTemplate', { id, content: '<p>Alles über Farben.</p>' });
  const page = { identifier: id, type: 'category', enableGlobalBlocks: true };
  const { blocks } = await data<{ blocks: Answer[] }>(client, 'getBlocksWithGlobalBlocks', page);
  const htmlOf = (all: Answer[]) =>
    all.map((block) => of(block, 'content', 'text', 'htmlDescription'));
  const [head, text, links] = htmlOf(blocks);
  expect(head).toBe('<h1>Farbwissen</h1>');
  expect(text).toBe('<p>Alles über Farben.</p>');
  expect(links).toMatch(/<a href="\/farbwissen\/[^"]+">Töne &amp; Tricks<\/a>/);
  const sent = JSON.stringify(blocks).replace('über Farben', 'über Lacke');
  const input = { identifier: id, entityType: 'category', blocks: sent };
  const saved = await data<{ blocks: Answer[] }>(client, 'doSaveBlocksWithGlobalBlocks', input);
  expect(htmlOf(saved.blocks)).toEqual([head, '<p>Alles über Lacke.</p>', links]);
  expect(await data(client, 'getBlocks', { identifier: id, type: 'category' })).toEqual([]);
  expect(await data(client, 'getCategoryTemplate', { id })).toMatchObject({
    data: '<p>Alles über Lacke.</p>',
  });
});

test('the heading of a content page is its name, and is saved as the name', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const page = { identifier: guide, type: 'category', enableGlobalBlocks: true };
  const { blocks } = await data<{ blocks: Answer[] }>(client, 'getBlocksWithGlobalBlocks', page);
  const save = (heading: string) => {
    const sent = JSON.stringify(blocks).replace(/<h1>.*?<\/h1>/, heading);
    const input = { identifier: guide, entityType: 'category', blocks: sent };
    return data<{ blocks: Answer[] }>(client, 'doSaveBlocksWithGlobalBlocks', input);
  };
  const headOf = (saved: { blocks: Answer[] }) =>
    of(saved.blocks[0], 'content', 'text', 'htmlDescription');
  const renamed = await save('<h1 style=\\"text-align: left;\\">Farben &amp; <b>Wissen</b></h1>');
  expect(headOf(renamed)).toBe('<h1>Farben &amp; Wissen</h1>');
  expect(headOf(await save('<p>ohne</p>'))).toBe('<h1>Farben &amp; Wissen</h1>');
  expect(headOf(await save('<h1>Farbwissen</h1>'))).toBe('<h1>Farbwissen</h1>');
});

describe('header and footer, which are saved in one list with the blocks of a page', () => {
  type Page = { HeaderContainer?: Answer; blocks: Answer[]; Footer?: Answer };
  const frame = (name: string, uuid: string): Answer => ({
    name,
    type: 'structure',
    meta: { uuid, isGlobalTemplate: true },
    content: [{ name: 'TextCard', type: 'content', meta: { uuid: `${uuid}-1` }, content: {} }],
    configuration: { visible: true },
  });
  const text = { htmlDescription: '<p>Ruhige Töne</p>' };
  const card = { name: 'TextCard', type: 'content', meta: { uuid: 'card' }, content: { text } };
  const asCard = expect.objectContaining({ meta: { uuid: 'card' } }) as Answer;
  const header = frame('HeaderContainer', 'header');
  const footer = frame('FooterContainer', 'footer');
  const save = (client: WireCaller, of_: object, blocks: Answer[]) =>
    data<Page>(client, 'doSaveBlocksWithGlobalBlocks', {
      ...of_,
      blocks: JSON.stringify(blocks),
      enableGlobalBlocks: true,
    });

  // It renders its own header and footer around all blocks it reads.
  test('stand beside these, so that each is rendered once, however often it is saved', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    const home = { identifier: 'index', entityType: 'immutable' };
    const whole = { HeaderContainer: header, blocks: [asCard], Footer: footer };
    let page = await save(client, home, [header, card, footer]);
    for (const _ of [1, 2]) {
      expect(page).toEqual(whole);
      page = await save(client, home, [page.HeaderContainer!, ...page.blocks, page.Footer!]);
    }
    const asked = { identifier: 'index', type: 'immutable', enableGlobalBlocks: true };
    expect(await data(wire.visitor(), 'getBlocksWithGlobalBlocks', asked)).toEqual(whole);
  });

  test('belong to all pages in their language, whichever page they were saved with', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    const later = frame('FooterContainer', 'later');
    await save(client, { identifier: 'index', entityType: 'immutable' }, [header, card, footer]);
    const saved = await save(client, { identifier: guide, entityType: 'category' }, [card, later]);
    expect(saved).toMatchObject({ HeaderContainer: header, Footer: later });
    for (const [identifier, type] of [
      ['index', 'immutable'],
      [guide, 'category'],
      [0, 'category'],
      [0, 'product'],
    ]) {
      const asked = { identifier, type, enableGlobalBlocks: true };
      expect(await data(wire.visitor(), 'getBlocksWithGlobalBlocks', asked)).toMatchObject({
        HeaderContainer: header,
        Footer: later,
      });
    }
    const home = { identifier: 'index', type: 'immutable' };
    expect(await data(wire.visitor(), 'getBlocks', home)).toEqual([asCard]);
    const inEnglish = { body: JSON.stringify([home]), headers: { locale: 'en' } };
    const { body } = await wire.visitor().send('getBlocksWithGlobalBlocks', inEnglish);
    expect(body.data).not.toHaveProperty('Footer');
  });

  test('stay as they are when a version of a page is restored', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    const home = { identifier: 'index', entityType: 'immutable' };
    await save(client, home, [frame('HeaderContainer', 'first'), card, footer]);
    await save(client, home, [header, card, footer]);
    const listed = await data<{ data: { id: number }[] }>(client, 'getBlockSnapshots', {
      snapshotableType: 'immutable',
    });
    const identifier = listed.data[1]!.id;
    const { payload } = await data<{ payload: string }>(client, 'getBlockSnapshot', { identifier });
    expect(JSON.parse(payload)).toEqual([header, asCard, footer]);
  });

  test('a refused page leaves them unchanged', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    const home = { identifier: 'index', entityType: 'immutable' };
    await save(client, home, [header, card, footer]);
    const stale = { ...home, baseVersion: 1, enableGlobalBlocks: true };
    const blocks = JSON.stringify([frame('HeaderContainer', 'stale'), card]);
    const refused = await client.call('doSaveBlocksWithGlobalBlocks', { ...stale, blocks });
    expect(refused.status).toBe(409);
    const asked = { identifier: 'index', type: 'immutable', enableGlobalBlocks: true };
    expect(await data(client, 'getBlocksWithGlobalBlocks', asked)).toMatchObject({
      HeaderContainer: header,
    });
  });

  test('of several the outermost count, which were saved last', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    const old = [frame('HeaderContainer', 'old-header'), card, frame('FooterContainer', 'old')];
    const home = { identifier: 'index', entityType: 'immutable' };
    const page = await save(client, home, [header, ...old, footer]);
    expect(page).toEqual({ HeaderContainer: header, blocks: [asCard], Footer: footer });
    await data(client, 'deleteBlocks', { identifier: 'index', type: 'immutable' });
  });

  test('do not replace the heading and links of a page without a text', async () => {
    const client = wire.visitor();
    await logInOperator(engine, client);
    await data(client, 'setCategoryTemplate', { id: guide, content: '' });
    const asked = { identifier: guide, type: 'category', enableGlobalBlocks: true };
    const before = await data<Page>(client, 'getBlocksWithGlobalBlocks', asked);
    expect(before.blocks.length).toBeGreaterThan(0);
    const sent = [header, ...before.blocks, footer];
    const whole = { HeaderContainer: header, blocks: before.blocks, Footer: footer };
    const saved = await save(client, { identifier: guide, entityType: 'category' }, sent);
    expect(saved).toEqual(whole);
    expect(await data(client, 'getBlocksWithGlobalBlocks', asked)).toEqual(whole);
  });
});

test('layouts of all categories and of all goods are stored, and returned', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const card = {
    name: 'TextCard',
    type: 'content',
    meta: { uuid: 'layout' },
    content: { text: {} },
  };
  for (const entityType of ['category', 'product']) {
    const input = { identifier: 0, entityType, blocks: JSON.stringify([card]) };
    await data(client, 'doSaveBlocksWithGlobalBlocks', { ...input, enableGlobalBlocks: true });
    const asked = { identifier: 0, type: entityType, enableGlobalBlocks: true };
    expect(await data(wire.visitor(), 'getBlocksWithGlobalBlocks', asked)).toMatchObject({
      blocks: [card],
    });
    await data(client, 'deleteBlocks', { identifier: 0, type: entityType });
  }
});

test('pictures of a version have absolute addresses, like those of the page', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const image = '/media/catalogue/home/pinsel.webp';
  const picture = { name: 'Poster', type: 'content', meta: { uuid: 'p' }, content: { image } };
  const home = { identifier: 'index', entityType: 'immutable' };
  await data(client, 'doSaveBlocks', { ...home, blocks: JSON.stringify([picture]) });
  const listed = await data<{ data: { id: number; payload: string }[] }>(
    client,
    'getBlockSnapshots',
    { snapshotableType: 'immutable' },
  );
  const identifier = listed.data[0]!.id;
  const { payload } = await data<{ payload: string }>(client, 'getBlockSnapshot', { identifier });
  for (const text of [payload, listed.data[0]!.payload]) {
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({ content: { image: expect.stringMatching(/^https?:.*pinsel/) } }),
    );
  }
});

test('a page whose settings are saved keeps its picture in the answer', async () => {
  const client = wire.visitor();
  await logInOperator(engine, client);
  const sql = `update category set image = '/media/guide.avif' where id = $1`;
  await engine.pool.query(sql, [guide]);
  const set = await data(client, 'setCategorySettings', [{ id: guide, sitemap: 'Y' }]);
  expect(of(set, 'details', 0, 'imagePath')).toBe('https://farben.example/media/guide.avif');
});
