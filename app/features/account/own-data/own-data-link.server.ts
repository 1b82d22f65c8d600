import { randomBytes } from 'node:crypto';
import { data } from '@remix-run/node';
import * as z from 'zod';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { done, form, formAction, Refusal, type FormPost } from '~/features/page/form-action.server';
import type { RequestContext } from '~/services/context.server';
import { LARGEST_ID } from '~/services/shop-api';

type Params = Record<string, string | undefined>;

type Link = { requestId: number; key: string };

/** The parts of a mailed link; 404 for a malformed link. */
export function dataLink(params: Params): Link {
  const requestId = Number(params.requestId);
  const key = params.key ?? '';
  const isNumber = Number.isInteger(requestId) && requestId > 0 && requestId <= LARGEST_ID;
  if (!isNumber || !/^[\w-]{43}$/.test(key)) throw data(null, 404);
  return { requestId, key };
}

const VISIT = /^[\w-]{22,64}$/;

/** The visit of an address; undefined for a malformed one. */
export function visitOf(given: string | null): string | undefined {
  return given !== null && VISIT.test(given) ? given : undefined;
}

/**
 * The content of a link's page: a button, the downloads of this visit, or that the link has
 * expired.
 */
export async function loadDataLink(request: Request, context: RequestContext, params: Params) {
  const link = dataLink(params);
  const visit = visitOf(new URL(request.url).searchParams.get('visit'));
  const asked = { ...link, ...(visit !== undefined && { visit }) };
  const state = await refuseFlood(context.shop.getDataLink(asked));
  const path = pathOf(link);
  if (state === 'opened') return { state, path, visit: visit! };
  if (state === 'new') return { state, path, visit: randomBytes(16).toString('base64url') };
  return { state: 'over' as const, path, visit: '' };
}

const OVER = 'dataRequest.over';

/** 303 to the downloads; 422 for a link that is used, expired or invalid. */
export const openDataLinkAction = formAction(
  ({ params }) => dataLink(params),
  form({
    schema: z.object({ visit: z.string(OVER).regex(VISIT, OVER) }),
    async run({ visit }, { context, found }: FormPost<Link>) {
      const isOpened = await context.shop.doOpenDataLink({ ...found, visit });
      if (!isOpened) throw new Refusal({ visit: OVER });
      return done(context, `${pathOf(found)}?visit=${visit}`);
    },
  }),
);

/** The path of its page, without prefix. */
export function pathOf({ requestId, key }: Link): string {
  return `/data-request/${requestId}/${key}`;
}
