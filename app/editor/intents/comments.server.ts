import * as z from 'zod';
import type { FormReply } from '~/features/page/form-action.server';
import { Refusal } from '~/features/page/form-action.server';
import type { Texts } from '~/features/page/form-problems.server';
import { isPlainText } from '~/lib/control-characters';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';
import { COMMENT_LENGTH } from '~/services/operator-api/comments';
import { findBlock } from '../document/tree';
import { openDraft } from '../drafts.server';
import { answerField, commentField } from '../load/comments-panel';
import { idOf } from '../load/read-edit-form.server';
import {
  back,
  editForm,
  numberText,
  type EditForm,
  type EditReply,
  type IntentRequest,
} from './intent.server';

const words = z
  .string('words.required')
  .trim()
  .refine(isVisible, 'words.required')
  .max(COMMENT_LENGTH, 'words.tooLong')
  .refine(isPlainText, 'words.characters')
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'));

/** A comment of invisible characters would be an empty box. */
function isVisible(text: string): boolean {
  return normalizeInput(text) !== '';
}

const texts = {
  'words.required': 'editorTogether.comments.problem.required',
  'words.tooLong': 'editorTogether.comments.problem.tooLong',
  'words.characters': 'editorTogether.comments.problem.characters',
  'words.tooMany': 'editorTogether.comments.problem.tooMany',
  'words.gone': 'editorTogether.comments.problem.gone',
  'words.noBlock': 'editorTogether.comments.problem.noBlock',
} as const satisfies Texts;

const options = {
  texts,
  places: { 'comments.tooMany': { field: 'words', code: 'words.tooMany' } },
  /** The form again in its position in the drawer, with the typed text. */
  show({ values, errors }: FormReply): EditReply {
    const discussion = Number(values['comment'] ?? 0) || null;
    const field = discussion ? answerField(discussion) : commentField;
    return {
      errors: errors.map((error) => ({ ...error, field })),
      comment: { words: values['words'] ?? '', discussion },
    };
  },
};

const oneComment = z.object({ comment: numberText });

/** The team's comments on the blocks of a page; none of it changes the draft. */
export const commentIntents = {
  comment: editForm({
    ...options,
    schema: z.object({ block: z.string().default(''), words }),
    async run({ block: uuid, words }, sent) {
      const { blocks } = await openDraft(sent.writer);
      const block = findBlock(blocks, uuid);
      if (!block) throw new Refusal({ words: 'words.noBlock' });
      const comment = { block: uuid, blockName: block.name, words, once: idOf(sent.form) };
      const id = await storeOf(sent).begin(sent.page.key, sent.operator.email, comment);
      return backTo(sent, id, 'done');
    },
  }),

  'comment-answer': editForm({
    ...options,
    schema: z.object({ comment: numberText, words }),
    async run({ comment, words }, sent) {
      const answer = { words, once: idOf(sent.form) };
      const { key } = sent.page;
      const isThere = await storeOf(sent).answer(key, sent.operator.email, comment, answer);
      if (!isThere) throw new Refusal({ words: 'words.gone' });
      return backTo(sent, comment, 'done');
    },
  }),

  'comment-settle': settling(true),
  'comment-reopen': settling(false),

  /** Deletes the operator's own comment; a comment of another operator stays, without a message. */
  'comment-delete': editForm({
    schema: oneComment,
    async run({ comment }, sent) {
      const { page, operator } = sent;
      const isGone = await storeOf(sent).remove(page.key, operator.email, comment);
      return isGone ? backTo(sent, null, 'removedOwn') : back(sent, { anchor: 'panel' });
    },
  }),
} satisfies Record<string, EditForm>;

function settling(isSettled: boolean): EditForm {
  return editForm({
    schema: oneComment,
    async run({ comment }, sent) {
      const { page, operator } = sent;
      await storeOf(sent).settle(page.key, operator.email, comment, isSettled);
      return backTo(sent, comment, isSettled ? 'settled' : 'reopened');
    },
  });
}

const storeOf = ({ context }: IntentRequest) => context.operator.drafts.comments;

/** The drawer again, at the discussion. */
function backTo(
  sent: IntentRequest,
  discussion: number | null,
  done: 'done' | 'settled' | 'reopened' | 'removedOwn',
) {
  const notices = [{ type: 'positive' as const, key: `editorTogether.comments.${done}` }];
  return back(sent, { anchor: discussion ? `comment-${discussion}` : 'panel', notices });
}
