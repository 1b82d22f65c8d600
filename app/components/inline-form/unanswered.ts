import { isRouteErrorResponse, type ClientActionFunctionArgs } from '@remix-run/react';

/**
 * If the shop does not answer the script, because it restarts or the connection fails, the page
 * stays with all its input, and shows a message. The router would replace it with an error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and refusals are answers; a response that the router cannot read is not.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return Response.json({ isUnanswered: true }, { status: UNANSWERED });
  }
}

/** This status lets the router skip revalidation, because nothing has changed. */
const UNANSWERED = 503;

/** Also after a 422: the page shows the new totals and a new attempt. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus !== UNANSWERED;
}
