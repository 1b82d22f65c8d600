import * as z from 'zod/v4';
import { blockSchema, type Block } from '~/services/shop-api';

/** A page as a client draws it: its header and its footer stand beside its own blocks. */
export const pageBlocksSchema = z.strictObject({
  HeaderContainer: blockSchema.optional(),
  blocks: z.array(blockSchema),
  Footer: blockSchema.optional(),
});

export type PageBlocks = z.output<typeof pageBlocksSchema>;

const isHeader = ({ name }: Block) => name === 'HeaderContainer';
const isFooter = ({ name }: Block) => name === 'FooterContainer' || name === 'Footer';

/**
 * Header and footer, which a client saves in one list with the blocks between them, on their own again: it
 * puts one of each around what it reads as blocks. Of several the outermost are the ones last saved.
 */
export function splitGlobalBlocks(all: readonly Block[]): PageBlocks {
  const header = all.find(isHeader);
  const footer = all.findLast(isFooter);
  return {
    ...(header && { HeaderContainer: header }),
    blocks: all.filter((block) => !isHeader(block) && !isFooter(block)),
    ...(footer && { Footer: footer }),
  };
}
