import * as z from 'zod';
import type { PageTreeItem } from '~/services/operator-api/categories';
import { legalTextTypeSchema, type CategoryTreeItem } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import {
  countOf,
  toWireCategory,
  toWireCategoryEntry,
  toWireTreeItem,
  wireCategoryEntrySchema,
  wireCategoryPageSchema,
  wireTreeItemSchema,
} from '../shapes/category';
import { SHIPPING_TEXT_ID, toWireRobots, wireRobotsSchema } from '../shapes/init';
import { wireCountSchema, wireIdSchema } from '../shapes/primitives';
import { PLENTY_ID } from '../shapes/shaper';
import { shippingText } from '../shapes/shipping-text';
import { categoryNotFound } from './catalogue';
import { readsAllPages, requireRight } from './customers-only';

const PAGE = {
  page: wireCountSchema.optional(),
  itemsPerPage: wireCountSchema.optional(),
  /** The requested parts of a category; details and clients are always included. */
  with: z.string().max(100).optional(),
};

const SEARCH = {
  ...PAGE,
  level: wireCountSchema.optional(),
  parentCategoryId: z.union([wireIdSchema, z.literal(0), z.null()]).optional(),
  /** `item`, `content`, or `in:item,content`. */
  type: z.string().max(40).optional(),
  name: z.string().max(200).optional(),
  pinnedId: z.string().max(20).optional(),
  /** The order is always the shop's, by position. */
  sortBy: z.string().max(60).optional(),
  columns: z.string().max(200).optional(),
};

type Search = Partial<z.output<z.ZodObject<typeof SEARCH>>>;

/** A node of the tree with its parent and level. */
type TreePosition = { item: CategoryTreeItem; parentId: number | null; level: number };

function flatten(
  tree: readonly CategoryTreeItem[],
  parentId: number | null = null,
  level = 1,
): TreePosition[] {
  return tree.flatMap((item) => [
    { item, parentId, level },
    ...flatten(item.children, item.id, level + 1),
  ]);
}

/**
 * All categories for everybody. Operators who edit get those for customers only too, and all levels:
 * the pages list of a client's editor reads them.
 */
async function placedCategories(call: WireCall): Promise<TreePosition[]> {
  const shown = flatten(await call.shop.getCategoryTree());
  if (!(await readsAllPages(call))) return shown;
  const facts = new Map(shown.map(({ item }) => [item.id, item]));
  return flattenPages(await call.operator.getCategoryTree(), facts);
}

/** What the operators' tree lacks of pages for customers only; the settings of each page have it. */
const UNREAD = {
  sitemap: 'Y',
  robots: 'ALL',
  color: null,
  imagePath: null,
  image2Path: null,
} as const satisfies Partial<CategoryTreeItem>;

function flattenPages(
  pages: readonly PageTreeItem[],
  facts: ReadonlyMap<number, CategoryTreeItem>,
): TreePosition[] {
  return pages.flatMap((page) => [
    {
      item: { ...UNREAD, ...facts.get(page.id), ...page, children: [] },
      parentId: page.parentCategoryId,
      level: page.level,
    },
    ...flattenPages(page.children, facts),
  ]);
}

/** One page of categories, with the contract's counts. */
async function pageOfCategories(
  found: readonly TreePosition[],
  { page = 1, itemsPerPage = 50 }: Search,
  call: WireCall,
) {
  const size = Math.max(1, Math.min(itemsPerPage, 500));
  const lastPageNumber = Math.max(1, Math.ceil(found.length / size));
  const at = Math.max(1, Math.min(page, lastPageNumber));
  const entries = found.slice((at - 1) * size, at * size);
  const categories = await call.shop.getCategories({
    categoryIds: entries.map(({ item }) => item.id),
  });
  const byId = new Map(categories.map((category) => [category.id, category]));
  return {
    page: at,
    totalsCount: found.length,
    isLastPage: at === lastPageNumber,
    lastPageNumber,
    firstOnPage: entries.length === 0 ? 0 : (at - 1) * size + 1,
    lastOnPage: (at - 1) * size + entries.length,
    itemsPerPage: size,
    entries: entries.map(({ item, parentId }) => ({
      ...toWireCategoryEntry(item, parentId, call),
      ...(byId.has(item.id) && toWireCategory(byId.get(item.id)!, call)),
    })),
  };
}

function fits({ level, parentCategoryId, type, name }: Search) {
  const types = type
    ?.replace(/^in:/, '')
    .split(',')
    .map((each) => each.trim());
  const part = name?.trim().toLowerCase();
  return (placed: TreePosition): boolean =>
    (level === undefined || placed.level <= level) &&
    (parentCategoryId === undefined || placed.parentId === (parentCategoryId || null)) &&
    (types === undefined || types.includes(placed.item.type)) &&
    (!part || placed.item.name.toLowerCase().includes(part));
}

