import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';

export type CheckoutPath = '/checkout' | '/readonly-checkout';

/** reject-empty-checkout: nothing to order leads to the cart, which says so (open point 1.1). */
export function emptyCart({ prefix }: RequestContext): Response {
  const notice = { type: 'neutral', key: 'notices.cartEmpty' } as const;
  return seeOtherDocument(localePath(prefix, '/cart'), [flashCookie([notice])]);
}
