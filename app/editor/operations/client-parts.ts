import { isRecord } from '~/lib/is-record';
import type { Block } from '~/services/shop-api';

/**
 * What a client sent of a block and `known`, the block as this shop reads it, lacks: in the same
 * form, without the blocks inside it. Undefined if there is nothing.
 */
export function clientParts(sent: Block, known: Block): Block['client'] {
  const { client: _, ...own } = sent;
  const read = isNested(sent) ? { ...known, content: { image: known.content } } : known;
  const parts = missing(own, read) as Block['client'];
  return parts && Object.keys(parts).length > 0 ? parts : undefined;
}

/** A picture block whose picture is a part of its own, beside text and button. */
function isNested({ name, content }: Block): boolean {
  return name === 'Image' && 'image' in content;
}

/** Fields by name; a list is either known or missing as a whole. */
function missing(sent: unknown, known: unknown): unknown {
  if (known === undefined) return sent;
  if (!isRecord(sent) || !isRecord(known)) return undefined;
  const parts = Object.entries(sent).flatMap(([name, value]) => {
    const part = missing(value, known[name]);
    return part === undefined ? [] : [[name, part]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/**
 * Blocks of a client whose tabs are the blocks themselves, each with its label: here a tab holds
 * blocks. `withClientParts` is the inverse.
 */
export function withTabs(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (!Array.isArray(block.content)) return block;
    const content = withTabs(block.content);
    if (block.name !== 'Tabs') return { ...block, content };
    return { ...block, content: content.map((each) => (each.name === 'Tab' ? each : tabOf(each))) };
  });
}

/** The end of the uuid that `withClientParts` gives to a tab of several blocks. */
const COLUMN = '-grid';

function isOneColumn({ content, configuration }: Block): boolean {
  const widths = configuration?.['columnWidths'];
  return Array.isArray(content) && Array.isArray(widths) && widths.length === 1;
}

function tabOf(block: Block): Block {
  const { tabSettings } = block.configuration ?? {};
  const label = isRecord(tabSettings) ? tabSettings['label'] : undefined;
  const { uuid } = block.meta;
  const isColumn = uuid.endsWith(COLUMN) && isOneColumn(block);
  return {
    name: 'Tab',
    type: 'structure',
    meta: { uuid: isColumn ? uuid.slice(0, -COLUMN.length) : `${uuid}-tab` },
    content: isColumn ? block.content : [block],
    configuration: typeof label === 'string' ? { label } : {},
  };
}
