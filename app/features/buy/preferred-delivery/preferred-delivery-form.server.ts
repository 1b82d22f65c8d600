import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import type { RequestContext } from '~/services/context.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const LENGTHS = LIMITS.preferredDelivery;
const text = (field: keyof typeof LENGTHS) =>
  z.string().trim().max(LENGTHS[field], `${field}.length`).default('');

/** The texts of each option, by the name of its box. */
const OPTIONS = {
  usePreferredLocation: ['preferredLocation'],
  usePreferredNeighbour: ['preferredNeighbourName', 'preferredNeighbourAddress'],
} as const;

/**
 * 303 to the checkout with the new shipping cost; an option that is not ticked is not requested. A
 * new text beside an unticked box is refused, so that nothing typed is dropped.
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
      await refuseUnchosenTexts(wish, context);
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

type OptionTexts = Record<keyof typeof OPTIONS, boolean> &
  Record<(typeof OPTIONS)[keyof typeof OPTIONS][number], string>;

/** A stored text beside a box that is no longer ticked ends its option. */
async function refuseUnchosenTexts(wish: OptionTexts, { shop }: RequestContext): Promise<void> {
  const unticked = Object.entries(OPTIONS).filter(
    ([box, texts]) => !wish[box as keyof typeof OPTIONS] && texts.some((text) => wish[text] !== ''),
  );
  if (unticked.length === 0) return;
  const { chosen } = (await shop.getCheckout()).preferredDelivery;
  const wrong = unticked.flatMap(([box, texts]) => {
    const isNew = texts.some((text) => wish[text] !== '' && wish[text] !== chosen?.[text]);
    return isNew ? [[box, `${texts[0]}.unchosen`] as const] : [];
  });
  if (wrong.length > 0) throw new Refusal(Object.fromEntries(wrong));
}
