import {
  ADDRESS_TYPE,
  ReceivedError,
  type Address,
  type AddressTypeId,
  type Cart,
  type CheckoutAddress,
  type CouponInput,
  type SaveAddressInput,
  type Session,
  type ShopError,
} from '~/services/shop-api';
import type { ContractCall } from '~/services/remote/contract-shop/contract-call';
import { leftByItself } from '~/services/remote/contract-shop/operations/left-by-itself';
import type { Neighbours } from '~/services/remote/contract-shop/operations/read-checkout';
import { ANNA_IN_FULL } from './anna';
import { listProduct } from './list-product';

type Line = { id: number; variationId: number; quantity: number; price: number };

type Way = {
  parcelServicePresetId: number;
  parcelServicePresetName: string;
  shippingAmount: number;
  excludedPaymentMethodIds?: number[];
};

export type FakeOrder = { id: number; accessKey: string; createdAt: string; total: number };

/** A server of the contract with one visitor and one cart, with the operations of the checkout. */
export type FakeServer = ReturnType<typeof fakeServer>;

let carts = 900;

export const ADDRESS: Address = {
  ...ANNA_IN_FULL,
  id: 5,
  typeId: ADDRESS_TYPE.shipping,
  primary: true,
  email: 'anna@example.de',
};

export function fakeServer() {
  const state = {
    cartId: (carts += 1),
    lines: [{ id: 71, variationId: 34, quantity: 2, price: 1995 }] as Line[],
    shippingAmount: 595,
    user: { guestMail: 'anna@example.de' } as Session['user'],
    addresses: [ADDRESS, { ...ADDRESS, id: 6, typeId: ADDRESS_TYPE.billing }],
    chosen: { 1: 6, 2: 5 } as Record<AddressTypeId, number | null>,
    shippingId: 6 as number | null,
    paymentId: 2 as number | null,
    coupon: '',
    giftCard: 0,
    needsDelivery: true,
    ways: [
      { parcelServicePresetId: 6, parcelServicePresetName: 'Paket', shippingAmount: 5.95 },
      { parcelServicePresetId: 7, parcelServicePresetName: 'Express', shippingAmount: 12.95 },
    ] as Way[],
    methods: [
      { id: 2, name: 'Rechnung', fee: 0 },
      { id: 3, name: 'Vorkasse', fee: 0 },
    ],
    orders: [] as FakeOrder[],
    prepared: { type: 'continue', value: '' },
    now: Date.parse('2026-11-27T10:00:00Z'),
  };
  const asked: [operation: string, argument?: unknown][] = [];
  const refusals: Record<string, ShopError> = {};

  const total = () =>
    state.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) +
    state.shippingAmount -
    (state.coupon ? 500 : 0);

  function note(operation: string, argument?: unknown) {
    asked.push([operation, argument]);
    const refusal = refusals[operation];
    if (refusal) throw refusal;
  }

  /** Orders the cart's goods, at every call again. */
  function order() {
    const id = 10_000 + asked.length;
    const createdAt = new Date(state.now).toISOString();
    const made = { id, accessKey: `key-of-${id}`, createdAt, total: total() };
    state.orders.unshift(made);
    state.lines = [];
    return toWire(made);
  }

  const toWire = ({ total: cents, ...made }: FakeOrder) => ({
    order: made,
    totals: { totalGross: cents / 100, openAmount: cents / 100 },
  });

  const answers: Record<string, (argument: never) => unknown> = {
    getShippingProvider: () => ({ list: state.ways, selected: 0 }),
    getPaymentProviders: () => ({ list: state.methods, selected: 0 }),
    setShippingProvider: ({ shippingId }: { shippingId: number }) => {
      state.shippingId = shippingId;
      state.shippingAmount = shippingId === 7 ? 1295 : 595;
    },
    setPaymentProvider: ({ paymentId }: { paymentId: number }) => {
      state.paymentId = paymentId;
    },
    doAdditionalInformation: () => null,
    doPreparePayment: () => state.prepared,
    doPlaceOrder: order,
    doExecutePayment: () => ({ type: 'redirectUrl', value: 'https://pay.example/1' }),
    getOrders: () => ({ data: { entries: state.orders.map(toWire) } }),
    getPreferredDeliveryShippingProfiles: () => [],
    getActiveShippingCountries: () => [
      { id: 1, name: 'Deutschland', isoCode2: 'DE', zipCodeRegex: '[0-9]{5}' },
    ],
  };

  const cart = () =>
    ({
      id: state.cartId,
      items: state.lines.map((line) => ({
        ...line,
        variation: listProduct(),
        basketItemOrderParams: [],
      })),
      itemSum: 0,
      shippingAmount: state.shippingAmount,
      basketAmount: total(),
      basketAmountNet: total(),
      openAmount: Math.max(0, total() - state.giftCard),
      totalVats: [],
      couponCode: state.coupon,
      couponDiscount: 0,
      giftCards: [],
      shippingCountryId: 1,
      customerInvoiceAddressId: state.chosen[1],
      customerShippingAddressId: state.chosen[2],
      shippingProfileId: state.shippingId,
      methodOfPaymentId: state.paymentId,
      needsDelivery: state.needsDelivery,
      needsDeliveryAddress: state.needsDelivery,
      deliveryTime: { min: 0, max: 0 },
      currency: 'EUR',
    }) as unknown as Cart;

  const lookedAt = () => ({ ...cart(), notices: leftByItself(cart(), state.lines, 'de') });

  /** The calls of one request: results are cached until a write. */
  function open() {
    const read = new Map<string, unknown>();
    const once = <T>(name: string, ask: () => T): T => {
      if (!read.has(name)) read.set(name, ask());
      return read.get(name) as T;
    };
    const call: ContractCall = {
      locale: 'de',
      now: () => new Date(state.now),
      configuration: { blockedEmailCharacters: '' } as ContractCall['configuration'],
      session: async () => ({ user: state.user, basket: cart() }) as unknown as Session,
      forget: () => read.clear(),
      left: [],
      async ask(operation, argument) {
        await Promise.resolve();
        const answer = () => {
          note(operation, argument);
          return answers[operation]!(argument as never);
        };
        if (operation.startsWith('get')) return once(operation, answer);
        read.clear();
        return answer();
      },
    };
    const writes = Object.entries(writing).map(([name, write]) => {
      const run = async (input: never) => {
        read.clear();
        note(name, input);
        return write(input);
      };
      return [name, run];
    });
    const shop = {
      getCart: async () => once('getCart', lookedAt),
      getAddresses: async ({ typeId }: { typeId: AddressTypeId }) =>
        state.addresses.filter((address) => address.typeId === typeId),
      getActiveShippingCountries: async () => [],
      getAggregatedCountries: async () => [],
      ...Object.fromEntries(writes),
    } as Neighbours;
    return { call, shop };
  }

  const writing = {
    doLoginAsGuest({ email }: { email: string }) {
      state.user = { guestMail: email };
    },
    doSaveAddress({ typeId, addressData, useAsBilling }: SaveAddressInput) {
      const types: AddressTypeId[] = useAsBilling ? [2, 1] : [typeId];
      for (const one of types) {
        const address = { ...ADDRESS, ...addressData, id: 20 + one, typeId: one };
        state.addresses = [address, ...state.addresses];
        state.chosen[one] = address.id;
      }
    },
    setCheckoutAddress({ typeId, addressId }: CheckoutAddress) {
      state.chosen[typeId] = addressId;
    },
    doAddCoupon({ couponCode }: CouponInput) {
      state.coupon = couponCode;
      return lookedAt();
    },
    deleteCoupon() {
      state.coupon = '';
      return lookedAt();
    },
  };

  return {
    state,
    open,
    asked,
    refuse(operation: string, key: string, cause?: Record<string, unknown>) {
      const refusal = new ReceivedError(key, 409, { cause });
      refusals[operation] = refusal;
      return refusal;
    },
    /** The next orders are placed, or not, and fail with `error`. */
    lose(when: 'before' | 'after', error: Error) {
      answers['doPlaceOrder'] = () => {
        if (when === 'after') order();
        throw error;
      };
    },
    answerAgain() {
      answers['doPlaceOrder'] = order;
    },
  };
}
