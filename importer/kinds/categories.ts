import * as z from 'zod';
import { loadCategoryTree, pathOf, placeCategory, type CategoryTree } from '../kit/category-tree';
import {
  address,
  boolean,
  choice,
  color,
  integer,
  key,
  longText,
  neededText,
  optionalKey,
  optionalAddress,
  slug,
  text,
} from '../kit/cells';
import { cleanTexts } from '../kit/clean-text';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { slugify } from '../../app/lib/slug';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';

const robots = ['ALL', 'INDEX', 'NOFOLLOW', 'NOINDEX', 'NOINDEX_NOFOLLOW'] as const;

const rowColumns = z.object({
  category: key(),
  parent: optionalKey(),
  type: choice('item', ['item', 'content']),
  right: choice('all', ['all', 'customer']),
  in_navigation: boolean(true),
  in_sitemap: boolean(true),
  position: integer(0),
  color: color(),
  image: optionalAddress(),
  image2: optionalAddress(),
  name_de: neededText(),
  name_en: text(),
  slug_de: slug(),
  slug_en: slug(),
  short_description_de: text(),
  short_description_en: text(),
  description_de: longText(),
  description_en: longText(),
  meta_title_de: text(),
  meta_title_en: text(),
  meta_description_de: text(),
  meta_description_en: text(),
  meta_keywords_de: text(),
  meta_keywords_en: text(),
  canonical_link_de: address(),
  canonical_link_en: address(),
  meta_robots_de: choice('ALL', robots),
  meta_robots_en: choice('ALL', robots),
});
type Row = z.output<typeof rowColumns>;

const columns = {
  external_id: 'text',
  type: 'text',
  right: 'text',
  sitemap: 'text',
  linklist: 'text',
  position: 'int',
  color: 'text',
  image: 'text',
  image2: 'text',
};

const trees = new WeakMap<ImportContext, Promise<CategoryTree>>();

function treeOf(context: ImportContext): Promise<CategoryTree> {
  const tree = trees.get(context) ?? loadCategoryTree(context.client);
  trees.set(context, tree);
  return tree;
}

/** Parents come before their children. */
export const categories = defineKind({
  name: 'categories',
  signature: ['category', 'name_de'],
  columns: rowColumns,
  unique: 'category',
  refersTo: ['category'],
  async check(row, context) {
    const tree = await treeOf(context);
    const stored = tree.get(row.category);
    const keep = (column: string) => stored && !context.present.has(column);
    row.name_en ||= row.name_de;
    row.slug_de ||= (keep('slug_de') && stored?.slug.de) || slugify(row.name_de);
    row.slug_en ||= (keep('slug_en') && stored?.slug.en) || slugify(row.name_en);
    if (keep('parent')) row.parent = stored?.parent ?? null;
    if (!row.slug_de || !row.slug_en) throw new BadCell('slug_de', 'is missing');
    placeCategory(tree, row.category, {
      parent: row.parent,
      slug: { de: row.slug_de, en: row.slug_en },
    });
    await cleanTexts(row, ['description_de', 'description_en'], context);
  },
  async write(rows, context) {
    const { client, references } = context;
    await upsert(
      client,
      {
        table: 'category',
        key: ['external_id'],
        columns,
        keep: absentColumns(context, columns, '', {
          sitemap: 'in_sitemap',
          linklist: 'in_navigation',
        }),
      },
      rows.map((row) => ({
        ...row,
        external_id: row.category,
        sitemap: row.in_sitemap ? 'Y' : 'N',
        linklist: row.in_navigation ? 'Y' : 'N',
      })),
    );
    await references.learn(
      'category',
      rows.map((row) => row.category),
    );
    await writeParents(rows, context);
    await writeDetails(rows, context);
    await movePaths(context);
  },
});

async function writeParents(rows: Row[], { client }: ImportContext) {
  await client.query(
    `update category c set parent_id = p.id
     from unnest($1::text[], $2::text[]) r(own, parent) left join category p on p.external_id = r.parent
     where c.external_id = r.own and c.parent_id is distinct from p.id`,
    [rows.map((row) => row.category), rows.map((row) => row.parent)],
  );
}

async function writeDetails(rows: Row[], context: ImportContext) {
  const tree = await treeOf(context);
  await writeTexts(
    context,
    {
      table: 'category_detail',
      owner: 'category_id',
      columns: [
        'name',
        'name_url',
        'path',
        'short_description',
        'description',
        'meta_title',
        'meta_description',
        'meta_keywords',
        'canonical_link',
        'meta_robots',
      ],
      // Stored addresses stay; paths below a moved category follow it (movePaths).
      otherNames: { name_url: 'slug', path: 'slug' },
    },
    rows.map((row) => ({
      id: context.references.need('category', row.category, 'category'),
      de: {
        name: row.name_de,
        name_url: row.slug_de,
        path: pathOf(tree, row.category, 'de'),
        short_description: row.short_description_de,
        description: row.description_de,
        meta_title: row.meta_title_de,
        meta_description: row.meta_description_de,
        meta_keywords: row.meta_keywords_de,
        canonical_link: row.canonical_link_de,
        meta_robots: row.meta_robots_de,
      },
      en: {
        name: row.name_en,
        name_url: row.slug_en,
        path: pathOf(tree, row.category, 'en'),
        short_description: row.short_description_en,
        description: row.description_en,
        meta_title: row.meta_title_en,
        meta_description: row.meta_description_en,
        meta_keywords: row.meta_keywords_en,
        canonical_link: row.canonical_link_en,
        meta_robots: row.meta_robots_en,
      },
    })),
  );
}

/** Updates the paths below a moved category, although the file does not contain them. */
async function movePaths(context: ImportContext) {
  const tree = await treeOf(context);
  for (const lang of ['de', 'en'] as const) {
    const moved = [...tree.keys()].filter((category) => {
      const { stored } = tree.get(category)!;
      return stored[lang] !== '' && stored[lang] !== pathOf(tree, category, lang);
    });
    if (moved.length === 0) continue;
    await context.client.query(
      `update category_detail d set path = r.path
       from unnest($1::text[], $2::text[]) r(own, path) join category c on c.external_id = r.own
       where d.category_id = c.id and d.lang = $3 and d.path <> r.path`,
      [moved, moved.map((category) => pathOf(tree, category, lang)), lang],
    );
  }
}
