import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { challengeHeaders } from '~/features/page/bot-check/challenge-headers.server';
import { RequestOwnDataPage } from '~/features/account/own-data/request-own-data-page';
import { requestDataAction } from '~/features/account/own-data/request-own-data.server';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

/** Filled in for known visitors, and stamped for one submission. */
export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ context }: LoaderFunctionArgs) {
  const botCheck = context.botCheck.view('dataRequest');
  const title = formTitle(context, 'dataRequest.title');
  const seo = pageSeo(context, { title, path: '/data-request', robots: 'NOINDEX' });
  const email = context.visitor.principal.mail ?? '';
  return data({ seo, botCheck, email }, { headers: challengeHeaders(botCheck) });
}

export const action = requestDataAction;

export default function DataRequest() {
  const { botCheck, email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? { values: { email }, errors: [] };
  return <RequestOwnDataPage {...reply} botCheck={botCheck} />;
}
