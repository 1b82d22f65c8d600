import * as z from 'zod';
import { ICON_OF_ALL } from '~/lib/icon-of-all';
import { preselected } from '~/lib/preselected-method';
import { pickupSchema, type PaymentMethod, type ShippingMethod } from '~/services/shop-api';
import { euros, eurosSchema } from './money';
import { absolute, type Shaper } from './shaper';

export const wireShippingMethodSchema = z.strictObject({
  parcelServiceId: z.int(),
  parcelServiceName: z.string(),
  parcelServicePresetId: z.int(),
  parcelServicePresetName: z.string(),
  parcelServiceType: z.literal(0),
  shippingProfileId: z.int(),
  shippingProfileName: z.string(),
  shippingProvider: z.string(),
  shippingAmount: eurosSchema,
  shippingPrivacyInformation: z.array(
    z.strictObject({
      id: z.int(),
      parcelServiceId: z.int(),
      parcelServiceName: z.string(),
      parcelServiceAddress: z.string(),
      showDataPrivacyAgreementHint: z.boolean(),
    }),
  ),
  isPostOffice: z.boolean(),
  isParcelBox: z.boolean(),
  icon: z.null(),
  excludedPaymentMethodIds: z.array(z.int()),
  allowedPaymentMethodNames: z.array(z.string()),
  /** Where and when the buyer collects the goods; null: a carrier delivers them. */
  pickup: pickupSchema.nullable(),
});
export type WireShippingMethod = z.infer<typeof wireShippingMethodSchema>;

/** A shipping method; clients select by the preset, which is our profile. */
export function toWireShippingMethod(method: ShippingMethod): WireShippingMethod {
  const { parcelServiceId } = method;
  return {
    parcelServiceId,
    parcelServiceName: method.parcelServiceName,
    parcelServicePresetId: method.shippingProfileId,
    parcelServicePresetName: method.parcelServicePresetName,
    parcelServiceType: 0,
    shippingProfileId: method.shippingProfileId,
    shippingProfileName: method.shippingProfileName,
    shippingProvider: method.shippingProvider,
    shippingAmount: euros(method.shippingAmount),
    shippingPrivacyInformation: method.shippingPrivacyInformation.map((hint) => ({
      id: parcelServiceId,
      parcelServiceId,
      parcelServiceAddress: '',
      ...hint,
    })),
    isPostOffice: false,
    isParcelBox: false,
    icon: null,
    excludedPaymentMethodIds: method.excludedPaymentMethodIds,
    allowedPaymentMethodNames: [],
    pickup: method.pickup,
  };
}

export const wirePaymentMethodSchema = z.strictObject({
  id: z.int(),
  methodOfPaymentId: z.int(),
  name: z.string(),
  fee: eurosSchema,
  icon: z.string(),
  description: z.string(),
  sourceUrl: z.string(),
  isSelectable: z.boolean(),
  key: z.string(),
  paymentKey: z.string(),
  /** Excluded by the chosen shipping method; the same for every method of a list. */
  excludedPaymentMethodIds: z.array(z.int()),
});
export type WirePaymentMethod = z.infer<typeof wirePaymentMethodSchema>;

/**
 * The address of a method's icon. Methods that the pages draw themselves only have a name; clients
 * show any address they get, so these get the common icon.
 */
export function iconUrl({ icon }: Pick<PaymentMethod, 'icon'>, shaper: Shaper): string {
  return absolute(shaper, /^(?:https:\/)?\//.test(icon) ? icon : ICON_OF_ALL);
}

/** The chosen method, otherwise the first selectable one; null if there is none. */
export function preselectedPayment(
  list: readonly Pick<PaymentMethod, 'id' | 'fee' | 'isSelectable'>[],
  chosen: number | null,
): number | null {
  return preselected(
    list.map(({ id, fee, isSelectable }) => ({ id, price: fee, isSelectable })),
    chosen,
  );
}

export function toWirePaymentMethod(method: PaymentMethod, shaper: Shaper): WirePaymentMethod {
  const { id, name, fee, description, isSelectable, key, paymentKey } = method;
  return {
    id,
    methodOfPaymentId: method.methodOfPaymentId,
    name,
    fee: euros(fee),
    icon: iconUrl(method, shaper),
    description,
    sourceUrl: '',
    isSelectable,
    key,
    paymentKey,
    excludedPaymentMethodIds: method.excludedPaymentMethodIds,
  };
}
