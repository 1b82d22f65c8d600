import { data, type AppLoadContext } from '@remix-run/node';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { translatorFor } from '~/i18n/translate.server';
import { CommandError } from '../document/commands';
import { publishDraft } from '../drafts.server';
import { publishDesign, wholePage } from './design.server';
import {
  back,
  notSaved,
  NO_FIELDS,
  editForm,
  savedNotice,
  type EditReply,
  type EditForm,
} from './intent.server';

/**
 * "Save changes" (§4): makes the draft what shoppers see, and then the author's design, if it differs from
 * what is live. 409 names the blocks of a conflict.
 */
export const publishIntents = {
  publish: editForm({
    schema: NO_FIELDS,
    right: 'publish',
    async run(_, sent) {
      const published = await publishDraft(sent.writer).catch((error: unknown) => {
        if (error instanceof CommandError) return error;
        throw error;
      });
      if (published instanceof CommandError) return notSaved(sent, published.problem);
      if (published.isPublished) {
        const isDesigned = await publishDesign(sent, 'editor.design.conflictAfterPage');
        const notices: FlashNotice[] = [
          savedNotice({ withSettings: isDesigned }),
          ...(published.isMerged ? [{ type: 'neutral' as const, key: 'editor.merged' }] : []),
        ];
        const answer = back(sent, { notices });
        return isDesigned ? wholePage(answer) : answer;
      }
      return conflictReply(sent.context, published.conflicts);
    },
  }),
} satisfies Record<string, EditForm>;

/** The page again, which asks whose blocks to take (409). */
export function conflictReply({ locale }: AppLoadContext, conflicts: string[]) {
  const text = translatorFor(locale).t('editor.problem.conflict');
  const errors = [{ field: 'conflict', code: 'blocks.conflict', text }];
  return data<EditReply>({ errors, conflicts }, { status: 409 });
}
