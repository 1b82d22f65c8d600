import type { PageTreeItem } from '../../../operator-api/categories';
import type { CommerceContext } from '../../core/commerce-context';

type Row = Pick<
  PageTreeItem,
  'id' | 'parentCategoryId' | 'type' | 'right' | 'linklist' | 'details'
>;

/**
 * All pages for the operators' tree (§3, §7), including those for customers only: read from the
 * tables, not from this process's index. Pages without texts are left out.
 */
export async function getCategoryTree(ctx: CommerceContext): Promise<PageTreeItem[]> {
  const { rows } = await ctx.db.client.query<Row>({
    name: 'page_tree',
    text: `select c.id, c.parent_id as parent_category_id, c.type, c."right", c.linklist,
             json_agg(json_build_object('lang', d.lang, 'name', d.name, 'path', d.path)
               order by d.lang = $1 desc) as details
           from category c join category_detail d on d.category_id = c.id
           group by c.id order by c.position, c.id`,
    values: [ctx.lang],
  });
  const below = new Map<number | null, Row[]>();
  for (const row of rows) {
    below.set(row.parentCategoryId, [...(below.get(row.parentCategoryId) ?? []), row]);
  }
  const level = (parentId: number | null, depth: number): PageTreeItem[] =>
    (below.get(parentId) ?? []).map((row) => {
      const children = level(row.id, depth + 1);
      const { name, path } = row.details[0]!;
      const itemCount = ctx.index.itemCount(row.id);
      return { ...row, name, path, level: depth, childCount: children.length, itemCount, children };
    });
  return level(null, 1);
}
