import { data } from '@remix-run/node';
import { decimal } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';
import { isShopError } from '~/services/shop-api';
import { CommandError, type EditorCommand } from '../document/commands';
import { changeDraft, openDraft } from '../drafts.server';
import { findPickTarget, type PickTarget } from '../load/pick-target.server';
import { idOf, readEdit } from '../load/read-edit.server';
import {
  addressCommand,
  alternateProblem,
  pictureCommand,
  typedOf,
} from '../load/read-pick.server';
import { wrongSettings } from './blocks.server';
import { back, textOf, type EditReply, type Intent, type Sent } from './intent.server';

const MEGABYTE = 1024 * 1024;

/** Ways to the value of a field: pictures of the library, pages, categories and products of the shop. */
export const pickIntents = {
  /** `pick:<field>`, sent with a settings form: keeps what was typed and opens the picker. */
  async pick(sent) {
    const path = textOf(sent, 'intent').slice('pick:'.length);
    const { blocks } = await openDraft(sent.writer);
    const form = new FormData();
    for (const [name, value] of sent.form) form.append(name, value);
    form.set('intent', 'change');
    const read = await readEdit(form, blocks, sent.context.locale);
    if (!read) throw new Response(null, { status: 400 });
    if ('wrong' in read) return wrongSettings(sent, read);
    await changeDraft(sent.writer, [read.edit]);
    const block = textOf(sent, 'block');
    const edit = sent.query.get('edit') ?? block;
    const query = new URLSearchParams({ edit, pick: afterSaving(path, sent.form) });
    if (block !== edit) query.set('block', block);
    return back(sent, { query, anchor: 'panel' });
  },

  /** Fields: picture, alt, decorative, screens (all, one). The address says which field. */
  async picture(sent) {
    const target = await targetOf(sent);
    const typed = typedOf(sent.form);
    const key = textOf(sent, 'picture');
    const item = await sent.context.operator.getStorageMetadata({ key });
    if (!item) return refuse(sent, 'picture', 'picture.unknown');
    const problem = target.screens ? alternateProblem(typed, true) : null;
    if (problem) return refuse(sent, 'picker-alt', `alt.${problem}`);
    const alternate = typed.decorative === '' ? (typed.alt ?? '').trim() : '';
    if (alternate !== '') await sent.context.operator.describeStorageItem({ key, alternate });
    return put(sent, target, pictureCommand(target, item, typed));
  },

  /** Field: address. */
  async address(sent) {
    const target = await targetOf(sent);
    return put(sent, target, addressCommand(target, textOf(sent, 'address')));
  },

  /** Fields: file, alt. Leads to the uploaded picture. */
  async upload(sent) {
    const { context, operator: by, query } = sent;
    await targetOf(sent);
    const typed = typedOf(sent.form);
    const problem = alternateProblem(typed, false);
    if (problem) return refuse(sent, 'upload-alt', `alt.${problem}`);
    const file = context.files.find(({ field }) => field === 'file');
    if (!file) return refuse(sent, 'upload-file', 'file.required');
    if (file.path === null) return refuse(sent, 'upload-file', `file.${file.problem}`);
    try {
      const alternate = (typed.alt ?? '').trim();
      const { path, fileName } = file;
      const input = { path, fileName, alternate, by };
      const { key } = await context.operator.doUploadStorageItem(input);
      const next = new URLSearchParams(query);
      for (const name of ['search', 'after']) next.delete(name);
      next.set('picture', key);
      return back(sent, { query: next, anchor: 'panel' });
    } catch (error) {
      if (isShopError(error, 'storage.refused')) {
        return refuse(sent, 'upload-file', `file.${String(error.cause?.['reason'])}`);
      }
      if (!isShopError(error, 'security.tooManyRequests')) throw error;
      return refuse(sent, 'upload-file', 'file.tooMany', 429);
    }
  },
} satisfies Record<string, Intent>;

/** Throws a CommandError where the field is not there (any more). */
async function targetOf({ writer, query }: Sent): Promise<PickTarget> {
  const { blocks } = await openDraft(writer);
  const target = findPickTarget(blocks, query);
  if (!target) throw new CommandError('unknownBlock', query.get('edit') ?? '');
  return target;
}

/** Changes the block and leads back to the field in its settings. */
async function put(sent: Sent, { edit, block, field }: PickTarget, command: EditorCommand | null) {
  if (command) await changeDraft(sent.writer, [{ id: idOf(sent.form), commands: [command] }]);
  const anchor = `${block.meta.uuid}-${field.path.join('.')}`;
  return back(sent, { query: new URLSearchParams({ edit }), anchor: encodeURIComponent(anchor) });
}

/** The picker again with a sentence (dictionary `pick.problem`) and what was typed. */
function refuse(sent: Sent, field: string, code: string, status = 422) {
  const { context, form } = sent;
  const { find } = translatorFor(context.locale);
  const values = {
    types: Object.keys(PICTURE_FILES.types).join(', '),
    megabytes: decimal(PICTURE_FILES.bytes / MEGABYTE, context.locale),
  };
  const text = find(`pick.problem.${code}`, values) ?? code;
  const reply: EditReply = { errors: [{ field, code, text }], picker: typedOf(form) };
  return status === 422 ? invalid<EditReply>(context, reply) : data(reply, { status });
}

/** Saving drops the empty entries of a list: its own place is that behind those that are filled. */
function afterSaving(path: string, form: FormData): string {
  const [, list, place] = /^(.+)\.(\d{1,3})$/.exec(path) ?? [];
  if (list === undefined) return path;
  const before = Array.from({ length: Number(place) }, (_, index) => form.get(`${list}.${index}`));
  return `${list}.${before.filter((value) => String(value ?? '').trim() !== '').length}`;
}
