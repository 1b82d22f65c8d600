import { fieldsOf } from '../document/block-fields';
import { textAt } from '../document/check/fields';
import { fieldSchemaOf, isKnown, isPartOfAnother } from '../document/block-rules';
import { childrenOf } from '../document/tree';
import type { Block } from '~/services/shop-api';
import { leavesOf } from '~/blocks/fields/walk';

/** A text that a block could show but lacks. */
export type EmptyField = {
  uuid: string;
  /** Its path in the block, such as `text.title`. */
  name: string;
  /** The index of its part among the parts of the block; null for the block itself. */
  part: number | null;
};

/** Texts that show on the page by themselves; others describe different content. */
const WRITTEN = /^(?:text|text\.(?:pretitle|title|subtitle|htmlDescription)|items\.\d+\.question)$/;
/** A link needs its address before its label has anything to label. */
const OF_LINKS: Readonly<Record<string, string>> = {
  'button.label': 'button.link',
  linkLabel: 'link',
};
/** Older documents have it under another name, which the page shows. */
const OLD_NAMES: Readonly<Record<string, string>> = { 'button.label': 'button.buttonText' };
/** More would be too long a list; the settings have all of them. */
const MOST = 8;

/** The missing texts of a block and its parts that can be written on the page, in their order. */
export function emptyFieldsOf(block: Block): EmptyField[] {
  const parts = childrenOf(block).filter(isPartOfAnother);
  return [
    ...emptyNames(block).map((name) => ({ uuid: block.meta.uuid, name, part: null })),
    ...parts.flatMap((part, at) =>
      emptyNames(part).map((name) => ({ uuid: part.meta.uuid, name, part: at + 1 })),
    ),
  ].slice(0, MOST);
}

function emptyNames(block: Block): string[] {
  const schema = isKnown(block) ? fieldSchemaOf(block) : undefined;
  if (!schema) return [];
  const isFilled = (name: string) => textAt(block, name).trim() !== '';
  return leavesOf(schema)
    .flatMap(({ path, kind }) =>
      kind === 'text' || kind === 'richText' ? placesIn(fieldsOf(block), path) : [],
    )
    .filter((name) => {
      const link = Object.hasOwn(OF_LINKS, name) ? OF_LINKS[name] : undefined;
      const isWritten = link === undefined ? WRITTEN.test(name) : isFilled(link);
      return isWritten && !isFilled(name) && !isFilled(OLD_NAMES[name] ?? name);
    });
}

/** The paths of a leaf; in a list, one for each entry. */
function placesIn(fields: Record<string, unknown>, path: readonly string[]): string[] {
  const at = path.indexOf('*');
  if (at < 0) return [path.join('.')];
  const list = fields[path.slice(0, at).join('.')];
  return Array.isArray(list) ? list.map((_, index) => path.with(at, String(index)).join('.')) : [];
}
