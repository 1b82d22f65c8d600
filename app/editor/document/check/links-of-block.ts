import type { Block } from '~/services/shop-api';
import { filledFields } from './fields';

export type LinkOfBlock = { path: string; address: string };

/** The links of a block, from its fields and its rich texts. */
export function linksOfBlock(block: Block): LinkOfBlock[] {
  return filledFields(block).flatMap(({ path, kind, value }) => {
    if (kind === 'link') return [{ path, address: value }];
    return kind === 'richText' ? addressesIn(value).map((address) => ({ path, address })) : [];
  });
}

/** Rich texts are cleaned: their attributes stand in double quotes. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^<>]*?\shref="([^"]*)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}
