import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { chooseStationAction } from '~/features/buy/parcel-stations/choose-station.server';
import { loadParcelStations } from '~/features/buy/parcel-stations/load-parcel-stations.server';
import { ParcelStationsPage } from '~/features/buy/parcel-stations/parcel-stations-page';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle = {
  script: 'enhance',
  audience: 'visitor',
  query: ['zipcode', 'city', 'street', 'type'],
};
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { view, status } = await loadParcelStations(request, context);
  const title = formTitle(context, 'parcelStations.title');
  const seo = pageSeo(context, { title, path: '/checkout/parcel-stations', robots: 'NOINDEX' });
  return data({ view, seo }, { status });
}

export const action = chooseStationAction;

export default function ParcelStations() {
  const { view } = useLoaderData<typeof loader>();
  return <ParcelStationsPage view={view} reply={useActionData<typeof action>()} />;
}
