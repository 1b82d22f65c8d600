import * as z from 'zod/v4';
import type { Cart, ShippingMethodList } from '~/services/shop-api';
import { readableList, toldCents, toldId, toldIdOrNull, toldText, toldYes } from './told';

const methodSchema = z.object({
  parcelServiceId: toldIdOrNull,
  parcelServiceName: toldText,
  parcelServicePresetId: toldId,
  parcelServicePresetName: toldText,
  shippingAmount: toldCents,
  shippingPrivacyInformation: readableList(
    z.object({ showDataPrivacyAgreementHint: toldYes, parcelServiceName: toldText }),
  ),
  excludedPaymentMethodIds: readableList(toldId),
});

/** Ways of delivery as the contract lists them; which one is chosen, the cart says. */
export const shippingListSchema = z.object({ list: readableList(methodSchema) });

type Chosen = Pick<Cart, 'shippingProfileId' | 'minDeliveryDays' | 'maxDeliveryDays'>;

/** How long a parcel takes the contract tells of the chosen way alone: 0 days are unknown. */
export function toShippingList(
  { list }: z.output<typeof shippingListSchema>,
  { shippingProfileId, minDeliveryDays, maxDeliveryDays }: Chosen,
): ShippingMethodList {
  const methods = list.map(({ parcelServicePresetId: id, ...method }) => ({
    ...method,
    parcelServiceId: method.parcelServiceId ?? id,
    parcelServicePresetId: id,
    shippingProfileId: id,
    shippingProfileName: method.parcelServicePresetName,
    shippingProvider: method.parcelServiceName,
    minDeliveryDays: id === shippingProfileId ? minDeliveryDays : 0,
    maxDeliveryDays: id === shippingProfileId ? maxDeliveryDays : 0,
  }));
  const isThere = methods.some((method) => method.shippingProfileId === shippingProfileId);
  return { list: methods, selected: isThere ? shippingProfileId : null };
}
