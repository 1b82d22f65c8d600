import { isRecord } from '~/lib/is-record';
import type { Block } from '~/services/shop-api';

type Fields = Record<string, unknown>;

/**
 * Blocks as a client wrote them: with the parts that this shop does not draw, and tabs that are the
 * blocks themselves. Fields of this shop are shown as they are by now.
 */
export function withClientParts(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    const { client, ...own } = block;
    const read = Array.isArray(own.content) ? { ...own, content: heldBy(own) } : own;
    if (!client) return read;
    const isNested = own.name === 'Image' && isRecord(client['content']);
    return merged(client, isNested ? { ...read, content: { image: read.content } } : read) as Block;
  });
}

function heldBy({ name, content }: Block): Block[] {
  const held = withClientParts(content as Block[]);
  return name === 'Tabs' ? held.map(clientTab) : held;
}

/** A tab of several blocks is one column of them. */
function clientTab(tab: Block): Block {
  const held = Array.isArray(tab.content) ? tab.content : [];
  const [only] = held;
  const grid: Block = {
    name: 'MultiGrid',
    type: 'structure',
    meta: { uuid: `${tab.meta.uuid}-grid` },
    content: held,
    configuration: { columnWidths: [12] },
  };
  const shown = only && held.length === 1 ? only : grid;
  const tabSettings = { label: tab.configuration?.['label'] ?? '' };
  return { ...shown, configuration: merged(shown.configuration, { tabSettings }) as Fields };
}

/** `own` over `parts`, by name. */
function merged(parts: unknown, own: unknown): unknown {
  if (!isRecord(parts) || !isRecord(own)) return own;
  const shared = Object.entries(own).map(([name, value]) => [name, merged(parts[name], value)]);
  return { ...parts, ...Object.fromEntries(shared) };
}
