import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  newPageSchema,
  pageSettingsSchema,
  type PageSettings,
  type PageTreeItem,
} from '~/services/operator-api/categories';
import { ShopError } from '~/services/shop-api';
import type { WireCall, WireTable } from '../frame/operation';
import { operatorOperation } from '../frame/operator-operation';
import { toWireManagedCategory, wireManagedCategorySchema } from '../shapes/managed-category';
import { wireCountSchema, wireIdSchema } from '../shapes/primitives';

const text = z.string().max(2000).optional();
const idOrNone = z.union([wireIdSchema, z.literal([0, '0', '']).transform(() => null), z.null()]);

/** The settings of a page; the shop validates the values (`category.invalid`). */
const SETTINGS = {
  type: text,
  linklist: text,
  right: text,
  sitemap: text,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  metaRobots: text,
  canonicalLink: text,
  /** The position among the pages of its parent, the lowest first; as text too. */
  position: wireCountSchema.nullish(),
  pageView: text,
  itemListView: text,
  singleItemView: text,
};

/** Further fields of clients, which this shop ignores: it is one shop. */
const WITHOUT_USE = {
  linkCategoryToWebstore: z.boolean().optional(),
};

const clientsSchema = z
  .array(z.strictObject({ categoryId: z.union([wireIdSchema, z.null()]), plentyId: z.int() }))
  .max(100);

const addSchema = z.strictObject({
  ...SETTINGS,
  ...WITHOUT_USE,
  name: z.string().max(500),
  type: z.string().max(20),
  parentCategoryId: idOrNone,
});

const changeSchema = z.strictObject({
  ...SETTINGS,
  ...WITHOUT_USE,
  id: wireIdSchema,
  categoryId: wireIdSchema.optional(),
  parentCategoryId: idOrNone.optional(),
  /** By default the language of the header. */
  lang: z.string().max(10).optional(),
  name: text,
  nameUrl: text,
  clients: clientsSchema.optional(),
});

type Change = z.output<typeof changeSchema>;

const NAMES = Object.keys(pageSettingsSchema.shape) as (keyof PageSettings)[];

/** The given settings in the shop's form. Throws `category.invalid` (422, cause { fields }). */
function settingsOf(given: Partial<Record<keyof PageSettings, unknown>>): Partial<PageSettings> {
  const said = Object.fromEntries(
    NAMES.filter((name) => isSaid(name, given[name])).map((name) => [name, given[name]]),
  );
  return readWith(pageSettingsSchema.partial(), said);
}

/** Null means no parent; for other settings it means not given. */
function isSaid(name: keyof PageSettings, value: unknown): boolean {
  return value !== undefined && (value !== null || name === 'parentCategoryId');
}

function readWith<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => String(path[0]));
  throw new ShopError('category.invalid', { cause: { fields } });
}

/** If two operators change a page, the last write wins (§7), as with its blocks. */
async function changed(change: Change, { operator, locale }: WireCall) {
  const { id: categoryId, lang = locale } = change;
  if (lang !== locale) {
    throw new ShopError('category.invalid', { cause: { fields: ['lang'] } });
  }
  const shown = await operator.getCategorySettings({ categoryId });
  if (!shown) throw new ShopError('category.notFound');
  return { categoryId, lang: locale, settings: settingsOf(change), shown };
}

function flatPages(tree: readonly PageTreeItem[]): PageTreeItem[] {
  return tree.flatMap((page) => [page, ...flatPages(page.children)]);
}

async function managedCategory(categoryId: number, call: WireCall) {
  const { operator } = call;
  const pages = flatPages(await operator.getCategoryTree());
  const page = pages.find(({ id }) => id === categoryId);
  const settings = await operator.getCategorySettings({ categoryId });
  if (!page || !settings) {
    throw new ShopError('category.notFound');
  }
  const description = (await operator.getCategoryTemplate({ id: categoryId })) ?? '';
  const facet = await call.shop.getFacet({ categoryId });
  const detail = facet?.category?.details[0];
  const { imagePath = null, image2Path = null } = detail ?? {};
  return toWireManagedCategory({ page, settings, description, imagePath, image2Path }, call);
}

export const managedCategoryOperations: WireTable = {
  doAddCategory: operatorOperation({
    right: 'publish',
    about: 'Adds a page under its name in both languages (right `publish`).',
    input: addSchema,
    output: wireManagedCategorySchema,
    example: { name: 'Ratgeber', type: 'content', parentCategoryId: null },
    needs: ['operator'],
    async run(input, call, by) {
      const { operator } = call;
      const { name, type, parentCategoryId } = input;
      const page = readWith(newPageSchema, { name, type, parentCategoryId });
      // Validated first: otherwise a partly configured page could remain.
      const { name: _, type: _type, parentCategoryId: _parent, ...more } = settingsOf(input);
      const { id } = await operator.doAddCategory({ ...page, key: `wire-${randomUUID()}`, by });
      if (Object.keys(more).length > 0) {
        const change = await changed({ ...more, id }, call);
        await operator.setCategorySettings({ changes: [change], by });
      }
      return managedCategory(id, call);
    },
  }),

  setCategorySettings: operatorOperation({
    right: 'publish',
    about: 'Sets pages in the language of the header, all or none (right `publish`).',
    input: z.array(changeSchema).min(1).max(50),
    output: wireManagedCategorySchema,
    example: [{ id: 1, sitemap: 'Y', metaTitle: 'Ratgeber für Farben' }],
    needs: ['page'],
    async run(input, call, by) {
      const changes = [];
      for (const change of input) changes.push(await changed(change, call));
      await call.operator.setCategorySettings({ changes, by });
      return managedCategory(input[0]!.id, call);
    },
  }),

  setCategoryTemplate: operatorOperation({
    right: 'publish',
    about: 'Sets the text of a page above its blocks, and gives it cleaned (right `publish`).',
    input: z.strictObject({ id: wireIdSchema, content: z.string().max(200_000) }),
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: z.string() }),
    example: { id: 1, content: '<p>Alles über Farben.</p>' },
    needs: ['page'],
    bodyBytes: 512 * 1024,
    async run(input, call, by) {
      return { events: [], data: await call.operator.setCategoryTemplate({ ...input, by }) };
    },
  }),

  deleteCategory: operatorOperation({
    right: 'publish',
    about: 'Deletes a page and those below it, unless one has goods (right `publish`).',
    input: z.strictObject({ categoryId: wireIdSchema }),
    output: z.literal('Category deleted'),
    example: { categoryId: 1 },
    needs: ['page'],
    async run({ categoryId }, call, by) {
      return call.operator.deleteCategory({ categoryId, by });
    },
  }),
};
