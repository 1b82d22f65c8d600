import type { LoaderFunctionArgs } from '@remix-run/node';
import { appManifest } from '~/features/shop-pages/app-manifest/app-manifest';
import { etagResponse } from '~/lib/etag-response.server';

/** The manifest for a device that installs the shop as an app (§2). */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { shopName, icon, slogan, design } = context.configuration;
  const facts = { shopName, icon, slogan: slogan[context.locale], colour: design.primaryColor };
  const text = JSON.stringify(appManifest(context.locale, facts));
  return etagResponse(request, text, 'application/manifest+json');
}
