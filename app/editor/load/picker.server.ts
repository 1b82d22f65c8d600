import type { AppLoadContext } from '@remix-run/node';
import { pathOfProduct } from '~/lib/product-path';
import type { StorageItem } from '~/services/operator-api/pictures';
import { readId, type CategoryTreeItem } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import type { Document } from '../document/tree';
import { alternateOf, findPickTarget, type PickTarget } from './pick-target.server';
import { homePageName } from './page-entries.server';
import { pageSizeOf } from './page-sizes';
import {
  type AddressChoice,
  type AddressGroup,
  type Picker,
  type PictureChoice,
  type PictureView,
} from './picker';

/**
 * The picker that an address opens for a field of a block; null for none, and for a missing field.
 */
export async function loadPicker(
  context: AppLoadContext,
  document: Document,
  query: URLSearchParams,
): Promise<Picker | null> {
  const target = findPickTarget(document, query);
  if (!target) return null;
  const { edit, block, field } = target;
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  const last = field.path.at(-1)!;
  const isEntry = /^\d+$/.test(last);
  const uuid = block.meta.uuid;
  return {
    block: uuid,
    path: field.path.join('.'),
    blockTitle: blockTitle(block, context.locale),
    field: isEntry ? field.path.at(-2)! : last,
    ...(isEntry && { position: Number(last) + 1 }),
    here: [
      ['edit', edit],
      ['pick', field.path.join('.')],
      ...(uuid === edit ? [] : [['block', uuid] as [string, string]]),
    ],
    settings: `${new URLSearchParams({ edit })}#${uuid}-${field.path.join('.')}`,
    search,
    ...(field.kind === 'imageUrl'
      ? await pictures(context, target, query, search)
      : await addresses(context, field.kind, { search, query })),
  };
}

async function pictures(
  { operator }: AppLoadContext,
  target: PickTarget,
  query: URLSearchParams,
  search: string,
): Promise<PictureChoice> {
  const { items, continuationToken } = await operator.getStorageItems({
    search,
    continuationToken: query.get('after'),
  });
  const key = query.get('picture');
  const chosen = key === null ? null : await operator.getStorageMetadata({ key });
  return {
    kind: 'picture',
    hasScreens: target.screens !== null,
    pictures: items.map((item) => viewOf(item, target)),
    next: continuationToken,
    chosen: chosen && { ...viewOf(chosen, target), ...saidOf(chosen, target) },
  };
}

/** The description of a picture: the block's if the block shows it, otherwise the library's. */
function saidOf(item: StorageItem, target: PickTarget) {
  const said = isIn(item, target) ? alternateOf(target) : null;
  return { alt: said?.text || item.alternate, isDecorative: said?.text === '' };
}

function isIn({ key }: StorageItem, { value }: PickTarget): boolean {
  return value.startsWith(`/media/${key}/`);
}

function viewOf(item: StorageItem, target: PickTarget): PictureView {
  const { key, alternate, previewUrl, width, height, size, author } = item;
  return {
    key,
    name: item.fileName,
    alternate,
    previewUrl,
    width,
    height,
    size,
    author,
    at: item.lastModified,
    isPresent: isIn(item, target),
  };
}

async function addresses(
  context: AppLoadContext,
  kind: AddressChoice['kind'],
  { search, query }: { search: string; query: URLSearchParams },
): Promise<AddressChoice> {
  const { shop } = context;
  const size = pageSizeOf(query.get('itemsPerPage'));
  const page = readId(query.get('goods') ?? '') ?? 1;
  const result =
    search === '' ? null : await shop.getSearch({ term: search, itemsPerPage: size, page });
  const products = result?.products ?? [];
  const listed = { kind, size, page, pages: result?.pagination.lastPageNumber ?? 0 };
  const found: AddressGroup = {
    name: 'products',
    entries: products.map((product) => ({
      value: kind === 'product' ? String(product.variation.id) : pathOfProduct(product),
      label: product.texts.name1,
      about: product.attributes.map(({ value }) => value).join(', '),
    })),
  };
  if (kind === 'product') return { ...listed, groups: [found] };
  const tree = await shop.getCategoryTree();
  const home = { value: '/', label: homePageName(context), about: '/' };
  const named = (type: CategoryTreeItem['type']) =>
    entriesOf(tree, type).filter(({ label, about }) => isFound(search, label, about));
  const pages = isFound(search, home.label, home.about) ? [home] : [];
  return {
    ...listed,
    groups: [
      { name: 'pages', entries: [...pages, ...named('content')] },
      { name: 'categories', entries: named('item') },
      found,
    ],
  };
}

function entriesOf(
  tree: readonly CategoryTreeItem[],
  type: CategoryTreeItem['type'],
  above = '',
): AddressGroup['entries'] {
  return tree.flatMap((item) => {
    const label = above + item.name;
    const own = item.type === type ? [{ value: item.path, label, about: item.path }] : [];
    return [...own, ...entriesOf(item.children, type, `${label} / `)];
  });
}

/** Is every word in the name or the address, regardless of case and accents? */
function isFound(search: string, ...texts: string[]): boolean {
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const searched = bare(texts.join(' '));
  return bare(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
