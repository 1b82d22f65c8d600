import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { may, type Operator, type Right } from '~/services/operator-api/operator';

/**
 * The operator, for loaders and actions of the shop team. Redirects an anonymous visitor to the
 * log-in and back, with the query of the address (`search`); 403 for an operator without `right`.
 */
export async function requireOperator(
  { operator, prefix, path }: Pick<RequestContext, 'operator' | 'prefix' | 'path'>,
  right?: Right,
  search = '',
): Promise<Operator> {
  const session = await operator.session();
  if (!session?.isComplete) {
    const back = new URLSearchParams({ redirect: path + search });
    throw seeOtherDocument(localePath(prefix, `/operator/login?${back}`));
  }
  if (right && !may(session.operator, right)) throw new Response(null, { status: 403 });
  return session.operator;
}
