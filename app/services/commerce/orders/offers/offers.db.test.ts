import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext } from '../../core/commerce-context';
import { createReference } from '../../core/reference/reference';
import { checkSampleNumber } from '../../../vat-numbers/sample-numbers';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { loadOrder } from '../order/load-order';
import { transact } from '../../core/commerce-context';
import { expireOffers } from './expire-offers';
import { makeOffer } from './make-offer';

const NOW = '2026-11-23T09:00:00Z';
let paint: number;
let set: number;
const engine = useTestEngine(async (engine) => {
  const { fixture } = engine;
  const item = {
    name: 'Wandfarbe',
    variations: [{ price: 1000, stock: 100, number: 'W-1', weightG: 10 }],
  };
  paint = (await fixture.item(item)).variationIds[0]!;
  const roller = await fixture.item({
    name: 'Rolle',
    variations: [{ price: 500, stock: 10, number: 'R-1', weightG: 10 }],
  });
  const parts = { [paint]: 2, [roller.variationIds[0]!]: 1 };
  const bundle = await fixture.item({
    name: 'Set',
    itemType: 'bundle',
    variations: [{ price: 2200, stock: null, number: 'S-1', parts }],
  });
  set = bundle.variationIds[0]!;
});
beforeEach(() => engine.setTime(NOW));

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Müller',
  streetName: 'Hauptstraße 1',
  zipCode: '10115',
  city: 'Berlin',
};
const DRAFT = {
  email: 'anna@example.de',
  billingAddress: ADDRESS,
  items: [{ number: 'W-1', quantity: 3, price: 900 }],
  payment: 'PREPAYMENT',
  validUntil: '2026-12-01',
  note: 'Wie besprochen.',
};

function context() {
  const secret = Buffer.alloc(32, 7);
  return jobContext({ pool: engine.pool, index: engine.index, secret, now: engine.now }, 'de');
}

function make(change: Record<string, unknown> = {}) {
  return makeOffer(context(), { ...DRAFT, ...change });
}

type TestOffer = Awaited<ReturnType<typeof make>>;

async function opened({ id: offerId, accessKey }: TestOffer): Promise<Shopper> {
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.getOffer({ offerId, accessKey, postcode: '10115' }));
  return shopper;
}

const read = (shopper: Shopper, { id: offerId, accessKey }: TestOffer) =>
  shopper.do((shop) => shop.getOffer({ offerId, accessKey }));
const accept = (shopper: Shopper, { id: offerId, accessKey }: TestOffer) =>
  shopper.do((shop) => shop.doAcceptOffer({ offerId, accessKey, termsAccepted: true }));
const reject = (shopper: Shopper, { id: offerId, accessKey }: TestOffer, text = '') =>
  shopper.do((shop) => shop.doRejectOffer({ offerId, accessKey, text }));

async function reserved(variationId = paint): Promise<number> {
  const { rows } = await engine.pool.query<{ reserved: number }>(
    'select reserved from stock where variation_id = $1',
    [variationId],
  );
  return rows[0]!.reserved;
}

const clean = async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);

