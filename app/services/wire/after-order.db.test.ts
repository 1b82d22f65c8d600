import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA } from '../../../tests/support/anna';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import type { WireCaller } from '../../../tests/support/wire-caller';
import {
  addRollers,
  dataOf,
  logInOperator,
  meetNeeds,
  orderAsCustomer,
  sendOrder,
  teamContext,
  type Goods,
  type Ids,
} from '../../../tests/support/wire-needs';
import { translate } from '~/i18n/translate.server';
import { transact } from '../commerce/core/commerce-context';
import { makeDocument } from '../commerce/orders/documents/register/make-document';
import type { Need } from './frame/operation';
import { OPERATIONS } from './operations';
import type { WireOrder } from './shapes/order/order';

let pageForCustomers: number;
let goods: Goods;
const engine = useTestEngine(async (engine) => {
  ({ goods, forCustomers: pageForCustomers } = await addRollers(engine));
});
const wire = useWire(engine);
beforeEach(() => engine.pool.query('delete from rate_limit'));

const { visitor } = wire;
const need = (client: WireCaller, ...needs: Need[]) => meetNeeds(engine, client, { needs, goods });

/** The refusal and its status. */
async function refusal(client: WireCaller, name: string, argument: unknown): Promise<string> {
  const { status, body } = await client.call(name, argument);
  expect(status, `${name} ${JSON.stringify(body).slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  return body['key'] as string;
}

describe('orders', () => {
  test('have ten a page or the requested number, the latest first; a page too far is the last', async () => {
    const client = visitor();
    const placed = [(await orderAsCustomer(client, goods.variationId)).orderId as number];
    for (let more = 0; more < 11; more += 1) {
      await dataOf(client, 'doAddCartItem', { productId: goods.variationId });
      await dataOf(client, 'setPaymentProvider', { paymentId: 2 });
      const { order } = (await dataOf(client, 'doPlaceOrder')) as { order: { id: number } };
      placed.unshift(order.id);
    }
    const page = async (asked: Record<string, unknown>) =>
      ((await dataOf(client, 'getOrders', asked)) as { data: Page }).data;
    const idsOf = ({ entries }: Page) => entries.map(({ order }) => order.id);

    expect(await dataOf(client, 'getOrders')).toEqual({ data: await page({}) });
    const first = await page({});
    expect(first).toMatchObject({ page: 1, itemsPerPage: 10, totalsCount: 12, isLastPage: false });
    expect(idsOf(first)).toEqual(placed.slice(0, 10));
    const beyond = await page({ page: 9 });
    expect(beyond).toMatchObject({ page: 2, firstOnPage: 11, lastOnPage: 12, isLastPage: true });
    expect(idsOf(beyond)).toEqual(placed.slice(10));
    const across = await page({ page: 2, items: 8 });
    expect(across).toMatchObject({ itemsPerPage: 8, lastPageNumber: 2 });
    expect(idsOf(across)).toEqual(placed.slice(8));
    expect(idsOf(await page({ page: 2, perPage: '7' }))).toEqual(placed.slice(7));
    expect(idsOf(await page({ items: 1000 }))).toEqual(placed);
  });

  test('require a proof from another device, as a success response', async () => {
    const { orderId, accessKey } = await guestOrder(visitor());
    const stranger = visitor();
    expect(await dataOf(stranger, 'getOrder', { orderId, accessKey })).toMatchObject({
      error: { data: { authType: 'postcode' }, status: 401 },
    });
    const proof = { orderId, accessKey, postcode: '10115' };
    expect(await dataOf(stranger, 'getOrder', proof)).toMatchObject({ order: { id: orderId } });
    const wrong = { ...proof, postcode: '99999' };
    expect(await refusal(visitor(), 'getOrder', wrong)).toBe('order.softLoginFailed');
  });

  test('of a guest are opened and paid with another method without a key, where they were placed', async () => {
    const client = visitor();
    const { orderId } = await guestOrder(client);
    const opened = await dataOf(client, 'getOrder', { orderId });
    expect(opened).toMatchObject({ order: { id: orderId } });
    const { rows } = await engine.pool.query<{ id: number }>(
      'select shipping_profile_id as id from orders where id = $1',
      [orderId],
    );
    expect((opened as WireOrder).shippingProfileId).toBe(rows[0]!.id);
    const paid = { orderId, accessKey: '', paymentId: 1 };
    expect(await dataOf(client, 'setOrderPaymentMethod', paid)).toMatchObject({
      order: { id: orderId },
    });
    const other = visitor();
    await guestOrder(other);
    for (const stranger of [visitor(), other]) {
      for (const [name, asked] of [
        ['getOrder', { orderId }],
        ['setOrderPaymentMethod', { orderId, paymentId: 1 }],
      ] as const) {
        expect(await refusal(stranger, name, asked)).toBe('order.notFound');
      }
    }
  });

  test('of a guest are added to the account', async () => {
    const client = visitor();
    const { orderId, accessKey } = await guestOrder(client);
    const email = `spaeter${wire.visitors}@example.com`;
    const contact = { password: 'Farbe2026!', options: { typeId: { value: email } } };
    await dataOf(client, 'doRegisterUser', { contact });
    await dataOf(client, 'doMigrateGuestOrderToCustomer', { orderId, accessKey });
    const { data } = (await dataOf(client, 'getOrders', {})) as { data: Page };
    expect(data.entries.map(({ order }) => order.id)).toEqual([orderId]);
    expect(data.entries[0]!.order).toMatchObject({ locationId: '0', ownerId: '0' });
  });

  test('have the number of their country in either language', async () => {
    const { orderId, accessKey } = await guestOrder(visitor());
    const stranger = visitor();
    const asked = { orderId, accessKey, postcode: '10115' };
    const body = JSON.stringify([asked]);
    for (const locale of ['de', 'en']) {
      const read = await stranger.send('getOrder', { body, headers: { locale } });
      expect(read.body.data).toMatchObject({ order: { deliveryAddress: { countryId: 1 } } });
    }
  });

  test('are paid with another method', async () => {
    const client = visitor();
    const { orderId, accessKey } = await guestOrder(client);
    const asked = { orderId, accessKey, paymentId: 2 };
    expect(await dataOf(client, 'setOrderPaymentMethod', asked)).toMatchObject({
      paymentKey: 'INVOICE',
    });
  });

  test('report which goods can be ordered again', async () => {
    const client = visitor();
    const { orderId, accessKey } = await guestOrder(client);
    const { data } = (await dataOf(client, 'doOrderAgainInformation', { orderId, accessKey })) as {
      data: WireOrder;
    };
    expect(data.order.orderItems[0]!.currentStatus).toMatchObject({ stock: 1, properties: [] });
  });
});

type Page = { entries: WireOrder[] };

async function guestOrder(client: WireCaller): Promise<{ orderId: number; accessKey: string }> {
  await dataOf(client, 'doAddCartItem', { productId: goods.variationId });
  await dataOf(client, 'doLoginAsGuest', { email: `gast-${wire.visitors}@example.com` });
  for (const typeId of [1, 2]) {
    await dataOf(client, 'doSaveAddress', { typeId, addressData: ANNA });
  }
  await dataOf(client, 'setPaymentProvider', { paymentId: 1 });
  const { order } = (await dataOf(client, 'doPlaceOrder')) as WireOrder;
  return { orderId: order.id, accessKey: order.accessKey };
}

describe('a return', () => {
  test('is an order of type 3, once for two concurrent requests', async () => {
    const client = visitor();
    const { orderId, accessKey } = await orderAsCustomer(client, goods.variationId);
    await sendOrder(engine, Number(orderId));
    const { reasons } = (await dataOf(client, 'getReturnReasons')) as { reasons: { id: number }[] };
    const asked = {
      orderId,
      orderAccessKey: accessKey,
      variationIds: { [goods.variationId]: { quantity: 1, returnReasonId: reasons[0]!.id } },
    };
    const twice = await Promise.all([
      dataOf(client, 'doMakeOrderReturn', asked),
      dataOf(client, 'doMakeOrderReturn', asked),
    ]);
    const ids = (twice as WireOrder[]).map(({ order }) => order.id);
    expect(new Set(ids).size).toBe(1);
    const { entries } = (await dataOf(client, 'getReturns', {})) as Page;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      order: {
        id: ids[0],
        typeId: 3,
        orderItems: [{ quantity: 1, returnReason: { id: reasons[0]!.id } }],
        orderReferences: [{ originOrderId: String(orderId) }],
      },
      totals: { totalGross: 5, totalNet: 4.2, vats: [{ rate: 19, value: 0.8 }] },
    });
    // Clients open it as an order, by its own number and the key of its order.
    const link = { orderId: ids[0], accessKey: entries[0]!.order.accessKey };
    expect(await dataOf(client, 'getOrder', link)).toEqual(entries[0]);
    expect(await refusal(visitor(), 'getOrder', link)).toBe('order.notFound');
    const more = { ...asked, variationIds: { [goods.variationId]: { quantity: 2 } } };
    expect(await refusal(client, 'doMakeOrderReturn', more)).toBe('return.invalid');
  });
});

test('a declaration as text may mean a part of an order: employees read it before anything is removed', async () => {
  const client = visitor();
  const { orderId, email } = await orderAsCustomer(client, goods.variationId);
  const declared = { name: 'Anna', email, orderId: String(orderId) };
  const withdrawn = async () =>
    (await engine.pool.query('select withdrawn from order_line where order_id = $1', [orderId]))
      .rows;
  await dataOf(client, 'doSubmitCancellation', { ...declared, reason: 'Nur eine Rolle' });
  expect(await withdrawn()).toEqual([{ withdrawn: 0 }]);
  await dataOf(client, 'doSubmitCancellation', { ...declared, reason: ' ' });
  expect(await withdrawn()).toEqual([{ withdrawn: 2 }]);
});

test('an offer has its own key, and its state has a name', async () => {
  const { offerId, accessKey } = await need(visitor(), 'offer');
  const stranger = visitor();
  const { error } = (await dataOf(stranger, 'getOffer', { offerId, accessKey })) as {
    error: { message: string };
  };
  expect(error.message).toContain('Angebot');
  for (const answer of ['doAcceptOffer', 'doRejectOffer']) {
    const { status, body } = await stranger.call(answer, { offerId, accessKey });
    expect([status, body['key']]).toEqual([401, 'order.additionalAuthenticationRequiredPostcode']);
    expect(body['data']).toMatchObject({ message: error.message });
  }
  const opened = { offerId, accessKey, postcode: '10115' };
  expect(await dataOf(stranger, 'getOffer', opened)).toMatchObject({
    order: { statusName: 'Offen' },
    status: 'open',
  });
});

test('returns without a log-in are refused as such, not as an order', async () => {
  const { status, body } = await visitor().call('getReturns', {});
  expect([status, body['key']]).toEqual([401, 'order.additionalAuthenticationRequiredLogin']);
  expect(body['message']).toBe('Bitte melden Sie sich an.');
});

test('a review has the same goods when it is written and when it is read', async () => {
  const client = visitor();
  await orderAsCustomer(client, goods.variationId);
  const said = { type: 'review', ratingValue: 5, title: 'Gut', message: 'Deckt gut.' };
  const { data } = (await dataOf(client, 'doReview', { ...said, targetId: goods.variationId })) as {
    data: { targetRelation: unknown };
  };
  const asked = { itemId: goods.itemId, variationId: goods.variationId };
  const own = (await dataOf(client, 'getAuthenticatedReview', asked)) as {
    feedbacks: { targetRelation: unknown }[];
  };
  expect(data.targetRelation).toEqual(own.feedbacks[0]!.targetRelation);
});

test.each(['', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(30)}.de`])(
  'a sender without a name is called by their mailbox: "%s"',
  async (email) => {
    const words = { email, subject: 'Salbei', message: 'Gibt es ihn matt?' };
    const { status, body } = await visitor().call('doCustomerContactMail', words);
    const key = email === '' ? 'contactMail.emailInvalid' : undefined;
    expect([status, body['key']]).toEqual(email === '' ? [422, key] : [200, key]);
  },
);

