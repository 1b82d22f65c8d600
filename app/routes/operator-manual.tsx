import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { manualHtml } from '~/operator/manual/manual.server';

export const handle = { script: 'none', audience: 'operator' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOperator(context);
  const title = translate(context.locale, 'operator.manual');
  return {
    html: manualHtml(context.locale),
    seo: pageSeo(context, { title, path: '/operator/manual', robots: 'NOINDEX' }),
  };
}

export default function OperatorManual() {
  const { html } = useLoaderData<typeof loader>();
  return <article className="page prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
