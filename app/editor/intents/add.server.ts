import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import { may } from '~/services/operator-api/operator';
import { PATTERN_NAME_LENGTH, type OwnPattern } from '~/services/operator-api/patterns';
import { isPlainLine } from '~/lib/control-characters';
import { blockDefinitions } from '~/blocks/definitions';
import type { BlockDefinition } from '~/blocks/kit/define-block';
import type { Block } from '~/services/shop-api';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { CommandError } from '../document/commands';
import { parsePlace } from '../document/place-text';
import { checkDocument, isPartOfAnother } from '../document/block-rules';
import { copyOf, findBlock } from '../document/tree';
import { changeDraft, openDraft } from '../drafts.server';
import { idOf } from '../load/read-edit-form.server';
import { findSection } from '../load/sections.server';
import { knownParts } from '../operations/known-parts';
import {
  back,
  editForm,
  numberText,
  refused,
  type EditForm,
  type IntentRequest,
} from './intent.server';

const text = z.string().default('');

/** Adds blocks to the page, and manages saved sections. */
export const addIntents = {
  /** A new block of the palette, or a section. Leads to the settings of the first block. */
  add: editForm({
    schema: z.object({ place: text, variation: text, section: text }),
    async run({ place: typedPlace, variation, section }, sent) {
      const place = parsePlace(typedPlace);
      if (!place) throw new CommandError('notAllowedHere', '');
      const found = section
        ? await findSection(sent.context, section, sent.operator.email)
        : newBlock(variation, sent);
      if (!found) return refused(sent, 'unknownSection');
      const blocks = await cleanBlocks(found);
      // Each block is inserted before the one inserted last, so that they end up in their order.
      const commands = blocks.toReversed().map((block) => ({ kind: 'add' as const, block, place }));
      await changeDraft(sent.writer, [{ id: idOf(sent.form), commands }]);
      await sent.context.operator.noteAdded(section || variation);
      const first = blocks[0]?.meta.uuid ?? '';
      return back(sent, { query: new URLSearchParams({ edit: first }), block: first });
    },
  }),

  /** The block as the draft has it, for everybody who edits. */
  'keep-section': editForm({
    schema: z.object({ block: text, name: text }),
    places: { 'blocks.tooManyPatterns': { field: 'name', code: 'name.tooMany' } },
    texts: { 'name.tooMany': 'editorAdd.problem.tooMany' },
    show: ({ values, errors }) => ({ errors, sectionName: values.name ?? '' }),
    async run({ block: uuid, name: typed }, sent) {
      const name = nameOf(typed);
      const { blocks: document } = await openDraft(sent.writer);
      const block = findBlock(document, uuid);
      if (!block || isPartOfAnother(block)) throw new CommandError('unknownBlock', uuid);
      const blocks = await cleanBlocks(knownParts([copyOf(block, () => crypto.randomUUID())]));
      checkDocument(blocks);
      const { lang } = sent.writer.key;
      const once = idOf(sent.form);
      await sent.context.operator.drafts.patterns.add(sent.operator.email, {
        name,
        lang,
        blocks,
        once,
      });
      const notice = { type: 'positive' as const, key: 'editorAdd.kept', values: { name } };
      return back(sent, { block: uuid, notices: [notice] });
    },
  }),

  'rename-section': editForm({
    schema: z.object({ pattern: numberText, name: text }),
    show: ({ errors }) => ({ errors }),
    async run({ pattern, name }, sent) {
      const { id } = await changeable(sent, pattern);
      await sent.context.operator.drafts.patterns.rename(id, nameOf(name, `name-${id}`));
      return back(sent, { anchor: 'panel' });
    },
  }),

  'remove-section': editForm({
    schema: z.object({ pattern: numberText }),
    async run({ pattern }, sent) {
      const { id, name } = await changeable(sent, pattern);
      await sent.context.operator.drafts.patterns.remove(id);
      const notice = { type: 'neutral' as const, key: 'editorAdd.removed', values: { name } };
      return back(sent, { anchor: 'panel', notices: [notice] });
    },
  }),
} satisfies Record<string, EditForm>;

function newBlock(id: string, { context: { locale } }: IntentRequest): Block[] {
  const variation = Object.values<BlockDefinition>(blockDefinitions)
    .flatMap(({ variations }) => variations)
    .find((each) => each.id === id);
  if (!variation) throw new CommandError('notAllowedHere', '');
  return [variation.create(locale, () => crypto.randomUUID())];
}

/**
 * The author of a section may change it, and so may an operator who may publish; 404 if it does not
 * exist, 403 for others.
 */
async function changeable({ context, operator }: IntentRequest, id: number): Promise<OwnPattern> {
  const pattern = id === 0 ? null : await context.operator.drafts.patterns.find(id);
  if (!pattern) throw new Response(null, { status: 404 });
  const isOwn = pattern.author === operator.email;
  if (!isOwn && !may(operator, 'publish')) throw new Response(null, { status: 403 });
  return pattern;
}

function nameOf(typed: string, field = 'name'): string {
  const name = typed.trim();
  if (name === '') throw wrongName(field, 'required');
  if (name.length > PATTERN_NAME_LENGTH || !isPlainLine(name)) throw wrongName(field, 'invalid');
  return name;
}

function wrongName(field: string, problem: 'required' | 'invalid'): Refusal {
  return new Refusal([{ field, code: `name.${problem}`, key: `editorAdd.problem.${problem}` }]);
}