test.each([
  ['Lack2027!', 'Lack2028!', 'match'],
  ['kurz', 'kurz', 'length'],
])(
  'for the passwords %s and %s the error names the broken rule',
  async (password, password2, rule) => {
    const client = visitor();
    await need(client, 'customerOrder');
    const asked = { oldPassword: 'Farbe2026!', password, password2 };
    const { body } = await client.call('doChangeUserPassword', asked);
    expect(body).toMatchObject({
      key: 'contact.passwordInvalid',
      message: translate('de', `errorMessages.password.${rule as 'match' | 'length'}`),
    });
  },
);

test('a newsletter is ended by its own mailbox alone', async () => {
  const owner = visitor();
  const { email } = await need(owner, 'customerOrder');
  await dataOf(owner, 'doSubscribeNewsletter', { email });
  await engine.pool.query('update newsletter_subscriber set confirmed_at = now()');
  const active = async () =>
    (await engine.pool.query('select from newsletter_subscriber where ended_at is null')).rowCount;
  expect(await active()).toBe(1);
  const answer = await dataOf(visitor(), 'deleteNewsletterSubscription', { email });
  expect(await active()).toBe(1);
  expect(await dataOf(owner, 'deleteNewsletterSubscription', { email })).toEqual(answer);
  expect(await active()).toBe(0);
});

