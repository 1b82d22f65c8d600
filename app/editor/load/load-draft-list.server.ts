import type { AppLoadContext } from '@remix-run/node';
import { previewPath } from '~/operator/frame/edit-path';
import { pageOf } from './edited-page.server';
import { homePageName } from './page-entries.server';

/**
 * Drafts of pages in the language of the request, the last changed first, and the number of those
 * by others.
 */
export async function loadDraftList(context: AppLoadContext) {
  const all = await context.operator.drafts.drafts();
  const here = all.filter(({ key }) => key.lang === context.locale);
  const found = await Promise.all(
    here.map(async ({ key, operatorId, name, at }) => {
      const page = await pageOf(context, key.identifier);
      if (!page) return [];
      const title = page.name || homePageName(context);
      const path = `${previewPath(page.path)}?by=${operatorId}`;
      return [{ title, path, name, at: at.toISOString() }];
    }),
  );
  return { drafts: found.flat(), elsewhere: all.length - here.length };
}

export type DraftListData = Awaited<ReturnType<typeof loadDraftList>>;
