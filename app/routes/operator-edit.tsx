import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EditPage } from '~/editor/chrome/edit-page';
import styles from '~/editor/chrome/editor.css?url';
import { editAction } from '~/editor/intents/edit-action.server';
import { loadEditPage } from '~/editor/page/load-edit-page.server';
import { PANEL_QUERY } from '~/editor/page/panel';
import { pageMeta } from '~/features/page/page-meta';

export const handle = { script: 'none', audience: 'operator', query: [...PANEL_QUERY, 'preview'] };
export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadEditPage(request, context, params['*'] ?? '');
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return editAction(request, context, params['*'] ?? '');
}

export default function OperatorEdit() {
  return <EditPage page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