describe('a file', () => {
  test('is sent as base64 or as a part, and belongs only to its owner', async () => {
    const client = visitor();
    const bytes = Buffer.from('%PDF-1.7 Skizze');
    const asked = { base64: bytes.toString('base64'), filename: 'a.pdf', type: 'x/y' };
    const { data } = (await dataOf(client, 'doUploadOrderPropertyFile', asked)) as { data: string };
    const head = 'Content-Disposition: form-data; name="fileData"; filename="b.pdf"';
    const body = `--x\r\n${head}\r\nContent-Type: a/b\r\n\r\n${String(bytes)}\r\n--x--`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const sent = await client.send('doUploadOrderPropertyFile', { body, headers });
    for (const value of [data, (sent.body.data as { data: string }).data]) {
      const [hash, fileName] = value.split('/');
      const file = await dataOf(client, 'getOrderPropertyFile', { hash, fileName });
      expect(file).toMatchObject({
        data: { body: asked.base64, 'content-type': 'application/pdf' },
      });
      expect(await refusal(visitor(), 'getOrderPropertyFile', { hash, fileName })).toBe(
        'file.notFound',
      );
    }
  });

  test.each([
    ['a.exe', '%PDF-1.7', 'fileType'],
    ['a.pdf', 'MZ', 'fileContent'],
    ['a.pdf', '', 'fileEmpty'],
    ['../a.pdf', '%PDF-1.7', 'fileName'],
  ])('%s of %j is refused: %s', async (filename, text, reason) => {
    const base64 = Buffer.from(text).toString('base64');
    const { body } = await visitor().call('doUploadOrderPropertyFile', { base64, filename });
    expect(body).toMatchObject({ key: 'file.refused', cause: { reason } });
  });
});

