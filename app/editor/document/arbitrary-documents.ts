import fc from 'fast-check';
import type { Block } from '~/services/shop-api';
import { blockDefinitions } from '~/blocks/definitions';
import { isBlockName } from '~/blocks/components';
import { apply } from './apply-command';
import { fieldsOf } from './block-fields';
import { CommandError, type EditorCommand } from './commands';
import { childrenOf, findBlock, uuidsOf, type Document, type Place } from './tree';

const VARIATIONS = Object.values(blockDefinitions)
  .filter(({ isPart }) => !isPart)
  .flatMap(({ variations }) => variations);

/** A block unknown to this version of the shop, as a newer version may have saved it. */
function countdown(uuid: string): Block {
  return { name: 'Countdown', type: 'structure', meta: { uuid, version: 3 }, content: [] };
}

function blockOf(choice: number, newUuid: () => string): Block {
  const variation = VARIATIONS[choice % (VARIATIONS.length + 1)];
  return variation ? variation.create('de', newUuid) : countdown(newUuid());
}

/** Pages as operators make them from the palette. */
export const documents = fc.array(fc.nat(50), { maxLength: 7 }).map((choices): Document => {
  let count = 0;
  return choices.map((choice) => blockOf(choice, () => `b${(count += 1)}`));
});

type CommandSeed = { kind: number; block: number; parent: number; after: number; text: string };

const wishes = fc.record<CommandSeed>({
  kind: fc.nat(9),
  block: fc.nat(50),
  parent: fc.nat(50),
  after: fc.nat(50),
  text: fc.string({ maxLength: 8 }),
});
export const wishLists = fc.array(wishes, { maxLength: 12 });

/**
 * Commands that follow each other on a document; impossible ones are left out. `prefix` separates
 * the uuids of two people.
 */
export function commandsOf(
  start: Document,
  list: readonly CommandSeed[],
  prefix = 'n',
): { document: Document; commands: EditorCommand[] } {
  let document = start;
  let count = 0;
  const commands: EditorCommand[] = [];
  for (const wish of list) {
    const command = commandOf(document, wish, () => `${prefix}${(count += 1)}`);
    try {
      ({ document } = apply(document, command));
      commands.push(command);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  }
  return { document, commands };
}

function commandOf(document: Document, wish: CommandSeed, newUuid: () => string): EditorCommand {
  const uuids = uuidsOf(document);
  const uuid = uuids[wish.block % uuids.length] ?? 'none';
  const place = placeFor(document, wish);
  if (wish.kind <= 2) return { kind: 'add', block: blockOf(wish.block, newUuid), place };
  if (wish.kind <= 4) return { kind: 'remove', uuid };
  if (wish.kind <= 7) return { kind: 'move', uuid, place };
  return { kind: 'change', uuid, fields: changedFields(findBlock(document, uuid), wish.text) };
}

function placeFor(document: Document, wish: CommandSeed): Place {
  const parents = [null, null, ...uuidsOf(document)];
  const parent = parents[wish.parent % parents.length]!;
  const siblings = parent === null ? document : childrenOf(findBlock(document, parent)!);
  const neighbours = [null, ...siblings.map(({ meta }) => meta.uuid)];
  return { parent, after: neighbours[wish.after % neighbours.length]! };
}

/** Different fields that fit the block's schema. */
function changedFields(block: Block | undefined, title: string): Record<string, unknown> {
  if (!block || !isBlockName(block.name)) return {};
  const fields = structuredClone(fieldsOf(block));
  if (typeof fields.text === 'object') Object.assign(fields.text as object, { title });
  if (Array.isArray(fields.columnWidths)) fields.columnWidths = [4, 8];
  return fields;
}
