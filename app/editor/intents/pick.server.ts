import { data } from '@remix-run/node';
import * as z from 'zod';
import { Refusal, type FormReply } from '~/features/page/form-action.server';
import { problemError } from '~/features/page/form-problems.server';
import { isShopError } from '~/services/shop-api';
import { CommandError, type EditorCommand } from '../document/commands';
import type { Document } from '../document/tree';
import { changeMadeOn, openDraft } from '../drafts.server';
import { findPickTarget, type PickTarget } from '../load/pick-target.server';
import { idOf } from '../load/read-edit-form.server';
import {
  addressCommand,
  alternateProblem,
  pictureCommand,
  typedOf,
} from '../load/read-pick.server';
import { carryOut, wrongSettings } from './blocks.server';
import { back, editForm, type EditForm, type EditReply, type IntentRequest } from './intent.server';
import { pictureProblem as problem } from './picture-problem.server';

const text = z.string().default('');
const described = { alt: text };

/** The picker again, with the typed values. */
const show = ({ errors }: FormReply, sent: IntentRequest): EditReply => ({
  errors,
  picker: typedOf(sent.form),
});

/**
 * Pickers for the value of a field: pictures of the library, pages, categories and products of the
 * shop.
 */
export const pickIntents = {
  /** `pick:<field>`, sent with a settings form: saves the typed values and opens the picker. */
  pick: editForm({
    schema: z.object({ block: text }),
    async run({ block }, sent) {
      const path = String(sent.form.get('intent')).slice('pick:'.length);
      const form = new FormData();
      for (const [name, value] of sent.form) form.append(name, value);
      form.set('intent', 'change');
      const read = await carryOut(sent, form);
      if ('wrong' in read) return wrongSettings(sent, read);
      const edit = sent.query.get('edit') ?? block;
      const query = new URLSearchParams({ edit, pick: afterSaving(path, sent.form) });
      if (block !== edit) query.set('block', block);
      return back(sent, { query, anchor: 'panel' });
    },
  }),

  /** `screens` is all or one. The address names the field. */
  picture: editForm({
    schema: z.object({ picture: text, ...described, decorative: text, screens: text }),
    show,
    async run(typed, sent) {
      const target = await targetOf(sent);
      const { picture: key } = typed;
      const item = await sent.context.operator.getStorageMetadata({ key });
      if (!item) throw new Refusal([problem(sent, 'picture', 'picture.unknown')]);
      const wrong = target.screens ? alternateProblem(typed, true) : null;
      if (wrong) throw new Refusal([problem(sent, 'picker-alt', `alt.${wrong}`)]);
      const alternate = typed.decorative === '' ? typed.alt.trim() : '';
      if (alternate !== '') await sent.context.operator.describeStorageItem({ key, alternate });
      return put(sent, target, (found) => pictureCommand(found, item, typed));
    },
  }),

  address: editForm({
    schema: z.object({ address: text }),
    async run({ address }, sent) {
      const target = await targetOf(sent);
      return put(sent, target, (found) => addressCommand(found, address));
    },
  }),

  /**
   * The file comes with the request (`context.files`). Leads to the uploaded picture: in the
   * picker, or among all pictures of the shop.
   */
  upload: editForm({
    schema: z.object({ ...described, file: z.string().optional() }),
    show,
    async run(typed, sent) {
      if (!sent.query.has('pictures')) await targetOf(sent);
      const wrong = alternateProblem(typed, false);
      if (wrong) throw new Refusal([problem(sent, 'upload-alt', `alt.${wrong}`)]);
      const refuse = (code: string) => new Refusal([problem(sent, 'upload-file', `file.${code}`)]);
      const file = sent.context.files.find(({ field }) => field === 'file');
      if (!file) throw refuse('required');
      if (file.path === null) throw refuse(file.problem);
      try {
        const { path, fileName } = file;
        const input = { path, fileName, alternate: typed.alt.trim(), by: sent.operator };
        const { key } = await sent.context.operator.doUploadStorageItem(input);
        const next = new URLSearchParams(sent.query);
        for (const name of ['search', 'after']) next.delete(name);
        next.set('picture', key);
        return back(sent, { query: next, anchor: 'panel' });
      } catch (error) {
        if (isShopError(error, 'storage.refused')) throw refuse(String(error.cause?.['reason']));
        if (!isShopError(error, 'security.tooManyRequests')) throw error;
        const { locale } = sent.context;
        const errors = [problemError(locale, problem(sent, 'upload-file', 'file.tooMany'))];
        return data(show({ values: {}, errors }, sent), { status: 429 });
      }
    },
  }),
} satisfies Record<string, EditForm>;

async function targetOf({ writer, query }: IntentRequest): Promise<PickTarget> {
  return targetIn((await openDraft(writer)).blocks, query);
}

/** Throws a CommandError if the field does not exist (any more). */
function targetIn(blocks: Document, query: URLSearchParams): PickTarget {
  const target = findPickTarget(blocks, query);
  if (!target) throw new CommandError('unknownBlock', query.get('edit') ?? '');
  return target;
}

/** Changes the block and leads back to the field in its settings. */
async function put(
  sent: IntentRequest,
  { edit, block, field }: PickTarget,
  commandOf: (target: PickTarget) => EditorCommand | null,
) {
  const { writer, madeOn, query, form } = sent;
  await changeMadeOn(writer, madeOn, async (blocks) => {
    const command = commandOf(targetIn(blocks, query));
    return command && { id: idOf(form), commands: [command] };
  });
  const anchor = `${block.meta.uuid}-${field.path.join('.')}`;
  return back(sent, { query: new URLSearchParams({ edit }), anchor: encodeURIComponent(anchor) });
}

/**
 * Saving drops the empty entries of a list, so that its own entry moves up behind the filled ones.
 */
function afterSaving(path: string, form: FormData): string {
  const [, list, place] = /^(.+)\.(\d{1,3})$/.exec(path) ?? [];
  if (list === undefined) return path;
  const before = Array.from({ length: Number(place) }, (_, index) => form.get(`${list}.${index}`));
  return `${list}.${before.filter((value) => String(value ?? '').trim() !== '').length}`;
}