/** Operations of the editor by the right they need. */
const BY_RIGHT = {
  publish: [
    'doSaveBlocks',
    'doSaveBlocksWithGlobalBlocks',
    'deleteBlocks',
    'setConfiguration',
    'doApplyConfiguration',
    'doAddCategory',
    'setCategorySettings',
    'deleteCategory',
    'setCategoryTemplate',
  ],
  edit: [
    'getBlockSnapshots',
    'getBlockSnapshot',
    'getStorageItems',
    'getTruncatedStorageItems',
    'getStorageMetadata',
    'doUploadStorageItem',
  ],
};

describe('the editor', () => {
  const others: [who: string, name: string, rights: ('edit' | 'publish' | 'preview')[] | null][] = [
    ...[...BY_RIGHT.publish, ...BY_RIGHT.edit].map(
      (name) => ['a customer', name, null] as [string, string, null],
    ),
    ...BY_RIGHT.publish.map((name) => ['who edits', name, ['edit', 'preview']] as never),
    ...BY_RIGHT.edit.map((name) => ['who looks', name, ['preview']] as never),
  ];

  test.each(others)('is closed to %s: %s', async (_, name, rights) => {
    const { example, needs } = OPERATIONS[name]!;
    const client = visitor();
    if (rights) await logInOperator(engine, client, rights);
    else await need(client, 'customerOrder');
    client.cookies.set('pwa', '1');
    const before = await changes();
    const { status, body } = await client.call(name, example);
    expect([status, body['key']]).toEqual([403, 'editor.invalidEditorHash']);
    expect(await changes()).toEqual(before);
    expect(needs.length).toBeGreaterThan(0);
  });

  test('every operation that needs an operator names the right', () => {
    const isFor = (need: Need) => ['operator', 'page', 'snapshot', 'picture'].includes(need);
    const rights = Object.entries(OPERATIONS)
      .filter(([, { needs, right }]) => right || needs.some(isFor))
      .map(([name, { right }]) => [name, right]);
    const named = Object.entries(BY_RIGHT).flatMap(([right, names]) =>
      names.map((n) => [n, right]),
    );
    expect(Object.fromEntries(rights)).toEqual(Object.fromEntries(named));
  });

  const tooLarge = Buffer.alloc(22 * 1024 * 1024, '[');

  test.each([...BY_RIGHT.publish, ...BY_RIGHT.edit])(
    '%s refuses an unauthorised caller before it reads the body',
    async (name) => {
      const headers = { 'content-type': 'text/plain' };
      const { status, body } = await visitor().send(name, { headers, body: tooLarge });
      expect([status, body['key']]).toEqual([403, 'editor.invalidEditorHash']);
    },
  );

  const changes = async () =>
    (
      await engine.pool.query(
        `select (select count(*) from block_revision) as blocks, (select count(*) from category) as pages,
                (select count(*) from picture) as pictures, (select json_agg(s order by key)::text from setting s) as settings,
                (select json_agg(d order by category_id, lang)::text from category_detail d) as texts`,
      )
    ).rows[0] as object;

  test('saves, lists and reverts public blocks', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const { example } = OPERATIONS['doSaveBlocks']!;
    const saved = await dataOf(client, 'doSaveBlocks', example);
    const page = { identifier: 'index', type: 'immutable' };
    const read = await visitor().call('getBlocks', page);
    expect(read.body).toEqual({ data: saved, meta: { hasSnapshot: false } });
    expect((await client.call('getBlocks', page)).body['meta']).toEqual({ hasSnapshot: true });
    expect(await dataOf(client, 'getBlocks', { ...page, blocks: 'Carousel' })).toEqual([]);
    await dataOf(client, 'deleteBlocks', page);
    expect(await dataOf(client, 'getBlocks', page)).toEqual([]);
  });

  test('of a page of another client are returned as they were saved, with clean texts', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const content = {
      text: { pretitle: 'Neu', subtitle: 'Für außen', htmlDescription: '<p>Hallo</p>' },
      source: {
        type: 'cross_selling',
        categoryId: '3',
        itemId: '12',
        crossSellingRelation: 'Similar',
      },
    };
    const meta = (uuid: string) => ({ uuid, isGlobalTemplate: true });
    const bar = (name: string, content: object) => ({
      name,
      type: 'content',
      meta: meta(name),
      content,
    });
    const column = (title: string, description: string) => ({ column1: { title, description } });
    const page = (description: string) => [
      {
        name: 'HeaderContainer',
        type: 'structure',
        meta: meta('header'),
        content: [bar('UtilityBar', { sectionOrder: { sections: ['logo', 'search'] } })],
        configuration: { visible: true, layout: { sticky: false } },
      },
      { name: 'ProductRecommendedProducts', type: 'content', meta: { uuid: 'gallery' }, content },
      {
        name: 'FooterContainer',
        type: 'structure',
        meta: meta('footer'),
        content: [bar('FooterColumns', column('Preise < 5 €', description))],
        configuration: { visible: true, colors: { background: '#ffffff', text: '#1c1c1c' } },
      },
    ];
    const saved = await dataOf(client, 'doSaveBlocksWithGlobalBlocks', {
      identifier: 'index',
      entityType: 'immutable',
      blocks: JSON.stringify(page('<p>Hilfe<script>alert(1)</script></p>')),
      enableGlobalBlocks: true,
    });
    const [HeaderContainer, gallery, Footer] = page('<p>Hilfe</p>');
    expect(saved).toEqual({ HeaderContainer, blocks: [gallery], Footer });
    const read = { identifier: 'index', type: 'immutable', blocks: '', enableGlobalBlocks: true };
    expect(await dataOf(visitor(), 'getBlocksWithGlobalBlocks', read)).toEqual(saved);
    await dataOf(client, 'deleteBlocks', { identifier: 'index', type: 'immutable' });
  });

  test('of a page for customers only are read by customers only', async () => {
    const page = { identifier: pageForCustomers, type: 'category' };
    expect(await refusal(visitor(), 'getBlocks', page)).toBe('login.required');
    const customer = visitor();
    await need(customer, 'customerOrder');
    expect(await dataOf(customer, 'getBlocks', page)).toEqual([]);
  });

  test('adds, sets and deletes a page', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const page = { name: 'Farbwissen', type: 'content', parentCategoryId: null, linklist: 'N' };
    const added = (await dataOf(client, 'doAddCategory', {
      ...page,
      right: 'customer',
    })) as TestResource;
    expect(added).toMatchObject({
      right: 'customer',
      linklist: 'N',
      details: [{ name: page.name }],
    });
    const change = {
      id: added.id,
      metaTitle: 'Wissen',
      nameUrl: 'wissen',
      lang: 'de',
      clients: [],
    };
    expect(await dataOf(client, 'setCategorySettings', [change])).toMatchObject({
      details: [{ metaTitle: 'Wissen', nameUrl: 'wissen' }],
    });
    expect(await dataOf(client, 'deleteCategory', { categoryId: added.id })).toBe(
      'Category deleted',
    );
    expect(await refusal(client, 'deleteCategory', { categoryId: added.id })).toBe(
      'category.notFound',
    );
  });

  test('stores the views and the position of a page, which orders the pages', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const page = { type: 'content', parentCategoryId: null };
    const views = {
      pageView: 'PageDesignContent',
      itemListView: 'ItemViewCategoriesList',
      singleItemView: 'ItemViewSingleItem',
    };
    const made: TestResource[] = [];
    for (const name of ['Vorletzte', 'Letzte']) {
      made.push((await dataOf(client, 'doAddCategory', { ...page, name })) as TestResource);
    }
    const [before, last] = made as [TestResource, TestResource];
    const told = (position: string) => ({ details: [{ position, ...views }] });
    const change = { id: last.id, position: 0, ...views };
    expect(await dataOf(client, 'setCategorySettings', [change])).toMatchObject(told('0'));
    // Clients send null for a position that they have not read.
    const unsaid = { id: last.id, position: null, metaTitle: 'Zuerst' };
    expect(await dataOf(client, 'setCategorySettings', [unsaid])).toMatchObject(told('0'));
    const read = (await dataOf(client, 'getCategoryById', { categoryId: last.id })) as TestResource;
    expect(read.details[0]).toMatchObject(told('0').details[0]!);
    const names = async (): Promise<string[]> => {
      await engine.index.applyChanges('everything');
      const navigation = engine.index.tree('de').map(({ name }) => name);
      return navigation.filter((name) => name.endsWith('tzte'));
    };
    expect(await names()).toEqual(['Letzte', 'Vorletzte']);
    const first = { id: before.id, position: '0' };
    await dataOf(client, 'setCategorySettings', [first, { id: last.id, position: 7 }]);
    expect(await names()).toEqual(['Vorletzte', 'Letzte']);
    for (const wrong of [{ position: 1_000_001 }, { pageView: 'x'.repeat(101) }]) {
      const refused = refusal(client, 'setCategorySettings', [{ id: last.id, ...wrong }]);
      expect(await refused).toBe('category.invalid');
    }
    for (const { id } of made) await dataOf(client, 'deleteCategory', { categoryId: id });
  });

  test('a page with an invalid setting is not added at all', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const before = await changes();
    const page = { name: 'Halb', type: 'content', parentCategoryId: null, metaRobots: 'SOMETIMES' };
    expect(await refusal(client, 'doAddCategory', page)).toBe('category.invalid');
    expect(await changes()).toEqual(before);
  });

  test('keeps unknown settings, and answers facts of the shop as they stay', async () => {
    const client = visitor();
    await logInOperator(engine, client);
    const sent = { itemBundleDisplay: '1', languages: 'fr', defaultCurrency: 'USD' };
    const settings = Object.entries(sent).map(([key, value]) => ({ key, value }));
    const values = (await dataOf(client, 'setConfiguration', { settings })) as typeof settings;
    expect(values.map(({ value }) => value)).toEqual(['1', 'de,en', 'EUR']);
    const { rows } = await engine.pool.query(
      `select value ->> 'itemBundleDisplay' as kept from setting where key = 'clientSettings'`,
    );
    expect(rows).toEqual([{ kept: '1' }]);
  });

  test('sets the design, and the last write wins', async () => {
    const [one, two] = [visitor(), visitor()];
    for (const client of [one, two]) await logInOperator(engine, client);
    const sized = (value: string) => ({ settings: [{ key: 'blockSize', value }] });
    await dataOf(one, 'setConfiguration', sized('s'));
    const named = await two.send('setConfiguration', {
      headers: { 'x-config-id': '7' },
      body: JSON.stringify([sized('xl')]),
    });
    expect(named.body.data).toMatchObject([{ key: 'blockSize', value: 'xl', configId: 7 }]);
    const { rows } = await engine.pool.query(`select value from setting where key = 'blockSize'`);
    expect(rows).toEqual([{ value: 'xl' }]);
    expect(await refusal(one, 'setConfiguration', sized('huge'))).toBe('settings.invalid');
    for (const value of ['', ' ']) {
      const font = { settings: [{ key: 'font', value }] };
      expect(await refusal(one, 'setConfiguration', font)).toBe('settings.invalid');
    }
  });
});

