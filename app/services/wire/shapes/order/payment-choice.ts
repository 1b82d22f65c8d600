import * as z from 'zod';
import type { Order } from '~/services/shop-api';
import { iconUrl } from '../checkout';
import { euros, eurosSchema } from '../money';
import type { Shaper } from '../shaper';

export const paymentChoiceSchema = z.strictObject({
  id: z.int(),
  methodOfPaymentId: z.int(),
  name: z.string(),
  fee: eurosSchema,
  icon: z.string(),
  description: z.string(),
  sourceUrl: z.string(),
  key: z.string(),
  paymentKey: z.string(),
  excludedPaymentMethodIds: z.array(z.int()),
  isSwitchableFrom: z.boolean(),
  isSwitchableTo: z.boolean(),
});

/** A payment method to which the order could change. */
export function toWirePaymentChoice(
  method: Order['paymentMethodListForSwitch'][number],
  shaper: Shaper,
): z.infer<typeof paymentChoiceSchema> {
  return {
    id: method.id,
    methodOfPaymentId: method.methodOfPaymentId,
    name: method.name,
    fee: euros(method.fee),
    icon: iconUrl(method, shaper),
    description: method.description,
    sourceUrl: '',
    key: method.key,
    paymentKey: method.paymentKey,
    excludedPaymentMethodIds: method.excludedPaymentMethodIds,
    isSwitchableFrom: true,
    isSwitchableTo: method.isSelectable,
  };
}
