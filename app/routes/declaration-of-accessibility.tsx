import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/features/page/page-meta';
import { loadStaticPage } from '~/features/static-page/load-static-page.server';
import { StaticPage } from '~/features/static-page/static-page';

export const handle = { script: 'none' };

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadStaticPage(context, {
    type: 'AccessibilityDeclaration',
    path: '/declaration-of-accessibility',
    title: 'declarationOfAccessibility',
  });
}

export default function DeclarationOfAccessibility() {
  return <StaticPage {...useLoaderData<typeof loader>().page} />;
}
