import * as z from 'zod';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { fieldLabel } from '~/blocks/fields/labels';
import { changeMadeOn } from '../drafts.server';
import { readEdit, type ReadEdit } from '../load/read-edit-form.server';
import {
  back,
  editForm,
  NO_PANEL,
  type EditForm,
  type EditReply,
  type IntentRequest,
} from './intent.server';

/** A change of the page's blocks (`read-edit-form.server.ts`). */
const changed = (...fields: ('block' | 'place' | 'field' | 'value')[]) =>
  editForm({
    schema: z.object(Object.fromEntries(fields.map((field) => [field, z.string().optional()]))),
    async run(_, sent) {
      const read = await carryOut(sent, sent.form);
      return 'wrong' in read ? wrongSettings(sent, read) : back(sent, wayAfter(read, sent.query));
    },
  });

/** `change` brings the fields of the settings of its block, which their own schema reads. */
export const blockIntents = {
  change: changed('block'),
  /** One field alone, as it is written on the page itself. */
  write: changed('block', 'field', 'value'),
  up: changed('block'),
  down: changed('block'),
  move: changed('block', 'place'),
  duplicate: changed('block'),
  delete: changed('block'),
} satisfies Record<string, EditForm>;

/**
 * Applies the change of a form to the page as its sender saw it, and returns the edit that was
 * read.
 */
export async function carryOut(
  { writer, madeOn }: IntentRequest,
  form: FormData,
): Promise<ReadEdit> {
  let read: ReadEdit | null = null;
  await changeMadeOn(writer, madeOn, async (blocks) => {
    read = await readEdit(form, blocks);
    return read && 'edit' in read ? read.edit : null;
  });
  if (!read) throw new Response(null, { status: 400 });
  return read;
}

/** A panel for an action that is done closes (§4). */
function wayAfter({ shows }: Extract<ReadEdit, { edit: unknown }>, query: URLSearchParams) {
  const isOver = query.has('add') || query.has('move') || query.get('edit') === shows.gone;
  return { query: isOver ? NO_PANEL : query, block: shows.block };
}

/** The settings form again with its errors. */
export function wrongSettings(
  { context }: IntentRequest,
  { uuid, typed, wrong }: Extract<ReadEdit, { wrong: unknown }>,
) {
  const { t } = translatorFor(context.locale);
  const errors = wrong.map((path) => ({
    field: `${uuid}-${path}`,
    code: `${path}.invalid`,
    text: t('editor.problem.field', {
      field: fieldLabel(t, path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path),
    }),
  }));
  return invalid<EditReply>(context, { errors, settings: { uuid, typed } });
}
