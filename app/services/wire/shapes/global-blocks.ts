import * as z from 'zod';
import { blockSchema, type Block } from '~/services/shop-api';

/**
 * A page for a client to render: header and footer, which belong to all pages in this language,
 * stand beside the blocks of the page.
 */
export const pageBlocksSchema = z.strictObject({
  HeaderContainer: blockSchema.optional(),
  blocks: z.array(blockSchema),
  Footer: blockSchema.optional(),
});

export type PageBlocks = z.output<typeof pageBlocksSchema>;

/** The document of header and footer. The shop's own pages have neither as blocks. */
export const GLOBAL_BLOCKS = { identifier: 0, type: 'immutable' } as const;

type NamedBlock = { name?: string } | null;

const isHeader = (block: NamedBlock) => block?.name === 'HeaderContainer';
const isFooter = (block: NamedBlock) =>
  block?.name === 'FooterContainer' || block?.name === 'Footer';
const isGlobal = (block: NamedBlock) => isHeader(block) || isFooter(block);

/**
 * Separates header and footer from the blocks between them in a client's list: a client adds one of
 * each to the blocks it reads. Of several the outermost are the ones last saved.
 */
export function splitGlobalBlocks(all: readonly Block[]): PageBlocks {
  const header = all.find(isHeader);
  const footer = all.findLast(isFooter);
  return {
    ...(header && { HeaderContainer: header }),
    blocks: all.filter((block) => !isGlobal(block)),
    ...(footer && { Footer: footer }),
  };
}

/** The same in one list, as a client saves it. */
export function inOneList({ HeaderContainer, blocks, Footer }: PageBlocks): Block[] {
  return [...(HeaderContainer ? [HeaderContainer] : []), ...blocks, ...(Footer ? [Footer] : [])];
}

/**
 * A client's blocks as JSON without header and footer, and these in a separate list. `global` is
 * null if there are none, and for text that is no list of blocks, which the shop refuses unchanged.
 */
export function splitGlobalBlocksText(json: string): { blocks: string; global: string | null } {
  try {
    const sent = JSON.parse(json) as readonly NamedBlock[];
    if (!sent.some(isGlobal)) return { blocks: json, global: null };
    const [header, footer] = [sent.find(isHeader), sent.findLast(isFooter)];
    return {
      blocks: JSON.stringify(sent.filter((block) => !isGlobal(block))),
      global: JSON.stringify([header, footer].filter(Boolean)),
    };
  } catch {
    return { blocks: json, global: null };
  }
}