describe('an offer', () => {
  test('states what is offered, at its own prices, and until when (3.92, 3.152)', async () => {
    const made = await make();
    const offer = await read(await opened(made), made);
    expect(offer).toMatchObject({
      typeId: 7,
      state: 'open',
      validUntil: '2026-12-01T22:59:59.000Z',
      note: 'Wie besprochen.',
      dates: [{ typeId: 20, date: '2026-12-01T22:59:59.000Z' }],
      totals: { itemSumGross: 2700, shippingGross: 490, totalGross: 3190 },
      shortItems: [],
      acceptedOrder: null,
    });
    expect(offer.deliveryAddress.email).toBe('anna@example.de');
    await clean();
  });

  test('shows what the law requires beside its goods: unit price at its own price, hazards', async () => {
    const statement = {
      code: 'H317',
      text: 'Kann allergisch wirken.',
      textEn: 'May cause allergy.',
    };
    const hazard = { pictograms: ['GHS07'], signalWord: 'warning', statements: [statement] };
    const { variationIds } = await engine.fixture.item({
      name: 'Lack',
      hazard: { ...hazard, ufi: '', isBiocide: false },
      variations: [{ price: 1000, stock: 9, number: 'L-1', weightG: 10, size: [2500, 'LTR'] }],
    });
    const parts = { [variationIds[0]!]: 1 };
    await engine.fixture.item({
      name: 'Lackset',
      itemType: 'bundle',
      variations: [{ price: 1500, stock: null, number: 'LS-1', weightG: 10, parts }],
    });
    const items = ['L-1', 'LS-1', 'W-1'].map((number) => ({ number, quantity: 1, price: 900 }));
    const made = await make({ items });
    const { goods, orderItems } = await read(await opened(made), made);
    const of = (wanted: string) => goods[orderItems.find(({ number }) => number === wanted)!.id];
    const warning = { signalWord: 'warning', statements: [{ text: 'Kann allergisch wirken.' }] };
    expect(of('L-1')).toMatchObject({ basePrice: { value: 360, unit: 'LTR' }, hazard: warning });
    expect(of('LS-1')).toMatchObject({ basePrice: null, hazard: warning });
    expect(of('W-1')).toEqual({ basePrice: null, hazard: null });
  });

  test('may contain goods that are otherwise sold to some customer classes only', async () => {
    const narrow = (classes: string) =>
      engine.pool.query('update variation set customer_classes = $2 where id = $1', [
        paint,
        classes,
      ]);
    await narrow('{2}');
    try {
      const made = await make();
      expect(await accept(await opened(made), made)).toMatchObject({ isRepeat: false });
    } finally {
      await narrow('{}');
    }
  });

  test('is announced by one mail', async () => {
    const { id } = await make();
    const { rows } = await engine.pool.query('select kind from outbox where dedupe_key = $1', [
      `mail:offer_sent:${id}`,
    ]);
    expect(rows).toEqual([{ kind: 'mail:offer_sent' }]);
  });

  test.each([
    [{ items: [{ number: 'nichts', quantity: 1 }] }, { 'items.0.number': expect.any(String) }],
    [{ items: [] }, { items: expect.any(String) }],
    [{ email: 'keine' }, { email: 'is no e-mail address' }],
    [{ validUntil: '2026-11-22' }, { validUntil: 'is over' }],
    [{ validUntil: '30.2.2027' }, { validUntil: 'is no day' }],
    [{ payment: 'MOLLIE' }, { payment: expect.any(String) }],
    [{ shippingProfile: 99 }, { shippingProfile: expect.any(String) }],
    [
      { billingAddress: { ...ADDRESS, zipCode: '1' } },
      { 'billingAddress.zipCode': 'zipCode.format' },
    ],
    [
      { billingAddress: { ...ADDRESS, country: 'FR', zipCode: '75001' } },
      { 'billingAddress.country': 'country.notDelivered' },
    ],
    [
      { deliveryAddress: { ...ADDRESS, zipCode: '27498' } },
      { 'deliveryAddress.zipCode': 'zipCode.notDelivered: Helgoland' },
    ],
  ])('of %j is refused', async (change, cause) => {
    await expect(make(change)).rejects.toMatchObject({ key: 'offer.invalid', cause });
  });

  test('to a parcel station has the methods that deliver there, and the post number of the recipient', async () => {
    const { rows } = await engine.pool.query<{ id: number }>(
      'select id from shipping_profile order by position, id',
    );
    const station = { ...ADDRESS, streetName: 'Packstation', apartment: '101' };
    const named = { deliveryAddress: { ...station, postNumber: '12345678' } };
    await expect(make(named)).rejects.toMatchObject({
      cause: { shippingProfile: expect.any(String) },
    });
    await engine.pool.query(`insert into setting (key, value) values ('preferredDelivery', $1)`, [
      JSON.stringify({ stationProfiles: [rows.at(-1)!.id] }),
    ]);
    try {
      await make(named);
      await expect(make({ ...named, shippingProfile: rows[0]!.id })).rejects.toMatchObject({
        cause: { shippingProfile: expect.any(String) },
      });
      await expect(make({ deliveryAddress: station })).rejects.toMatchObject({
        cause: { 'deliveryAddress.postNumber': 'postNumber.required' },
      });
      await expect(make({ billingAddress: station })).rejects.toMatchObject({
        cause: { 'billingAddress.postNumber': 'postNumber.required' },
      });
      await make({ billingAddress: station, deliveryAddress: ADDRESS });
    } finally {
      await engine.pool.query(`delete from setting where key = 'preferredDelivery'`);
    }
  });
});

