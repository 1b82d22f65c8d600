import * as z from 'zod';
import { done, form, type FormPost } from '~/features/page/form-action.server';

/** Sends the gift cards of an order again to its mailbox: 303 to the order. */
export const sendGiftCardsForm = form({
  schema: z.object({}),
  places: { '*': 'gift-cards' },
  async run(_, { context, found }: FormPost<{ orderId: number; accessKey: string }>) {
    await context.shop.doSendGiftCards(found);
    return done(context, `/confirmation/${found.orderId}/${found.accessKey}`, 'giftCard.sentAgain');
  },
});
