import { redirect } from '@remix-run/node';
import { localePath } from '~/i18n/locales';
import type { Guard } from '~/lib/guard';

/** guest-guard (open point 1.1): logged-in customers are redirected. */
export const guestGuard: Guard = ({ context: { visitor, prefix } }) => {
  if (visitor.principal.kind === 'customer') throw redirect(localePath(prefix, '/'), 302);
};
