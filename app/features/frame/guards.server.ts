import { rejectEmptyCheckout } from '~/features/buy/checkout/reject-empty-checkout.server';
import { authGuard } from '~/features/page/auth-guard.server';
import { categoryGuard } from '~/features/page/category-guard.server';
import type { Guards } from '~/lib/guard';
import { guestGuard } from '~/features/page/guest-guard.server';
import { newsletterConfirmation } from '~/features/page/newsletter-confirmation.server';

/** The guards that routes name in their `handle` (§2). */
export const guards: Guards = {
  'auth-guard': authGuard,
  'category-guard': categoryGuard,
  'guest-guard': guestGuard,
  'newsletter-confirmation': newsletterConfirmation,
  'reject-empty-checkout': rejectEmptyCheckout,
};
