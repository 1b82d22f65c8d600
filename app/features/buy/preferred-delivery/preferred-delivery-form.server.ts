import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { anybody, done, form, formAction } from '~/features/page/form-action.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const LENGTHS = LIMITS.preferredDelivery;
const text = (field: keyof typeof LENGTHS) =>
  z.string().trim().max(LENGTHS[field], `${field}.length`).default('');

/**
 * 303 to the checkout with the new shipping cost; an option that is not ticked is not requested.
 */
export const preferredDeliveryAction = formAction(
  anybody,
  form({
    schema: z.object({
      preferredDay: z.iso.date('preferredDay.unavailable').optional(),
      usePreferredLocation: z.boolean().default(false),
      preferredLocation: text('preferredLocation'),
      usePreferredNeighbour: z.boolean().default(false),
      preferredNeighbourName: text('preferredNeighbourName'),
      preferredNeighbourAddress: text('preferredNeighbourAddress'),
    }),
    places: { preferredDelivery: 'preferredDay' },
    async run(wish, { context }) {
      const { preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress } =
        wish;
      const kept = await context.shop.doSavePreferredDeliveryServices({
        ...(preferredDay !== undefined && { preferredDay }),
        ...(wish.usePreferredLocation && { preferredLocation }),
        ...(wish.usePreferredNeighbour && { preferredNeighbourName, preferredNeighbourAddress }),
      });
      const said = kept ? 'notices.preferredDeliverySaved' : 'notices.preferredDeliveryEnded';
      return done(context, '/checkout#payment-method', said, ...leftNotices(context));
    },
  }),
);
