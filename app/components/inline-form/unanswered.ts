import { isRouteErrorResponse, type ClientActionFunctionArgs } from '@remix-run/react';

/**
 * Where the shop does not answer the script, because it is started anew or the line is cut, the page stays as
 * it is, with all that was typed, and says so. The router would put an error page in its place.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and refusals are answers; what the router cannot read is none.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return Response.json({ isUnanswered: true }, { status: UNANSWERED });
  }
}

/** By its status the router knows that nothing has changed, and asks for nothing. */
const UNANSWERED = 503;

/** Also after a 422: the page shows the new sums and a new attempt. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }): boolean {
  return actionStatus !== UNANSWERED;
}
