import * as z from 'zod';
import type { Order } from '~/services/shop-api';
import { iconUrl } from '../checkout';
import { euros, eurosSchema } from '../money';
import type { Shaper } from '../shaper';

export const paymentChoiceSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  fee: eurosSchema,
  icon: z.string(),
  description: z.string(),
  sourceUrl: z.string(),
  key: z.string(),
  isSwitchableFrom: z.boolean(),
  isSwitchableTo: z.boolean(),
});

/** A way to pay that the order could change to. */
export function toWirePaymentChoice(
  method: Order['paymentMethodListForSwitch'][number],
  shaper: Shaper,
): z.infer<typeof paymentChoiceSchema> {
  return {
    id: method.id,
    name: method.name,
    fee: euros(method.fee),
    icon: iconUrl(method, shaper),
    description: method.description,
    sourceUrl: '',
    key: method.key,
    isSwitchableFrom: true,
    isSwitchableTo: method.isSelectable,
  };
}
