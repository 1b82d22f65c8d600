import * as z from 'zod';
import { anybody, form, formAction } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import { setCookie, TOOLS_COOKIE } from '~/lib/cookies';
import { seeOther } from '~/lib/reply-to-form.server';

/**
 * Hides the tools of the editor in this browser. No log-in is required, because the tools grant
 * nothing; a logged-in operator stays logged in.
 */
export const action = formAction(
  anybody,
  form({
    schema: z.object({ redirectTo: z.string().optional() }),
    run: ({ redirectTo = null }) =>
      seeOther(returnPath(redirectTo), [setCookie(TOOLS_COOKIE, '', { maxAge: 0 })]),
  }),
);

/** No page here: the button is on the pages. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
