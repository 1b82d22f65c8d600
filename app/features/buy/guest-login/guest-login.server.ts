import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { emailField } from '~/features/page/email-field.server';
import { done, form, formAction } from '~/features/page/form-action.server';
import { guestGuard } from '~/features/page/guest-guard.server';

/** 303 to the checkout, which cannot detect what left the cart here. */
export const guestLoginAction = formAction(
  guestGuard,
  form({
    schema: z.object({ email: emailField, formKey: z.string().max(64).optional() }),
    async run(guest, { context }) {
      await context.shop.doLoginAsGuest(guest);
      return done(context, '/checkout', ...leftNotices(context));
    },
  }),
);
