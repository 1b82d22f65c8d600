import type { AppLoadContext } from '@remix-run/node';
import { loadContentPage } from '~/features/browse/category/load-category-page.server';
import { loadFrame } from '~/features/frame/shop-frame/load-frame.server';
import type { Block } from '~/services/shop-api';
import { loadBlockData } from '~/blocks/load-block-data.server';
import type { EditedPage } from './edited-page.server';

/**
 * The shop's own page with these blocks, and its frame; `content` null: the home page is its
 * blocks. Loaded as for shoppers, but not cached. Throws 404 if the page is gone.
 */
export async function shopPage(
  context: AppLoadContext,
  request: Request,
  { key: { identifier }, path }: EditedPage,
  blocks: Block[],
) {
  const own = { ...context, path, page: { cacheable: false, tags: new Set<string>() } };
  const frame = await loadFrame(request, own);
  if (identifier === 'index') {
    return { frame, content: null, blockData: await loadBlockData(blocks, own.shop, own) };
  }
  const content = await loadContentPage(own, request, identifier, blocks);
  if (!content) throw new Response(null, { status: 404 });
  return { frame, content, blockData: content.blockData };
}
