import * as z from 'zod';
import type { Category, CategoryTreeItem } from '~/services/shop-api';
import { absoluteOrNull, pageUrl, PLENTY_ID, type Shaper } from './shaper';

/** Counts and their ids are text here. */
const itemCountSchema = z.strictObject({
  count: z.string(),
  categoryId: z.string(),
  webstoreId: z.string(),
  lang: z.string(),
  variationCount: z.string(),
  customerClassId: z.string(),
});

export type WireTreeItem = {
  id: number;
  type: 'item' | 'content';
  right: 'all' | 'customer';
  linklist: 'Y' | 'N';
  itemCount: z.infer<typeof itemCountSchema>[];
  childCount: number;
  children: WireTreeItem[];
  details: z.infer<typeof treeDetailSchema>[];
};

const treeDetailSchema = z.strictObject({
  name: z.string(),
  lang: z.string(),
  nameUrl: z.string(),
  metaTitle: z.string(),
  imagePath: z.string().nullable(),
  image2Path: z.string().nullable(),
});

export const wireTreeItemSchema: z.ZodType<WireTreeItem> = z.lazy(() =>
  z.strictObject({
    id: z.int(),
    type: z.enum(['item', 'content']),
    right: z.enum(['all', 'customer']),
    linklist: z.enum(['Y', 'N']),
    itemCount: z.array(itemCountSchema),
    childCount: z.int(),
    children: z.array(wireTreeItemSchema),
    details: z.array(treeDetailSchema),
  }),
);

export function toWireTreeItem(item: CategoryTreeItem, shaper: Shaper): WireTreeItem {
  const { id, type, right, linklist, childCount, children } = item;
  return {
    id,
    type,
    right,
    linklist,
    itemCount: [countOf(item, shaper)],
    childCount,
    children: children.map((child) => toWireTreeItem(child, shaper)),
    details: [
      {
        name: item.name,
        lang: shaper.locale,
        nameUrl: slugOf(item.path),
        metaTitle: '',
        ...picturesOf(item, shaper),
      },
    ],
  };
}

/** The number of products in a category, including its subcategories. */
export function countOf(
  { id, itemCount }: Pick<CategoryTreeItem, 'id' | 'itemCount'>,
  { locale }: Shaper,
) {
  return {
    count: String(itemCount),
    categoryId: String(id),
    webstoreId: String(PLENTY_ID),
    lang: locale,
    variationCount: String(itemCount),
    customerClassId: '0',
  };
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const detailSchema = z.strictObject({
  categoryId: z.string(),
  lang: z.string(),
  plentyId: z.int(),
  name: z.string(),
  nameUrl: z.string(),
  description: z.string(),
  description2: z.string(),
  shortDescription: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  metaRobots: z.string(),
  canonicalLink: z.string(),
  position: z.string(),
  pageView: z.string(),
  itemListView: z.string(),
  singleItemView: z.string(),
  imagePath: z.string().nullable(),
  image2Path: z.string().nullable(),
  previewUrl: z.string(),
});

const clientSchema = z.strictObject({ categoryId: z.string(), plentyId: z.int() });

export const wireCategorySchema = z.strictObject({
  id: z.int(),
  type: z.enum(['item', 'content']),
  right: z.enum(['all', 'customer']),
  parentCategoryId: z.int().nullable(),
  level: z.int(),
  sitemap: z.enum(['Y', 'N']),
  linklist: z.enum(['Y', 'N']),
  robots: z.string(),
  clients: z.array(clientSchema),
  details: z.array(detailSchema),
  subcategories: z
    .array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        nameUrl: z.string(),
        itemCount: z.int(),
      }),
    )
    .optional(),
});
export type WireCategory = z.infer<typeof wireCategorySchema>;

/** A category with its texts; a database holds one shop, which is its client. */
export function toWireCategory(
  category: Category,
  shaper: Shaper,
): z.infer<typeof wireCategorySchema> {
  const { details, ...same } = category;
  const categoryId = String(category.id);
  return {
    ...same,
    level: levelOf(details[0]?.path ?? ''),
    clients: [{ categoryId, plentyId: PLENTY_ID }],
    details: details.map(({ path, imagePath, image2Path, position, ...detail }) => ({
      ...detail,
      categoryId,
      plentyId: PLENTY_ID,
      description2: '',
      position: String(position),
      previewUrl: pageUrl({ ...shaper, locale: detail.lang }, path),
      ...picturesOf({ imagePath, image2Path }, shaper),
    })),
  };
}

function levelOf(path: string): number {
  return path.split('/').filter(Boolean).length;
}

/** A category in a list, without its goods. */
export const wireCategoryEntrySchema = wireCategorySchema.extend({
  details: z.array(
    detailSchema.partial().required({ categoryId: true, lang: true, name: true, nameUrl: true }),
  ),
  childCount: z.int(),
  hasChildren: z.boolean(),
  isLinkedToWebstore: z.boolean(),
  itemCount: z.array(itemCountSchema),
});

/** One page of such a list. */
export const wireCategoryPageSchema = z.strictObject({
  page: z.int(),
  totalsCount: z.int(),
  isLastPage: z.boolean(),
  lastPageNumber: z.int(),
  firstOnPage: z.int(),
  lastOnPage: z.int(),
  itemsPerPage: z.int(),
  entries: z.array(wireCategoryEntrySchema),
});

/** A node of the tree as such an entry; fields that the tree lacks are left out. */
export function toWireCategoryEntry(
  item: CategoryTreeItem,
  parentCategoryId: number | null,
  shaper: Shaper,
): z.infer<typeof wireCategoryEntrySchema> {
  const { id, type, right, linklist, sitemap, robots, name, path, childCount } = item;
  const { imagePath, image2Path } = item;
  const categoryId = String(id);
  return {
    id,
    type,
    right,
    linklist,
    parentCategoryId,
    level: levelOf(path),
    sitemap,
    robots,
    clients: [{ categoryId, plentyId: PLENTY_ID }],
    details: [
      {
        categoryId,
        lang: shaper.locale,
        plentyId: PLENTY_ID,
        name,
        nameUrl: slugOf(path),
        previewUrl: pageUrl(shaper, path),
        metaRobots: robots,
        ...picturesOf({ imagePath, image2Path }, shaper),
      },
    ],
    childCount,
    hasChildren: childCount > 0,
    isLinkedToWebstore: true,
    itemCount: [countOf(item, shaper)],
  };
}

/** The two pictures of a category; null where there is none. */
function picturesOf(
  { imagePath, image2Path }: Pick<CategoryTreeItem, 'imagePath' | 'image2Path'>,
  shaper: Shaper,
) {
  const pictureUrl = (path: string | null) => path && absoluteOrNull(shaper, path);
  return { imagePath: pictureUrl(imagePath), image2Path: pictureUrl(image2Path) };
}
