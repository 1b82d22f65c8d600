import type * as z from 'zod';
import {
  ADDRESS_TYPE,
  isShopError,
  type AddressTypeId,
  type CartNotice,
  type checkoutChangesSchema,
  type SavedCheckout,
} from '../../../shop-api';
import { refusedChange } from '../../../shop-api/order-refusals';
import { loadAddresses } from '../addresses/get-addresses';
import { chooseAddress } from '../addresses/choose-address';
import { writeOrderAddress } from '../addresses/save-address';
import { validAddress } from '../addresses/validate-address';
import { refuseCode, writeCode, writeCoupon } from '../cart/cart-coupon';
import { removeGiftCard } from '../gift-cards/cart-gift-cards';
import { loadCart } from '../cart/cart-rows';
import { deleteGone } from '../cart/change-cart';
import { priceReading, type PricedCart } from '../cart/price-cart';
import { withChoice, withoutGone, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { inSavepoint } from '../../core/in-savepoint';
import { cleanInformation, keptInformation } from './additional-information';
import { choosePaymentFirst } from './first-payment';
import { becomeGuest, isNewGuestMail, refuseMailbox } from './guest-mail';
import { choosePayment } from './payment-method';
import { chooseShipping, wishesOf } from './shipping-method';

/** The parsed changes. */
export type Changes = z.output<typeof checkoutChangesSchema>;

/** Changes to apply, and those that were refused before. */
export type ChangeRequest = { changes: Changes; refused: SavedCheckout['refused'] };

/** The saved changes, without what an order still lacks. */
export type Applied = Omit<SavedCheckout, 'missing'>;

/** A cart as it was read, and its prices. */
export type ReadCart = { reading: CartReading; priced: PricedCart };

/** A cart while changes are applied to it, in the transaction that has locked it. */
type Draft = {
  ctx: CommerceContext;
  cartId: number;
  reading: CartReading;
  /** A part of the offer has changed: the version of the cart grows. */
  isChanged: boolean;
  applied: Applied;
  left: CartNotice[];
};

/**
 * Applies typed changes to the locked cart, each part separately: a refused part does not prevent
 * the others from being saved. The goods are those that were read before; of the cart only written
 * parts are read again. Returns the current cart, and notices about what was removed automatically.
 */
export async function applyChanges(
  ctx: CommerceContext,
  before: ReadCart,
  { changes, refused }: ChangeRequest,
): Promise<{ now: ReadCart; applied: Applied; left: CartNotice[] }> {
  const { reading, priced } = before;
  const { cart } = reading.stored;
  const applied: Applied = {
    refused: { ...refused },
    isAddressSaved: false,
    coupon: null,
    replaced: [],
  };
  const left: CartNotice[] = [];
  const draft = { ctx, cartId: cart.id, reading, isChanged: false, applied, left };
  await applyContact(draft, changes);
  const isCountryChanged = await applyCountry(draft, changes);
  await applyAddress(draft, changes);
  if (changes.asShown) await adoptAddresses(draft, priced);
  if (changes.deliverToBilling && priced.needsDeliveryAddress) await deliverToBilling(draft);
  const areMethodsChosen = await applyMethods(draft, changes);
  await applyCoupon(draft, changes);
  const isFirst = changes.asShown && cart.paymentMethodId === null;
  if (applied.isAddressSaved || isCountryChanged || areMethodsChosen || isFirst) {
    choose(draft, await choosePaymentFirst(ctx, draft.reading));
  }
  await settle(draft, changes);
  if (draft.reading === reading) return { now: before, applied, left };
  const now = { reading: draft.reading, priced: await priceReading(ctx, draft.reading) };
  return { now, applied, left };
}

/** Changes the e-mail address if it is a new one (open point 1.2). */
async function applyContact(draft: Draft, { email, formKey }: Changes): Promise<void> {
  const { ctx, applied } = draft;
  if (email === undefined) return;
  try {
    await refuseMailbox(ctx, email);
  } catch (error) {
    if (!isShopError(error)) throw error;
    applied.refused.email = refusedChange(error);
    return;
  }
  if (!isNewGuestMail(ctx, email)) return;
  draft.left.push(...(await becomeGuest(ctx, email, formKey)));
  await readAgain(draft);
}

/** Prices the cart for another country; true when it has changed. */
async function applyCountry(draft: Draft, { shippingCountryId }: Changes): Promise<boolean> {
  const { ctx, cartId, reading } = draft;
  const { countries } = await ctx.reference(reading.stored.referenceVersion);
  const country = countries.find(({ id }) => id === shippingCountryId);
  if (!country?.isShippingActive) return false;
  if (country.id === reading.stored.cart.shippingCountryId) return false;
  await ctx.db.client.query(
    'update cart set shipping_country_id = $2, shipping_address_id = null where id = $1',
    [cartId, country.id],
  );
  await wrote(draft);
  return true;
}

async function applyAddress(draft: Draft, { address: given }: Changes): Promise<void> {
  const { ctx, cartId, applied } = draft;
  if (!given) return;
  const { typeId, addressData, useAsBilling } = given;
  // Without a valid e-mail address there is no contact for the delivery (open point 1.5). The address is not
  // saved then, but checked, so that the shopper sees all errors at once.
  const hasMailbox = !applied.refused.email;
  const { refusal } = await inSavepoint(ctx.db, async () => {
    const address = await validAddress(ctx, typeId, addressData);
    const asBilling = useAsBilling && typeId === ADDRESS_TYPE.shipping;
    if (hasMailbox) await writeOrderAddress(ctx, cartId, { typeId, address, asBilling });
  });
  if (refusal) applied.refused.address = refusedChange(refusal);
  else if (hasMailbox) {
    applied.isAddressSaved = true;
    await wrote(draft);
  }
}

/** Uses for this order the addresses that the page shows although none was chosen yet. */
async function adoptAddresses(
  draft: Draft,
  { needsDeliveryAddress }: { needsDeliveryAddress: boolean },
): Promise<void> {
  const { shippingAddressId, invoiceAddressId } = draft.reading.stored.cart;
  const open: AddressTypeId[] = [];
  if (invoiceAddressId === null) open.push(ADDRESS_TYPE.billing);
  if (shippingAddressId === null && needsDeliveryAddress) open.push(ADDRESS_TYPE.shipping);
  if (open.length === 0) return;
  const addresses = await loadAddresses(draft.ctx);
  const found = open.flatMap((typeId) => addresses.find((one) => one.typeId === typeId) ?? []);
  for (const { typeId, id } of found) await chooseAddress(draft.ctx, draft.cartId, typeId, id);
  if (found.length > 0) await wrote(draft);
}

/**
 * On the read-only view goods go to the billing address; if it has no delivery, the shipping
 * address stays missing.
 */
async function deliverToBilling(draft: Draft): Promise<void> {
  const { ctx, cartId } = draft;
  const { shippingAddressId, invoiceAddressId } = draft.reading.stored.cart;
  if (shippingAddressId !== null || invoiceAddressId === null) return;
  const billing = (await loadAddresses(ctx)).find(({ id }) => id === invoiceAddressId);
  if (!billing) return;
  const { id: _id, typeId: _typeId, email: _email, ...given } = billing;
  const typeId = ADDRESS_TYPE.shipping;
  const { refusal } = await inSavepoint(ctx.db, async () => {
    const address = await validAddress(ctx, typeId, given);
    await writeOrderAddress(ctx, cartId, { typeId, address, asBilling: false });
  });
  if (!refusal) await wrote(draft);
}

/** Chooses methods that are not chosen already; true when one has changed. */
async function applyMethods(draft: Draft, { shippingId, paymentId }: Changes): Promise<boolean> {
  const { ctx } = draft;
  const isShippingChanged =
    shippingId !== undefined &&
    (await chooseMethod(draft, 'shippingMethod', async (reading) => {
      const { shipping, isShippingGone } = await priceReading(ctx, reading);
      const isChosen = shipping?.id === shippingId && !isShippingGone;
      return isChosen ? reading : (await chooseShipping(ctx, reading, shippingId)).chosen;
    }));
  const isPaymentChanged =
    paymentId !== undefined &&
    (await chooseMethod(draft, 'paymentMethod', (reading) =>
      choosePayment(ctx, reading, paymentId),
    ));
  return isShippingChanged || isPaymentChanged;
}

async function chooseMethod(
  draft: Draft,
  part: 'shippingMethod' | 'paymentMethod',
  choice: (reading: CartReading) => Promise<CartReading>,
): Promise<boolean> {
  try {
    return choose(draft, await choice(draft.reading));
  } catch (error) {
    if (!isShopError(error)) throw error;
    draft.applied.refused[part] = refusedChange(error);
    return false;
  }
}

/** Continues with these methods, which `settle` writes; true when they are other ones. */
function choose(draft: Draft, reading: CartReading): boolean {
  const [now, then] = [draft.reading.stored.cart, reading.stored.cart];
  draft.reading = reading;
  const isOther =
    now.shippingProfileId !== then.shippingProfileId ||
    now.paymentMethodId !== then.paymentMethodId;
  draft.isChanged ||= isOther;
  return isOther;
}

/** Redeems a typed code with any button, so that no order lacks the intended discount. */
async function applyCoupon(draft: Draft, changes: Changes): Promise<void> {
  const { ctx, cartId, applied } = draft;
  const { couponCode } = changes;
  if (couponCode == null) return removeCode(draft, changes);
  const { done, refusal } = await inSavepoint(ctx.db, async () => {
    const given = await writeCode(ctx, cartId, couponCode);
    const reading = await withStored(draft);
    refuseCode(ctx, await priceReading(ctx, reading), given);
    return reading;
  });
  if (refusal) applied.refused.coupon = refusedChange(refusal);
  else {
    applied.coupon = 'applied';
    draft.reading = done;
    draft.isChanged = true;
  }
}

async function removeCode(
  draft: Draft,
  { couponCode, withoutGiftCard }: Pick<Changes, 'couponCode' | 'withoutGiftCard'>,
): Promise<void> {
  const { ctx, cartId, applied, reading } = draft;
  const { couponCode: known, giftCardIds } = reading.stored.cart;
  const isCoupon = couponCode === null && known !== null;
  const isCard = withoutGiftCard !== undefined && giftCardIds.includes(withoutGiftCard);
  if (!isCoupon && !isCard) return;
  if (isCoupon) await writeCoupon(ctx, cartId, null);
  if (isCard) await removeGiftCard(ctx, cartId, withoutGiftCard);
  applied.coupon = 'removed';
  await wrote(draft);
}

/** Writes methods and preferences, counts the version, deletes what is no longer available. */
async function settle(draft: Draft, { additionalInformation }: Changes): Promise<void> {
  const { ctx, cartId, isChanged } = draft;
  const { cart } = draft.reading.stored;
  const kept = keptInformation(cart);
  const information = cleanInformation({ ...kept, ...given(additionalInformation) });
  const isInformed = JSON.stringify(information) !== JSON.stringify(kept);
  if (!isChanged && !isInformed) return;
  const version = cart.version + Number(isChanged);
  await ctx.db.client.query({
    name: 'cart_settle',
    text: `update cart set shipping_profile_id = $2, payment_method_id = $3,
             additional_information = $4, version = $5, updated_at = $6,
             preferred_delivery = $7
           where id = $1`,
    values: [
      cartId,
      cart.shippingProfileId,
      cart.paymentMethodId,
      isInformed ? JSON.stringify(information) : cart.additionalInformation,
      version,
      ctx.now(),
      wishesOf(draft.reading),
    ],
  });
  draft.reading = withChoice(draft.reading, { version, additionalInformation: information });
  if (!isChanged) return;
  const priced = await priceReading(ctx, draft.reading);
  await deleteGone(ctx, cartId, priced);
  draft.left.push(...priced.left);
  draft.reading = withoutGone(draft.reading, priced);
}

/** The fields with a value. */
function given<T extends object>(fields: T | undefined): Partial<T> {
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

async function wrote(draft: Draft): Promise<void> {
  draft.isChanged = true;
  await readAgain(draft);
}

async function readAgain(draft: Draft): Promise<void> {
  draft.reading = await withStored(draft);
}

/** The cart as it is stored now, with the methods chosen here and not written yet. */
async function withStored({ ctx, reading }: Draft): Promise<CartReading> {
  const { shippingProfileId, paymentMethodId, preferredDelivery } = reading.stored.cart;
  const stored = await loadCart(ctx);
  if (!stored) throw new Error('A locked cart is gone');
  return withChoice(
    { ...reading, stored },
    {
      shippingProfileId,
      paymentMethodId,
      preferredDelivery,
    },
  );
}
