import { flattenBlocks } from '~/blocks/flatten-blocks';
import type { Finding, Rule } from './finding';
import { knownBlocks } from './fields';
import { linksOfBlock } from './links-of-block';

/** The ids of a page that a link may name besides those of its blocks. */
const OF_THE_FRAME = new Set(['#', '#content', '#top']);

/** Links to addresses of the shop that do not exist, and to missing anchors of the page. */
export const deadLink: Rule = (blocks, { deadLinks }) => {
  const places = new Set(flattenBlocks(blocks).map(({ meta }) => `#block-${meta.uuid}`));
  return knownBlocks(blocks).flatMap((block) =>
    linksOfBlock(block).flatMap(({ path, address }): Finding[] => {
      const isNowhere =
        address.startsWith('#') && !OF_THE_FRAME.has(address) && !places.has(address);
      if (!isNowhere && !deadLinks.has(address)) return [];
      const problem = isNowhere ? 'linkNowhere' : 'linkDead';
      return [{ rule: 'links', problem, uuid: block.meta.uuid, path, values: { address } }];
    }),
  );
};