type TestResource = { id: number; details: object[] };

/** The required states of operations on personal data. */
const OF_SOMEBODY: [name: string, needs: Need[]][] = [
  ['getOrder', ['customerOrder']],
  ['setOrderPaymentMethod', ['customerOrder']],
  ['doOrderAgainInformation', ['customerOrder']],
  ['doMigrateGuestOrderToCustomer', ['customerOrder']],
  ['getOrderDocument', ['customerOrder']],
  ['doMakeOrderReturn', ['sentOrder']],
  ['setReview', ['ownReview']],
  ['deleteReview', ['ownReview']],
  ['getOffer', ['offer']],
  ['doAcceptOffer', ['offer']],
  ['doRejectOffer', ['offer']],
  ['getOrderPropertyFile', ['file']],
  ['doExecutePayment', ['customerOrder']],
];

test('a stranger reads and changes nothing of others, whatever they know of it', async () => {
  const owners = new Map<string, Ids>();
  for (const needs of new Set(OF_SOMEBODY.map(([, needs]) => needs.join()))) {
    owners.set(needs, await need(visitor(), ...(needs.split(',') as Need[])));
  }
  const written = async () =>
    (
      await engine.pool.query(
        `select (select json_agg(o order by id)::text from orders o) as orders,
                (select json_agg(r order by id)::text from review r) as reviews,
                (select json_agg(p order by id)::text from payment p) as payments`,
      )
    ).rows[0] as object;
  const before = await written();
  const asked = fc.tuple(
    fc.constantFrom(...OF_SOMEBODY),
    fc.constantFrom('nobody', 'customer', 'guest'),
    fc.boolean(),
    fc.constantFrom(undefined, '', '99999', '00000'),
  );
  await fc.assert(
    fc.asyncProperty(asked, async ([[name, needs], who, knowsKey, postcode]) => {
      await engine.pool.query('delete from rate_limit');
      const stranger = visitor();
      if (who === 'customer') {
        const contact = { password: 'Farbe2026!', options: { typeId: { value: newMail() } } };
        await dataOf(stranger, 'doRegisterUser', { contact });
      }
      if (who === 'guest') await dataOf(stranger, 'doLoginAsGuest', { email: newMail() });
      const ids = owners.get(needs.join())!;
      const argument = fill(OPERATIONS[name]!.example, ids, knowsKey);
      const proof = postcode !== undefined && name === 'getOrder' ? { postcode } : {};
      const { status, body } = await stranger.call(name, { ...argument, ...proof });
      const answer = body.data as { error?: unknown; type?: string } | undefined;
      const isQuestion = status === 200 && (answer?.error ?? answer?.type === 'errorCode');
      expect(Boolean(isQuestion) || status >= 400, `${name} ${who} ${JSON.stringify(body)}`).toBe(
        true,
      );
    }),
    { numRuns: 60 },
  );
  expect(await written()).toEqual(before);
});

let strangers = 0;
const newMail = () => `fremd-${(strangers += 1)}@example.com`;

/** The example with the given ids; without the key it gets a wrong one. */
function fill(example: unknown, ids: Ids, knowsKey: boolean): Record<string, unknown> {
  const isKey = (name: string) => /key$/i.test(name);
  return Object.fromEntries(
    Object.entries(example as object).map(([name, value]: [string, unknown]) => [
      name,
      name in ids && (knowsKey || !isKey(name)) ? ids[name] : value,
    ]),
  );
}

/** The invoice of an order, made when the goods are sent. */
async function makeInvoice(orderId: number): Promise<number> {
  await transact(teamContext(engine), (ctx) => makeDocument(ctx, 'invoice', orderId));
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from order_document where order_id = $1',
    [orderId],
  );
  return rows[0]!.id;
}

test('a document is read byte by byte', async () => {
  const client = visitor();
  const { orderId, accessKey } = await orderAsCustomer(client, goods.variationId);
  const document = await makeInvoice(Number(orderId));
  const bytes = await dataOf(client, 'getOrderDocument', { document, accessKey });
  expect(String.fromCharCode(...(bytes as number[]).slice(0, 5))).toBe('%PDF-');
});
