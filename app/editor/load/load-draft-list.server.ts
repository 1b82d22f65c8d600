import type { AppLoadContext } from '@remix-run/node';
import { previewPath } from '~/operator/frame/edit-path';
import { translate } from '~/i18n/translate.server';
import { pageOf } from './edited-page.server';

/** Drafts of pages in the language of the request, those changed last first, and how many of others. */
export async function loadDraftList(context: AppLoadContext) {
  const all = await context.operator.drafts.drafts();
  const here = all.filter(({ key }) => key.lang === context.locale);
  const found = await Promise.all(
    here.map(async ({ key, operatorId, name, at }) => {
      const page = await pageOf(context, key.identifier);
      if (!page) return [];
      const title = page.name || translate(context.locale, 'editor.homePage');
      const path = `${previewPath(page.path)}?by=${operatorId}`;
      return [{ title, path, name, at: at.toISOString() }];
    }),
  );
  return { drafts: found.flat(), elsewhere: all.length - here.length };
}

export type DraftListData = Awaited<ReturnType<typeof loadDraftList>>;
