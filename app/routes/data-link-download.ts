import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { dataLink, visitOf } from '~/features/account/own-data/own-data-link.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { exportResponse } from '~/features/account/own-data/own-data-download.server';

export const handle = { audience: 'keyholder', query: ['visit', 'format'] };

/** `?visit=` of the page that opened the link, `?format=json` or `html`: what is kept, as a file (L-57). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const link = dataLink(params);
  const visit = visitOf(new URL(request.url).searchParams.get('visit'));
  const kept =
    visit === undefined ? null : await refuseFlood(context.shop.getOwnData({ ...link, visit }));
  if (!kept) throw data(null, 404);
  return exportResponse(request, context, kept);
}
