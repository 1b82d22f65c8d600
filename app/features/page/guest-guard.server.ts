import { redirect } from '@remix-run/node';
import { localePath } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';

/** guest-guard (open point 1.1): customers who logged in have no business here. */
export function requireVisitor({ visitor, prefix }: Pick<RequestContext, 'visitor' | 'prefix'>) {
  if (visitor.principal.kind === 'customer') throw redirect(localePath(prefix, '/'), 302);
}