/** A category with its texts. Throws if it does not exist, or this visitor may not see it. */
export async function findCategory(categoryId: number, call: WireCall) {
  const facet = await call.shop.getFacet({ categoryId });
  if (!facet?.category) throw categoryNotFound();
  await requireRight(call, facet.category.details[0]?.path ?? '');
  return { category: facet.category, children: facet.children, products: facet.pagination.totals };
}

/** A client names the accessibility statement by the address of its page. */
const textTypeSchema = z.union([
  legalTextTypeSchema,
  z.literal('DeclarationOfAccessibility').transform(() => 'AccessibilityDeclaration' as const),
]);

export const pageOperations: WireTable = {
  getCategoryTree: operation({
    about: 'All categories for everybody, as a tree of five levels.',
    input: null,
    output: z.array(wireTreeItemSchema),
    example: null,
    async run(_, call) {
      const tree = await call.shop.getCategoryTree();
      return tree.map((item) => toWireTreeItem(item, call));
    },
  }),

  getCategoriesSearch: operation({
    about:
      'The same as a list, narrowed by type, level, parent or a part of the name; operators who edit get all pages.',
    input: z.strictObject(SEARCH).optional(),
    output: wireCategoryPageSchema,
    example: { type: 'in:item,content', page: 1, itemsPerPage: 20 },
    async run(input = {}, call) {
      const found = (await placedCategories(call)).filter(fits(input));
      const pinned = found.filter(({ item }) => String(item.id) === input.pinnedId);
      const rest = found.filter((placed) => !pinned.includes(placed));
      return pageOfCategories([...pinned, ...rest], input, call);
    },
  }),

  getChildCategories: operation({
    about: 'The categories right below one.',
    input: z.strictObject({ ...PAGE, parentCategoryId: wireIdSchema }),
    output: wireCategoryPageSchema,
    example: { parentCategoryId: 1 },
    async run(input, call) {
      const { parentCategoryId } = input;
      const found = (await placedCategories(call)).filter(fits({ parentCategoryId }));
      return pageOfCategories(found, input, call);
    },
  }),

  getCategoryById: operation({
    about: 'A category with its texts.',
    input: z.strictObject({ ...SEARCH, categoryId: wireIdSchema }),
    output: wireCategoryEntrySchema,
    example: { categoryId: 1 },
    async run({ categoryId }, call) {
      const { category, children, products } = await findCategory(categoryId, call);
      const below = (await readsAllPages(call))
        ? (await placedCategories(call)).filter(fits({ parentCategoryId: categoryId }))
        : children;
      return {
        ...toWireCategory(category, call),
        childCount: below.length,
        hasChildren: below.length > 0,
        isLinkedToWebstore: true,
        itemCount: [countOf({ id: category.id, itemCount: products }, call)],
      };
    },
  }),

  getCategoryTemplate: operation({
    about: 'The text of a category above its blocks, as HTML.',
    input: z.strictObject({ id: wireIdSchema }),
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: z.string() }),
    example: { id: 1 },
    async run({ id }, call) {
      if (id === SHIPPING_TEXT_ID) {
        const [text, terms] = await Promise.all([
          call.shop.getLegalTexts({ type: 'Shipping' }),
          call.shop.getShippingTerms(),
        ]);
        return { events: [], data: shippingText(terms, text?.htmlText ?? '', call.locale) };
      }
      const { category } = await findCategory(id, call);
      return { events: [], data: category.details[0]?.description ?? '' };
    },
  }),

  getLegalTexts: operation({
    about: 'A text of the law; empty while the shop has none.',
    input: z.strictObject({ type: textTypeSchema }),
    output: z.strictObject({
      plentyId: z.int(),
      lang: z.string(),
      type: legalTextTypeSchema,
      plainText: z.string(),
      htmlText: z.string(),
    }),
    example: { type: 'TermsConditions' },
    async run({ type }, { shop, locale }) {
      const text = await shop.getLegalTexts({ type });
      return {
        plentyId: PLENTY_ID,
        lang: text?.lang ?? locale,
        type,
        plainText: text?.plainText ?? '',
        htmlText: text?.htmlText ?? '',
      };
    },
  }),

  getRobots: operation({
    about: 'What search engines may do with the pages of fixed address.',
    input: null,
    output: wireRobotsSchema,
    example: null,
    run: async (_, { configuration }) => toWireRobots(configuration),
  }),
};
