import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { emailField } from '~/features/page/email-field.server';
import { anybody, done, form, formAction } from '~/features/page/form-action.server';

/** 303 to the checkout, which cannot detect what left the cart here. */
export const guestLoginAction = formAction(
  anybody,
  form({
    schema: z.object({ email: emailField, formKey: z.string().max(64).optional() }),
    async run(guest, { context }) {
      await context.shop.doLoginAsGuest(guest);
      return done(context, '/checkout', ...leftNotices(context));
    },
  }),
);