describe('the shop settings apply to offers', () => {
  const say = async (settings: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(settings)) {
      await engine.pool.query('insert into setting (key, value) values ($1, $2)', [
        key,
        JSON.stringify(value),
      ]);
    }
    // As the process of the shop reads them.
    await createReference(engine.pool).tables();
  };
  afterEach(async () => {
    await engine.pool.query(`delete from setting where key in ('seller', 'languages')`);
    await createReference(engine.pool).tables();
  });
  const stored = async ({ id }: TestOffer) =>
    (
      await engine.pool.query<{ lang: string; name: string; rates: number[] }>(
        `select o.lang, o.delivery_address->>'countryName' as name,
           array(select distinct vat_rate from order_line l where l.order_id = o.id) as rates
         from orders o where o.id = $1`,
        [id],
      )
    ).rows[0]!;

  test('VAT: without a country that of the seller and its rates apply', async () => {
    await say({ seller: { country: 'AT' } });
    const made = await make({ billingAddress: { ...ADDRESS, city: 'Wien', zipCode: '1010' } });
    expect(await stored(made)).toEqual({ lang: 'de', name: 'Österreich', rates: [2000] });
    const german = await make({ billingAddress: { ...ADDRESS, country: 'DE' } });
    expect(await stored(german)).toMatchObject({ name: 'Deutschland', rates: [1900] });
  });

  describe('a business in Austria', () => {
    const business = (vatNumber: string) => ({
      ...ADDRESS,
      companyName: 'Handel GmbH',
      vatNumber,
      country: 'AT',
      city: 'Wien',
      zipCode: '1010',
    });
    const makeFor = (vatNumber: string, state: 'valid' | 'invalid' | 'later') =>
      makeOffer(
        {
          ...context(),
          checkVatNumber: async () =>
            state === 'later'
              ? { state, reason: 'MS_UNAVAILABLE' }
              : { state, consultation: 'WAPI1', name: 'Handel GmbH', address: 'Wien' },
        },
        {
          ...DRAFT,
          billingAddress: business(vatNumber),
          items: [{ number: 'W-1', quantity: 3, price: 1190 }],
        },
      );
    const vatOf = async ({ id }: TestOffer) =>
      (
        await engine.pool.query(
          `select vat_case, items_gross as goods, vat_check->>'consultation' as proof,
             array(select distinct vat_rate from order_line l where l.order_id = o.id) as rates
           from orders o where o.id = $1`,
          [id],
        )
      ).rows[0];

    test('with a confirmed VAT number is offered prices without VAT, and orders at them', async () => {
      const made = await makeFor('ATU12345678', 'valid');
      const exempt = { vatCase: 'intraCommunity', goods: 3000, proof: 'WAPI1', rates: [0] };
      expect(await vatOf(made)).toEqual(exempt);
      const shopper = engine.shopper();
      const { id: offerId, accessKey } = made;
      await shopper.do((shop) => shop.getOffer({ offerId, accessKey, postcode: '1010' }));
      expect(await vatOf({ ...made, id: (await accept(shopper, made)).id })).toEqual(exempt);
    });

    describe('has its number checked again before it accepts', () => {
      afterEach(() => engine.setVatNumberCheck(checkSampleNumber));
      const say = (state: 'valid' | 'invalid' | 'later') =>
        engine.setVatNumberCheck(async () =>
          state === 'later'
            ? { state, reason: 'MS_UNAVAILABLE' }
            : { state, consultation: 'WAPI2', name: 'Handel GmbH', address: 'Wien' },
        );
      let serial = 20_000_000;
      /** An offer of the day before, and the result for its number now. */
      async function later(then: 'valid' | 'later', now: 'valid' | 'invalid' | 'later') {
        const made = await makeFor(`ATU${(serial += 1)}`, then);
        engine.setTime('2026-11-25T09:00:00Z');
        say(now);
        const shopper = engine.shopper();
        const { id: offerId, accessKey } = made;
        const offer = await shopper.do((shop) =>
          shop.getOffer({ offerId, accessKey, postcode: '1010' }),
        );
        return { made, shopper, offer };
      }

      test('valid: the order is as offered, with the answer of today as its proof', async () => {
        const { made, shopper, offer } = await later('valid', 'valid');
        expect(offer).toMatchObject({ vatCase: 'intraCommunity', vatNumberNow: 'valid' });
        const { id } = await accept(shopper, made);
        expect(await vatOf({ ...made, id })).toEqual({
          vatCase: 'intraCommunity',
          goods: 3000,
          proof: 'WAPI2',
          rates: [0],
        });
        await clean();
      });

      test.each([
        ['invalid', 'offer.vatNumberInvalid'],
        ['later', 'offer.vatNumberLater'],
      ] as const)('%s: nothing is sold without VAT', async (now, key) => {
        const { made, shopper, offer } = await later('valid', now);
        expect(offer.vatNumberNow).toBe(now);
        const before = await reserved();
        await expect(accept(shopper, made)).rejects.toMatchObject({ key, code: 409 });
        expect(await reserved()).toBe(before);
        // As soon as there is a clear yes.
        say('valid');
        engine.setTime('2026-11-26T09:01:00Z');
        expect(await accept(shopper, made)).toMatchObject({ isRepeat: false });
      });

      test('valid, for an offer with VAT: it keeps VAT, and the order stores the answer', async () => {
        const { made, shopper, offer } = await later('later', 'valid');
        expect(offer).toMatchObject({ vatCase: 'destination', vatNumberNow: 'valid' });
        const { id } = await accept(shopper, made);
        expect(await vatOf({ ...made, id })).toEqual({
          vatCase: 'destination',
          goods: 3570,
          proof: 'WAPI2',
          rates: [2000],
        });
      });
    });

    test.each(['invalid', 'later'] as const)('pays VAT where it is %s', async (state) => {
      const made = await makeFor(state === 'later' ? 'ATU12345671' : 'ATU12345672', state);
      expect(await vatOf(made)).toMatchObject({
        vatCase: 'destination',
        goods: 3570,
        rates: [2000],
      });
    });
  });

  test('languages: the default is the first one, with its names; one that is not offered is refused', async () => {
    await say({ languages: ['en'] });
    expect(await stored(await make())).toMatchObject({ lang: 'en', name: 'Germany' });
    await expect(make({ language: 'de' })).rejects.toMatchObject({
      key: 'offer.invalid',
      cause: { language: 'is a language that this shop does not offer' },
    });
  });
});

