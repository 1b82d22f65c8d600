import * as z from 'zod';
import { pickupSchema, type Cart, type ShippingMethodList } from '~/services/shop-api';
import * as lenient from './lenient';

const methodSchema = z.object({
  parcelServiceId: lenient.idOrNull,
  parcelServiceName: lenient.text,
  parcelServicePresetId: lenient.id,
  parcelServicePresetName: lenient.text,
  shippingAmount: lenient.cents,
  shippingPrivacyInformation: lenient.readableList(
    z.object({ showDataPrivacyAgreementHint: lenient.yes, parcelServiceName: lenient.text }),
  ),
  excludedPaymentMethodIds: lenient.readableList(lenient.id),
  pickup: pickupSchema.nullable().catch(null),
});

/** The shipping methods of the contract; the cart has the selected one. */
export const shippingListSchema = z.object({ list: lenient.readableList(methodSchema) });

type ShippingChoice = Pick<Cart, 'shippingProfileId' | 'deliveryTime'>;

/** The contract has the delivery time of the selected method only. */
export function toShippingList(
  { list }: z.output<typeof shippingListSchema>,
  { shippingProfileId, deliveryTime }: ShippingChoice,
): ShippingMethodList {
  const methods = list.map(({ parcelServicePresetId: id, ...method }) => ({
    ...method,
    parcelServiceId: method.parcelServiceId ?? id,
    parcelServicePresetId: id,
    shippingProfileId: id,
    shippingProfileName: method.parcelServicePresetName,
    shippingProvider: method.parcelServiceName,
    deliveryTime: id === shippingProfileId ? deliveryTime : { min: 0, max: 0 },
  }));
  const isThere = methods.some((method) => method.shippingProfileId === shippingProfileId);
  return { list: methods, selected: isThere ? shippingProfileId : null };
}
