import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, externalId, identity, lang } from './columns';

export const category = pgTable(
  'category',
  {
    id: identity(),
    externalId: externalId(),
    parentId: integer('parent_id'),
    type: text('type').$type<'item' | 'content'>().notNull().default('item'),
    right: text('right').$type<'all' | 'customer'>().notNull().default('all'),
    sitemap: text('sitemap').$type<'Y' | 'N'>().notNull().default('Y'),
    linklist: text('linklist').$type<'Y' | 'N'>().notNull().default('Y'),
    position: integer('position').notNull().default(0),
    /** Shade of a colour-family category. */
    color: text('color'),
    image: text('image'),
    image2: text('image2'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }),
    index('category_by_parent').on(t.parentId, t.position),
    check('category_not_own_parent', sql`${t.parentId} <> ${t.id}`),
    check('category_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const categoryDetail = pgTable(
  'category_detail',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
    nameUrl: text('name_url').notNull(),
    /** Slugs from the root with a leading slash, set by the importer and the category service. */
    path: text('path').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    metaRobots: text('meta_robots').notNull().default('ALL'),
    canonicalLink: text('canonical_link').notNull().default(''),
    pageView: text('page_view').notNull().default(''),
    itemListView: text('item_list_view').notNull().default(''),
    singleItemView: text('single_item_view').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.lang] }),
    uniqueIndex('category_detail_path').on(t.lang, t.path),
    check('category_detail_path_form', sql`${t.path} ~ '^(/[a-z0-9][a-z0-9-]*)+$'`),
  ],
);

/**
 * Former paths of a category, written by a trigger at every move: links to them lead to its current
 * path. The current path of another category takes precedence.
 */
export const categoryFormerPath = pgTable(
  'category_former_path',
  {
    lang: lang(),
    path: text('path').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.lang, t.path] }),
    index('category_former_path_by_category').on(t.categoryId),
  ],
);
