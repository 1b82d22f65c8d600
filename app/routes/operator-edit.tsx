import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { EditPage } from '~/editor/ui/edit-page';
import styles from '~/editor/ui/editor.css?url';
import { askServer } from '~/editor/live/edit-answer';
import { editAction } from '~/editor/intents/edit-action.server';
import type { EditReply } from '~/editor/intents/intent.server';
import { loadEditPage } from '~/editor/load/load-edit-page.server';
import { PANEL_QUERY } from '~/editor/load/panel';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/notices/notice-cookie.server';
import type { PageHandle } from '~/features/page/page-handle';
import { EDIT_MODE } from '~/lib/edit-mode';
import { pageMeta } from '~/features/page/page-seo';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';

export const handle: PageHandle = {
  script: 'hydrate',
  audience: 'operator',
  query: [...PANEL_QUERY, 'preview', EDIT_MODE],
  i18n: [
    'header',
    'footer',
    'consent',
    'address',
    'editor',
    'editorPages',
    'editorPicker',
    'editorTogether',
    'editorPictures',
    'editorAdd',
    'editorCheck',
    'errorMessages',
    'blocks',
    'home',
    'catalogue',
    'product',
    'newsletter',
  ],
  files: PICTURE_FILES,
};
export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await loadEditPage(request, context, params['*'] ?? '');
  // The messages shown now are not shown again.
  return hasFlashCookie(request)
    ? data(page, { headers: { 'Set-Cookie': CLEAR_FLASH_COOKIE } })
    : page;
}

export const action = editAction;

/** Forms sent by script; without it they are posted and the page reloads. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return askServer(request, serverAction);
}

export default function OperatorEdit() {
  return <EditPage page={useLoaderData<typeof loader>()} reply={useActionData<EditReply>()} />;
}
