import type { AppLoadContext } from '@remix-run/node';
import { upgradeBlocks } from '~/blocks/read-blocks.server';
import type { PageKey } from '~/services/operator-api/page-key';
import { readId, type Block } from '~/services/shop-api';
import { copyOf, type Document } from '../document/tree';
import { openDraft } from '../drafts.server';
import { editorStore } from '../editor-store.server';
import { goodsOfShop } from '../patterns/goods-of-shop';
import type { Pattern } from '../patterns/pattern';
import { readyPatterns } from '../patterns/ready-patterns';
import { pageOf } from './edited-page.server';

const newUuid = () => crypto.randomUUID();

/** The ready sections that suit this shop, with the blocks each would add to the page. */
export async function readySections(
  context: AppLoadContext,
): Promise<{ pattern: Pattern; blocks: Block[] }[]> {
  const { shop, locale } = context;
  const goods = goodsOfShop(await shop.getCategoryTree());
  return readyPatterns
    .filter(({ suits }) => suits(goods))
    .map((pattern) => ({ pattern, blocks: pattern.create({ locale, goods, uuid: newUuid }) }));
}

/**
 * The sections of another page: of the author's draft, or else of the live page. Null if there is
 * no such page.
 */
export async function sectionsOfPage(
  context: AppLoadContext,
  page: string,
  author: string,
): Promise<Document | null> {
  const identifier: PageKey['identifier'] | null = page === 'index' ? page : readId(page);
  const found = identifier === null ? null : await pageOf(context, identifier);
  if (!found) return null;
  const store = editorStore(context.operator.drafts, found.template);
  return (await openDraft({ store, key: found.key, author })).blocks;
}

/**
 * The blocks of a section with new uuids, by the value of its button: `ready:<id>`, `own:<number>`
 * or `page:<page>:<block>`. Null if it does not exist (any more).
 */
export async function findSection(
  context: AppLoadContext,
  value: string,
  author: string,
): Promise<Block[] | null> {
  const [origin = '', id = '', ...rest] = value.split(':');
  switch (origin) {
    case 'ready': {
      const sections = await readySections(context);
      return sections.find(({ pattern }) => pattern.id === id)?.blocks ?? null;
    }
    case 'own': {
      const number = readId(id);
      const kept = number === null ? null : await context.operator.drafts.patterns.find(number);
      return kept && upgradeBlocks(kept.blocks).map((block) => copyOf(block, newUuid));
    }
    case 'page': {
      const blocks = await sectionsOfPage(context, id, author);
      const block = blocks?.find(({ meta }) => meta.uuid === rest.join(':'));
      return block ? [copyOf(block, newUuid)] : null;
    }
    default:
      return null;
  }
}
