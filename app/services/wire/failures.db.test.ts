import { expect, test } from 'vitest';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import { translate } from '~/i18n/translate.server';

const { visitor, before } = useWire(useTestEngine());

const ORDER = { orderId: 10_001, accessKey: 'k'.repeat(43) };

/** The topics of the error list (§8) for failures that the shop did not foresee. */
test.each([
  ['doAddCartItem', { productId: 1001 }, 'cart.addToBasket.unknownError'],
  ['doAddCartItems', [{ productId: 1001 }], 'cart.addToBasket.unknownError'],
  ['deleteCartItem', { cartItemId: 1 }, 'cart.failedToRemoveItem'],
  ['doAddCoupon', { couponCode: 'ZEHN' }, 'coupon.applyFailed'],
  ['deleteCoupon', { couponCode: 'ZEHN' }, 'coupon.removeFailed'],
  ['setOrderPaymentMethod', { ...ORDER, paymentId: 2 }, 'order.paymentMethodSwitchFailed'],
  ['doAttachPaymentToOrder', { ...ORDER, paymentId: 2 }, 'order.assignPaymentFailed'],
  [
    'doUploadOrderPropertyFile',
    { base64: 'JVBERi0xLjcK', filename: 'skizze.pdf', type: 'application/pdf' },
    'file.uploadFailed',
  ],
  [
    'doPlaceOrder',
    { attemptId: 'a'.repeat(32), cartVersion: 0, quoteHash: 'q'.repeat(43), shownTotal: 4585 },
    'order.createFailed',
  ],
] as const)('%s says what failed', async (operation, argument, key) => {
  before(operation, () => Promise.reject(new Error('database away')));
  const { status, body } = await visitor().call(operation, argument);
  const message = translate('de', `storefrontError.${key}`);
  expect({ status, ...body }).toMatchObject({ status: 500, key, data: { key, message } });
});