describe('the right to see it', () => {
  test('requires postcode or name once; a wrong proof does not open it', async () => {
    const { id: offerId, accessKey } = await make();
    const shopper = engine.shopper();
    const ask = (proof: object) =>
      shopper.do((shop) => shop.getOffer({ offerId, accessKey, ...proof }));
    await expect(ask({})).rejects.toMatchObject({
      key: 'order.additionalAuthenticationRequiredPostcode',
    });
    await expect(ask({ postcode: '99999' })).rejects.toMatchObject({
      key: 'offer.openUnauthorized',
    });
    expect(await ask({ name: 'mueller' })).toMatchObject({ id: offerId });
    expect(await ask({})).toMatchObject({ id: offerId });
  });

  test('opens for the holder of its link, whatever strangers tried with its number (attack 27)', async () => {
    const { id: offerId, accessKey } = await make();
    const lookUp = (i: number) =>
      engine
        .shopper({ address: `198.51.100.${i}` })
        .do((shop) => shop.doFindOrder({ orderId: offerId, proof: '99999' }))
        .catch((error) => error.key);
    await Promise.all(Array.from({ length: 40 }, (_, i) => lookUp(i)));
    const owner = engine.shopper();
    const read = owner.do((shop) => shop.getOffer({ offerId, accessKey, postcode: '10115' }));
    expect((await read).id).toBe(offerId);
  });

  test('an unknown number and a wrong key get the same answer, and offers and orders do not open as each other', async () => {
    const { id: offerId, accessKey } = await make();
    const shopper = engine.shopper();
    const missing = { key: 'offer.notFound' };
    const get = (input: { offerId: number; accessKey: string }) =>
      shopper.do((shop) => shop.getOffer({ ...input, postcode: '10115' }));
    await expect(get({ offerId, accessKey: 'x'.repeat(43) })).rejects.toMatchObject(missing);
    await expect(get({ offerId: 999_999, accessKey })).rejects.toMatchObject(missing);
    const asOrder = shopper.do((shop) =>
      shop.getOrder({ orderId: offerId, accessKey, postcode: '10115' }),
    );
    await expect(asOrder).rejects.toMatchObject({ key: 'order.notFound' });
    const order = await accept(await opened({ id: offerId, accessKey }), {
      id: offerId,
      accessKey,
    });
    await expect(get({ offerId: order.id, accessKey: order.accessKey })).rejects.toMatchObject(
      missing,
    );
  });

  test('the customer it was made for sees it without proof; another account does not', async () => {
    const { id: offerId, accessKey } = await make({ email: 'konto@example.de' });
    const customer = async (email: string) => {
      const shopper = engine.shopper();
      await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
      return shopper;
    };
    const own = await customer('konto@example.de');
    const later = await make({ email: 'Konto@example.de' });
    expect(await read(own, later)).toMatchObject({ id: later.id });
    const other = await customer('anderes@example.de');
    const asked = other.do((shop) =>
      shop.getOffer({ offerId: later.id, accessKey: later.accessKey, postcode: '10115' }),
    );
    await expect(asked).rejects.toMatchObject({ key: 'offer.openUnauthorized', code: 403 });
    // Made before the account existed: a customer who accepts it has the order in their account.
    await other.do((shop) => shop.getOffer({ offerId, accessKey, postcode: '10115' }));
    const order = await accept(other, { id: offerId, accessKey });
    const { rows } = await engine.pool.query(
      `select c.email from orders o join customer c on c.id = o.customer_id where o.id = $1`,
      [order.id],
    );
    expect(rows).toEqual([{ email: 'anderes@example.de' }]);
  });

  test('accepted by a guest it is in no account, even one registered with its address', async () => {
    // The mailbox of this account is not confirmed.
    const squatter = engine.shopper();
    const email = 'besetzt@example.de';
    await squatter.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
    const made = await make({ email });
    const guest = await opened(made);
    const order = await accept(guest, made);
    const { id: orderId, accessKey } = order;
    expect(await guest.do((shop) => shop.getOrder({ orderId, accessKey }))).toMatchObject({
      id: orderId,
    });
    await expect(squatter.do((shop) => shop.getOrder({ orderId }))).rejects.toMatchObject({
      key: 'order.notFound',
    });
  });

  test('a stranger with the link alone can neither accept nor decline', async () => {
    const made = await make();
    const stranger = engine.shopper();
    const refused = { key: 'order.additionalAuthenticationRequiredPostcode' };
    await expect(accept(stranger, made)).rejects.toMatchObject(refused);
    await expect(reject(stranger, made)).rejects.toMatchObject(refused);
    expect(await read(await opened(made), made)).toMatchObject({ state: 'open' });
  });
});

