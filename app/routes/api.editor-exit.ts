import * as z from 'zod';
import { anybody, form, formAction } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import { setCookie, TOOLS_COOKIE } from '~/lib/cookies';
import { seeOther } from '~/lib/reply-to-form.server';

/**
 * Puts the tools of the editor away in this browser. Nobody is asked who they are, as the tools grant
 * nothing; who is logged in stays so.
 */
export const action = formAction(
  anybody,
  form({
    schema: z.object({ redirectTo: z.string().optional() }),
    run: ({ redirectTo = null }) =>
      seeOther(returnPath(redirectTo), [setCookie(TOOLS_COOKIE, '', { maxAge: 0 })]),
  }),
);

/** Nothing to see here: the button stands on the pages. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
