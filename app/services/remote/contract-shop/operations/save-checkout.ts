import type * as z from 'zod';
import {
  ADDRESS_TYPE,
  checkoutChangesSchema,
  isShopError,
  ShopError,
  type AddressTypeId,
  type Cart,
  type CheckoutChanges,
  type MissingPart,
  type SavedCheckout,
} from '~/services/shop-api';
import { incomplete, missingOf, refusedChange } from '~/services/shop-api/order-refusals';
import { preselected } from '~/lib/preselected-method';
import { shownAddress } from '~/services/shop-api/shown-address';
import type { ContractCall } from '../contract-call';
import type { QuoteParts } from '../entities/quote';
import { wasTold } from './left-by-itself';
import { validAddress } from './valid-address';
import { informationOf, readShown, sayWith, type Neighbours } from './read-checkout';

type Changes = z.output<typeof checkoutChangesSchema>;

/** One post to the checkout while it is being saved. */
type Saving = {
  call: ContractCall;
  shop: Neighbours;
  changes: Changes;
  /** The last read checkout. */
  shown: QuoteParts;
  saved: Omit<SavedCheckout, 'missing' | 'replaced'>;
};

/** The checkout before the press, its present state, and the result of the changes. */
export type Pressed = { before: QuoteParts; now: QuoteParts; saved: SavedCheckout };

/**
 * Saves each change by its own operation: e-mail address, addresses, shipping method, payment
 * method, coupon, additional information. A refusal of the upstream shop does not prevent the other
 * changes. Throws `order.incomplete` if the cart is empty.
 */
export async function saveCheckout(
  call: ContractCall,
  shop: Neighbours,
  input: CheckoutChanges,
): Promise<Pressed> {
  const parsed = checkoutChangesSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('checkout.invalid');
  const before = await readShown(call, shop);
  if (before.cart.items.length === 0) throw incomplete(['items']);
  const saving: Saving = {
    call,
    shop,
    changes: parsed.data,
    shown: before,
    saved: { refused: {}, isAddressSaved: false, coupon: null },
  };
  await saveContact(saving);
  await saveAddresses(saving);
  await saveMethods(saving);
  await saveCoupon(saving);
  await saveInformation(saving);
  const now = await readShown(call, shop);
  call.left.push(...now.cart.notices);
  wasTold(now.cart, call.locale);
  const replaced = replacedMethods(before, now, parsed.data);
  return { before, now, saved: { ...saving.saved, replaced, missing: missingParts(now) } };
}

/** The missing parts of an order; the terms are not checked here. */
function missingParts({ cart, mail, shipping, payment }: QuoteParts): MissingPart[] {
  return missingOf({
    items: cart.items.length > 0,
    shippingAddress: !cart.needsDeliveryAddress || cart.customerShippingAddressId !== null,
    billingAddress: cart.customerInvoiceAddressId !== null,
    email: mail !== null,
    shippingMethod: !cart.needsDelivery || shipping.selected !== null,
    paymentMethod: payment.selected !== null,
    terms: true,
  });
}

/** Runs the operation, unless the upstream shop refuses it; true on success. */
async function save(
  { saved }: Saving,
  part: keyof SavedCheckout['refused'],
  run: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!isShopError(error)) throw error;
    saved.refused[part] = refusedChange(error);
    return false;
  }
}

async function saveContact(saving: Saving): Promise<void> {
  const { shop, shown, changes } = saving;
  const { email, formKey } = changes;
  if (email === undefined || (email !== '' && email === shown.mail)) return;
  await save(saving, 'email', () => shop.doLoginAsGuest({ email, formKey }));
}

async function saveAddresses(saving: Saving): Promise<void> {
  const { call, shop, changes, shown, saved } = saving;
  const { address, asShown, deliverToBilling } = changes;
  const { shipping, billing } = ADDRESS_TYPE;
  const { cart } = shown;
  const chosen = new Set<AddressTypeId>();
  if (cart.customerInvoiceAddressId !== null) chosen.add(billing);
  if (cart.customerShippingAddressId !== null) chosen.add(shipping);
  // Without a valid e-mail address the customer could not be notified about the delivery (open
  // point 1.5). The address is not saved then, but checked, so that the customer sees all errors
  // together.
  if (address && saved.refused.email) {
    await save(saving, 'address', () => validAddress(address.typeId, address.addressData, call));
  } else if (address) {
    saved.isAddressSaved = await save(saving, 'address', () => shop.doSaveAddress(address));
    if (saved.isAddressSaved) chosen.add(address.typeId);
    if (saved.isAddressSaved && address.useAsBilling) chosen.add(billing);
  }
  for (const typeId of asShown ? [billing, shipping] : []) {
    const first = shownAddress(shown, typeId);
    if (chosen.has(typeId) || !first || (typeId === shipping && !cart.needsDeliveryAddress))
      continue;
    await shop.setCheckoutAddress({ typeId, addressId: first.id });
    chosen.add(typeId);
  }
  if (saving.shown.cart.needsDeliveryAddress && deliverToBilling && !chosen.has(shipping)) {
    await deliverWhereBilled(saving);
  }
  saving.shown = await readShown(saving.call, shop);
}

