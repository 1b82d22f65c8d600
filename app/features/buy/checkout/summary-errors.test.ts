import { expect, test } from 'vitest';
import { summaryErrors } from './summary-errors';

type Page = Parameters<typeof summaryErrors>[1];
type Reply = NonNullable<Parameters<typeof summaryErrors>[0]>;

const fields: Page['fields'] = new Proxy(
  {},
  { get: (_all, name) => ({ id: `checkout-${String(name)}` }) },
);
const methods = [{ id: 1 }] as Page['view']['shippingMethods'];
const WHOLE: Page['view'] = {
  needsDelivery: true,
  needsDeliveryAddress: true,
  shippingMethods: methods,
  paymentMethods: methods,
};

type ShownCase = Partial<Page['view']> & { path?: Page['path']; address?: Reply['address'] };

function link(name: string, { path = '/checkout', address = null, ...view }: ShownCase) {
  const error = { code: 'x', text: 'X' };
  const reply = { result: { error: { [name]: error } }, address } as unknown as Reply;
  const [shown] = summaryErrors(reply, { path, fields, view: { ...WHOLE, ...view } });
  return shown?.field;
}

const READONLY = { path: '/readonly-checkout' } as const;
const SHIPPING = { address: 'shipping-address' } as const;
const BILLING = { address: 'billing-address' } as const;

test.each<[string, ShownCase, string]>([
  ['city', SHIPPING, 'checkout-city'],
  ['city', BILLING, 'checkout-city'],
  ['city', {}, ''],
  ['city', { ...BILLING, ...READONLY }, ''],
  ['city', { ...SHIPPING, needsDeliveryAddress: false }, ''],
  ['shipping-address', {}, 'shipping-address'],
  ['shipping-address', { needsDeliveryAddress: false }, ''],
  ['shipping-method', {}, 'checkout-shippingId'],
  ['shipping-method', { shippingMethods: [] }, 'shipping-method'],
  ['shipping-method', READONLY, 'shipping-method'],
  ['shipping-method', { needsDelivery: false }, ''],
  ['payment-method', {}, 'checkout-paymentId'],
  ['payment-method', READONLY, 'payment-method'],
  ['couponCode', {}, 'checkout-couponCode'],
  ['couponCode', READONLY, ''],
  ['email', READONLY, ''],
  ['terms', READONLY, 'checkout-terms'],
])('an error of %s, on a page with %j, links to "%s"', (name, page, field) => {
  expect(link(name, page)).toBe(field);
});
