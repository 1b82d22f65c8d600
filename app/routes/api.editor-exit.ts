import type { ActionFunctionArgs } from '@remix-run/node';
import { returnPath } from '~/features/page/return-path';
import { setCookie } from '~/lib/cookies';
import { seeOther } from '~/lib/reply-to-form.server';
import { TOOLS_COOKIE } from '~/services/operator-api/operator';

/**
 * Puts the tools of the editor away in this browser. Field: redirectTo, a path of this shop. Nobody
 * is asked who they are, as the tools grant nothing; who is logged in stays so.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return seeOther(returnPath(form.get('redirectTo')), [setCookie(TOOLS_COOKIE, '', { maxAge: 0 })]);
}

/** Nothing to see here: the button stands on the pages. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
