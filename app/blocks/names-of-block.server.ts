import { flattenBlocks } from '~/blocks/flatten-blocks';
import { readBlocks } from '~/blocks/read-blocks.server';
import { newsletterSubscribeSchema } from '~/blocks/newsletter-subscribe/schema';
import { readId, type Block, type ShopApi } from '~/services/shop-api';
import {
  askedNames,
  type AskedNames,
  type FormPlace,
} from '~/components/newsletter-form/asked-names';

/** The block a form says it stands in; null for a form that says nothing. */
export function formPlace(form: FormData): FormPlace | null {
  const [page, block] = [form.get('page'), form.get('block')];
  return typeof page === 'string' && typeof block === 'string' ? { page, block } : null;
}

/**
 * What the published block asks for in which a form stands: the block decides, not what the form
 * says of itself. Null when there is no such block, perhaps because it was taken away while somebody
 * typed. Then the names are free, as on the page `/newsletter`: who wants to leave them out finds
 * them free there, so that insisting would only hold up a reader of the older page.
 */
export async function namesOfBlock(
  shop: Pick<ShopApi, 'getBlocks'>,
  { page, block: uuid }: FormPlace,
): Promise<AskedNames | null> {
  const blocks = await publishedBlocks(shop, page);
  const block = flattenBlocks(blocks).find(({ meta }) => meta.uuid === uuid);
  if (block?.name !== 'NewsletterSubscribe') return null;
  const { data } = newsletterSubscribeSchema.safeParse(block.content);
  return data ? askedNames(data.input) : null;
}

function publishedBlocks(shop: Pick<ShopApi, 'getBlocks'>, page: string): Promise<Block[]> {
  if (page === 'index') return readBlocks(shop, { identifier: 'index', type: 'immutable' });
  const id = readId(page);
  return id === null ? Promise.resolve([]) : readBlocks(shop, { identifier: id, type: 'category' });
}
