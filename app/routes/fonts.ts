import type { LoaderFunctionArgs } from '@remix-run/node';
import { etagResponse } from '~/lib/etag-response.server';
import { TEXT_FONTS } from '~/styles/text-fonts';

const json = JSON.stringify(TEXT_FONTS.map(({ name }) => ({ value: name, caption: name })));

/** The fonts for an operator to choose from (§7 GET /fonts/meta.json). */
export function loader({ request }: LoaderFunctionArgs) {
  return etagResponse(request, json, 'application/json');
}
