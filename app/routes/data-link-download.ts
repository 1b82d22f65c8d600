import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataLink, pathOf, visitOf } from '~/features/account/own-data/own-data-link.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { exportResponse } from '~/features/account/own-data/own-data-download.server';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';

export const handle = { audience: 'keyholder', query: ['visit', 'format'] };

/**
 * `?visit=` of the page that opened the link, `?format=json` or `html`: the stored data as a file
 * (L-57). Without such a visit it redirects to the page of the link, which shows its state.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const link = dataLink(params);
  const visit = visitOf(new URL(request.url).searchParams.get('visit'));
  const kept =
    visit === undefined ? null : await refuseFlood(context.shop.getOwnData({ ...link, visit }));
  if (!kept) throw seeOther(localePath(context.prefix, pathOf(link)));
  return exportResponse(request, context, kept);
}
