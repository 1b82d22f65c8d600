import { flattenBlocks } from '~/blocks/flatten-blocks';
import { readBlocks } from '~/blocks/read-blocks.server';
import { newsletterSubscribeSchema } from '~/blocks/newsletter-subscribe/schema';
import { readId, type Block, type ShopApi } from '~/services/shop-api';
import {
  newsletterNames,
  type NewsletterNames,
  type FormPlace,
} from '~/components/newsletter-form/newsletter-names';

/** The block that a form names as its own; null for a form that names none. */
export function formPlace(form: FormData): FormPlace | null {
  const [page, block] = [form.get('page'), form.get('block')];
  return typeof page === 'string' && typeof block === 'string' ? { page, block } : null;
}

/**
 * The name fields of the published block with the form: the block decides, not the form. Null if
 * there is no such block, perhaps because it was removed while the visitor typed. Then names are
 * optional, as on the page `/newsletter`: visitors could use that page anyway, so requiring them
 * would only hinder a reader of the older page.
 */
export async function namesOfBlock(
  shop: Pick<ShopApi, 'getBlocks'>,
  { page, block: uuid }: FormPlace,
): Promise<NewsletterNames | null> {
  const blocks = await publishedBlocks(shop, page);
  const block = flattenBlocks(blocks).find(({ meta }) => meta.uuid === uuid);
  if (block?.name !== 'NewsletterSubscribe') return null;
  const { data } = newsletterSubscribeSchema.safeParse(block.content);
  return data ? newsletterNames(data.input) : null;
}

function publishedBlocks(shop: Pick<ShopApi, 'getBlocks'>, page: string): Promise<Block[]> {
  if (page === 'index') return readBlocks(shop, { identifier: 'index', type: 'immutable' });
  const id = readId(page);
  return id === null ? Promise.resolve([]) : readBlocks(shop, { identifier: id, type: 'category' });
}