describe('accepted', () => {
  test('it becomes an order of what was offered, whatever the price is by now', async () => {
    const made = await make();
    const shopper = await opened(made);
    const before = await reserved();
    await engine.pool.query('update variation_price set price = 5000 where variation_id = $1', [
      paint,
    ]);
    const { id, accessKey, isRepeat } = await accept(shopper, made);
    await engine.pool.query('update variation_price set price = 1000 where variation_id = $1', [
      paint,
    ]);
    expect(isRepeat).toBe(false);
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order).toMatchObject({
      typeId: 1,
      statusName: 'pendingPayment',
      payUntil: '2026-11-30',
      totals: { totalGross: 3190 },
      orderReferences: [{ originOrderId: made.id }],
    });
    expect(await reserved()).toBe(before + 3);
    expect(await read(shopper, made)).toMatchObject({
      state: 'accepted',
      acceptedOrder: { id, accessKey },
    });
    await clean();
  });

  test('repeatedly and by twenty concurrent calls it is one order', async () => {
    const made = await make();
    const shoppers = await Promise.all([opened(made), opened(made)]);
    const twenty = Array.from({ length: 20 }, (_, i) => accept(shoppers[i % 2]!, made));
    const { done, errors } = await settle(twenty);
    expect(errors).toEqual([]);
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    expect(done.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    await clean();
  });

  test('of a concurrent yes and no one counts, and the other gets its error', async () => {
    for (let i = 0; i < 6; i += 1) {
      const made = await make();
      const [one, other] = await Promise.all([opened(made), opened(made)]);
      const yes = () => accept(one, made);
      const no = () => reject(other, made);
      const rivals = i % 2 === 0 ? [yes, no] : [no, yes];
      const answers = await Promise.allSettled(rivals.map((rival) => rival()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const { state, acceptedOrder } = await read(one, made);
      expect([state, acceptedOrder !== null]).toEqual(
        state === 'accepted' ? ['accepted', true] : ['rejected', false],
      );
      await clean();
    }
  });

  test('a set reserves the stock of its parts', async () => {
    const made = await make({ items: [{ number: 'S-1', quantity: 2 }] });
    const before = await reserved();
    const shopper = await opened(made);
    const { id, accessKey } = await accept(shopper, made);
    expect(await reserved()).toBe(before + 4);
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order.orderItems.map(({ typeId, quantity }) => [typeId, quantity])).toEqual([
      [2, 2],
      [3, 4],
      [3, 2],
    ]);
    expect(order.orderItems[0]!.bundleComponents).toHaveLength(2);
    expect(set).toBe(order.orderItems[0]!.itemVariationId);
    await clean();
  });

  test('without stock it is refused, names the goods and changes nothing', async () => {
    const made = await make({ items: [{ number: 'R-1', quantity: 50 }] });
    const shopper = await opened(made);
    expect((await read(shopper, made)).shortItems).toMatchObject([{ name: 'Rolle' }]);
    await expect(accept(shopper, made)).rejects.toMatchObject({
      key: 'offer.itemOutOfStock',
      cause: { names: 'Rolle' },
    });
    expect(await read(shopper, made)).toMatchObject({ state: 'open', acceptedOrder: null });
    await clean();
  });

  test('of two offers of the last goods one is accepted', async () => {
    const { rows } = await engine.pool.query<{ free: number }>(
      'select on_hand - reserved as free from stock where variation_id = $1',
      [paint],
    );
    const items = [{ number: 'W-1', quantity: rows[0]!.free, price: 1 }];
    const made = await Promise.all([make({ items }), make({ items })]);
    const shoppers = await Promise.all(made.map(opened));
    const { done, errors } = await settle(made.map((offer, i) => accept(shoppers[i]!, offer)));
    expect(done).toHaveLength(1);
    expect(errors).toMatchObject([{ key: 'offer.itemOutOfStock' }]);
    await clean();
    await engine.pool.query('update stock set on_hand = reserved + 100 where variation_id = $1', [
      paint,
    ]);
  });

  test('it requires the terms', async () => {
    const { id: offerId, accessKey } = await make();
    const shopper = await opened({ id: offerId, accessKey });
    const input = { offerId, accessKey, termsAccepted: false as unknown as true };
    await expect(shopper.do((shop) => shop.doAcceptOffer(input))).rejects.toMatchObject({
      key: 'offer.termsRequired',
    });
  });
});

describe('answered or expired', () => {
  test('declined with a comment, once, and not accepted afterwards', async () => {
    const made = await make();
    const shopper = await opened(made);
    await reject(shopper, made, 'Zu teuer\nleider');
    await reject(shopper, made, 'noch einmal');
    expect(await read(shopper, made)).toMatchObject({
      state: 'rejected',
      comment: 'Zu teuer\nleider',
    });
    await expect(accept(shopper, made)).rejects.toMatchObject({ key: 'offer.rejected' });
    await clean();
  });

  test('accepted, it cannot be declined', async () => {
    const made = await make();
    const shopper = await opened(made);
    await accept(shopper, made);
    await expect(reject(shopper, made)).rejects.toMatchObject({ key: 'offer.alreadyTaken' });
  });

  test('it is valid to the last second of its last day, and a job records its end', async () => {
    const made = await make();
    const shopper = await opened(made);
    engine.setTime('2026-12-01T22:59:58Z');
    expect(await read(shopper, made)).toMatchObject({ state: 'open' });
    engine.setTime('2026-12-01T22:59:59Z');
    expect(await read(shopper, made)).toMatchObject({ state: 'expired' });
    await expect(accept(shopper, made)).rejects.toMatchObject({ key: 'offer.expired' });
    await expect(reject(shopper, made)).rejects.toMatchObject({ key: 'offer.expired' });
    expect(await expireOffers(context())).toBeGreaterThan(0);
    expect(await expireOffers(context())).toBe(0);
    expect(await read(shopper, made)).toMatchObject({ state: 'expired', statusName: 'expired' });
  });

  test('that cannot be marked as expired does not block the others', async () => {
    const [broken, sound] = [await make(), await make()];
    const { pool } = engine;
    await pool.query(
      `alter table orders add constraint broken check (id <> ${broken.id} or status <> 'expired')`,
    );
    engine.setTime('2026-12-02T00:00:00Z');
    await expect(expireOffers(context())).rejects.toThrow(`offer ${broken.id}: `);
    const { rows } = await pool.query('select status from orders where id = any($1) order by id', [
      [broken.id, sound.id],
    ]);
    expect(rows).toEqual([{ status: 'open' }, { status: 'expired' }]);
    await pool.query('alter table orders drop constraint broken');
    expect(await expireOffers(context())).toBe(1);
  });

  test('cancelled by the shop it cannot be answered', async () => {
    const made = await make();
    const shopper = await opened(made);
    await transact(context(), (ctx) =>
      changeOrderStatus(ctx, { orderId: made.id, to: 'cancelled', reason: 'operator' }),
    );
    await expect(accept(shopper, made)).rejects.toMatchObject({ key: 'offer.cancelled' });
    await clean();
  });
});

test('an offer with total 0 waits for no money', async () => {
  const made = await make({ items: [{ number: 'W-1', quantity: 1, price: 0 }], shipping: 0 });
  const { id } = await accept(await opened(made), made);
  const order = await loadOrder(context(), id);
  expect(order).toMatchObject({
    paymentKey: 'PREPAYMENT',
    paymentStatusKey: 'fullyPaid',
    payUntil: null,
  });
  const { rows } = await engine.pool.query(
    `select o.status, p.status as payment from orders o join payment p on p.order_id = o.id
     where o.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'confirmed', payment: 'paid' }]);
});

describe('an offer paid with gift cards', () => {
  let serial = 0;
  /** Three pieces for 9 euros each and delivery for 4.90, so 31.90. */
  async function giftCard(amount: number, given: object = {}): Promise<string> {
    const code = `ANGEBOT${String((serial += 1)).padStart(5, '0')}`;
    await engine.fixture.insert('gift_card', { code, amount, open_amount: amount, ...given });
    return code;
  }
  const acceptWith = (shopper: Shopper, made: TestOffer, giftCardCodes: string[]) =>
    shopper.do((shop) =>
      shop.doAcceptOffer({
        offerId: made.id,
        accessKey: made.accessKey,
        termsAccepted: true,
        giftCardCodes,
      }),
    );
  const openOf = async (code: string) => {
    const { rows } = await engine.pool.query<{ open: number }>(
      'select open_amount as open from gift_card where code = $1',
      [code],
    );
    return rows[0]!.open;
  };

  test('a part: the rest is due as offered, and accepted again it is paid once', async () => {
    const made = await make();
    const shopper = await opened(made);
    const code = await giftCard(1000);
    const { id } = await acceptWith(shopper, made, [`${code.slice(0, 4)} ${code.slice(4)}`, code]);
    expect(await acceptWith(shopper, made, [code])).toMatchObject({ id, isRepeat: true });
    expect(await loadOrder(context(), id)).toMatchObject({
      statusName: 'pendingPayment',
      paymentKey: 'PREPAYMENT',
      totals: { totalGross: 3190, giftCardsValue: 1000 },
      balance: { due: 2190 },
    });
    expect(await openOf(code)).toBe(0);
    await clean();
  });

  test('all of it: the payment method is gift card, and it is confirmed immediately', async () => {
    const made = await make();
    const [first, second] = [await giftCard(1000), await giftCard(5000)];
    const { id } = await acceptWith(await opened(made), made, [first, second]);
    expect(await loadOrder(context(), id)).toMatchObject({
      statusName: 'confirmed',
      paymentKey: 'GIFT_CARD',
      paymentStatusKey: 'fullyPaid',
      payUntil: null,
      balance: { due: 0 },
    });
    expect([await openOf(first), await openOf(second)]).toEqual([0, 2810]);
    await clean();
  });

  test.each([
    ['an unknown one', null, 1070],
    ['an empty one', { open_amount: 0 }, 1331],
    ['one that has run out', { valid_to: '2026-11-01' }, 1332],
  ])('%s is refused, and nothing is accepted', async (_, given, code) => {
    const made = await make();
    const shopper = await opened(made);
    const typed = given ? await giftCard(1000, given) : 'GIBTESNICHT99';
    await expect(acceptWith(shopper, made, [typed])).rejects.toMatchObject({ code });
    expect(await read(shopper, made)).toMatchObject({ state: 'open' });
    await engine.pool.query('update gift_card set open_amount = amount where code = $1', [typed]);
    await clean();
  });

  test.each([
    ['one that is too long', ['X'.repeat(200)], 'coupon.unknownOrUsed'],
    [
      'more than an offer takes',
      Array.from({ length: 21 }, (_, i) => `KARTE${i}`),
      'coupon.tooManyGiftCards',
    ],
  ])('%s have their own error, not that of missing terms', async (_, codes, key) => {
    const made = await make();
    const shopper = await opened(made);
    await expect(acceptWith(shopper, made, codes)).rejects.toMatchObject({ key });
    const wish = { offerId: made.id, accessKey: made.accessKey, giftCardCodes: codes };
    await expect(
      shopper.do((shop) => shop.doAcceptOffer({ ...wish, termsAccepted: false as never })),
    ).rejects.toMatchObject({ key: 'offer.termsRequired' });
    expect(await read(shopper, made)).toMatchObject({ state: 'open' });
  });

  test('offered gift cards are not paid with gift cards, and are sent when they are paid', async () => {
    await engine.fixture.item({
      name: 'Gutschein',
      variations: [{ price: 2500, stock: null, number: 'G-1', maximum: 50, vatClass: 'voucher' }],
    });
    const items = [{ number: 'G-1', quantity: 2 }];
    await expect(make({ items, payment: 'INVOICE' })).rejects.toMatchObject({
      key: 'offer.invalid',
    });
    const made = await make({ items });
    const code = await giftCard(9000);
    const { id } = await acceptWith(await opened(made), made, [code]);
    expect(await loadOrder(context(), id)).toMatchObject({
      needsDelivery: false,
      balance: { due: 5000 },
    });
    await confirmPayment(context(), id);
    const order = await loadOrder(context(), id);
    expect(order.boughtGiftCards.map(({ amount }) => amount)).toEqual([2500, 2500]);
    expect(await openOf(code)).toBe(9000);
    await clean();
  });
});