/**
 * On the read-only view the delivery address is the billing address; if that is impossible, the
 * address stays missing.
 */
async function deliverWhereBilled({ call, shop }: Saving): Promise<void> {
  const bill = shownAddress(await readShown(call, shop), ADDRESS_TYPE.billing);
  if (!bill) return;
  const { id: _id, typeId: _typeId, email: _email, vatNumberState: _state, ...addressData } = bill;
  try {
    await shop.doSaveAddress({ typeId: ADDRESS_TYPE.shipping, addressData });
  } catch (error) {
    if (!isShopError(error)) throw error;
  }
}

/** Selected methods, and with the order the preselected ones of the page. */
async function saveMethods(saving: Saving): Promise<void> {
  const { call, changes, shop } = saving;
  const { shipping, cart } = saving.shown;
  const ways = shipping.list.map(({ shippingProfileId: id, shippingAmount: price, pickup }) => ({
    id,
    price,
    pickup,
    isSelectable: true,
  }));
  const isOpen = changes.asShown && cart.needsDelivery;
  const shippingId = changes.shippingId ?? (isOpen ? preselected(ways, shipping.selected) : null);
  if (shippingId !== null && shippingId !== shipping.selected) {
    const run = () => call.ask('setShippingProvider', { shippingId });
    if (await save(saving, 'shippingMethod', run)) saving.shown = await readShown(call, shop);
  }
  const { payment } = saving.shown;
  const methods = payment.list.map(({ id, fee: price, isSelectable }) => ({
    id,
    price,
    isSelectable,
  }));
  // Only the shopper replaces a selected method that is no longer available.
  const isGone = saving.shown.cart.methodOfPaymentId !== null && payment.selected === null;
  const isShown = changes.asShown && !isGone;
  const paymentId = changes.paymentId ?? (isShown ? preselected(methods, payment.selected) : null);
  if (paymentId === null || paymentId === payment.selected) return;
  await save(saving, 'paymentMethod', () => call.ask('setPaymentProvider', { paymentId }));
}

async function saveCoupon(saving: Saving): Promise<void> {
  const { call, shop, shown, changes, saved } = saving;
  const { couponCode, withoutGiftCard } = changes;
  const tell = ({ notices }: Cart) => call.left.push(...notices);
  if (couponCode != null) {
    const isDone = await save(saving, 'coupon', async () =>
      tell(await shop.doAddCoupon({ couponCode })),
    );
    saved.coupon = isDone ? 'applied' : null;
    return;
  }
  const known = shown.cart.couponCode;
  const isCoupon = couponCode === null && known !== '';
  const isCard = shown.cart.giftCards.some(({ id }) => id === withoutGiftCard);
  if (!isCoupon && !isCard) return;
  const isDone = await save(saving, 'coupon', async () => {
    if (isCoupon) tell(await shop.deleteCoupon({ couponCode: known }));
    if (isCard) tell(await shop.deleteCoupon({ giftCardId: withoutGiftCard! }));
  });
  saved.coupon = isDone ? 'removed' : null;
}

async function saveInformation({ call, shown, changes }: Saving): Promise<void> {
  const given = Object.entries(changes.additionalInformation ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  if (given.length === 0) return;
  const kept = informationOf(shown.cart);
  await sayWith(call, shown.cart, {
    ...kept,
    ...(Object.fromEntries(given) as Partial<typeof kept>),
  });
}

/** Methods that the upstream shop has replaced by itself. */
function replacedMethods(
  before: QuoteParts,
  now: QuoteParts,
  changes: Changes,
): SavedCheckout['replaced'] {
  const isOther = (was: number | null, is: number | null, asked: number | undefined) =>
    was !== null && is !== null && is !== was && asked === undefined;
  const replaced: SavedCheckout['replaced'] = [];
  const { shipping, payment } = now;
  if (isOther(before.shipping.selected, shipping.selected, changes.shippingId)) {
    const by = shipping.list.find((way) => way.shippingProfileId === shipping.selected);
    replaced.push({ part: 'shippingMethod', by: by!.shippingProfileName });
  }
  if (isOther(before.payment.selected, payment.selected, changes.paymentId)) {
    const by = payment.list.find(({ id }) => id === payment.selected);
    replaced.push({ part: 'paymentMethod', by: by!.name });
  }
  return replaced;
}
