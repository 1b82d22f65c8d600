import {
  FOOTER_PAGES,
  type FooterColumn,
  type FooterLink,
  type FooterPage,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { Database } from '../../core/database';
import { writeSettings } from '../../core/write-settings';
import { lockPages } from '../categories/category-path';
import type { Fault } from './fault';
import type { Navigation } from './schema';

/** The menu shows two levels of the tree. */
const DEPTH = 2;

type Link = NonNullable<Navigation['footer']>[number]['links'][number];

type Page = {
  id: number;
  parentId: number | null;
  depth: number;
  isListed: boolean;
  /** In the requested language first. */
  paths: string[];
};

/** The pages of the tree, those of a parent in their order. */
async function readPages({ client }: Database, lang: string): Promise<Page[]> {
  const { rows } = await client.query<Page>(
    `with recursive tree (id, depth) as (
       select id, 1 from category where parent_id is null
       union all select c.id, t.depth + 1 from category c join tree t on t.id = c.parent_id
     )
     select c.id, c.parent_id, t.depth, c.linklist = 'Y' as is_listed,
       array(select path from category_detail d where d.category_id = c.id
              order by d.lang = $1 desc, d.lang) as paths
     from category c join tree t using (id) order by c.position, c.id`,
    [lang],
  );
  return rows.filter(({ paths }) => paths.length > 0);
}

/** The pages of the menu, from the top: each page before those below it. */
function shownPages(pages: readonly Page[], parentId: number | null = null): Page[] {
  return pages
    .filter((page) => page.parentId === parentId && page.isListed && page.depth <= DEPTH)
    .flatMap((page) => [page, ...shownPages(pages, page.id)]);
}

/** Header and footer, by paths in the first language of the shop. */
export async function readNavigation(
  db: Database,
  { footer, languages }: { footer: FooterColumn[] | null; languages: readonly string[] },
): Promise<Navigation> {
  const pages = await readPages(db, languages[0]!);
  const linkOf = (link: FooterLink): Link[] => {
    if ('page' in link) return [link.page];
    if ('href' in link) return [link];
    return pages.filter(({ id }) => id === link.category).map(({ paths }) => paths[0]!);
  };
  return {
    header: shownPages(pages).map(({ paths }) => paths[0]!),
    footer:
      footer
        ?.map(({ title, links }) => ({ title, links: links.flatMap(linkOf) }))
        .filter(({ links }) => links.length > 0) ?? null,
  };
}

/** Pages that do not exist, or cannot be where the file has them. */
export async function navigationFaults(db: Database, given: Navigation): Promise<Fault[]> {
  const pages = await readPages(db, '');
  const faults: Fault[] = [];
  const seen = new Set<number>();
  for (const [at, path] of given.header.entries()) {
    const fault = (problem: string) => faults.push({ path: `navigation.header.${at}`, problem });
    const page = pageAt(pages, path);
    if (!page) fault(`${path} is no page of the tree`);
    else if (seen.has(page.id)) fault(`${path} is there twice`);
    else if (page.depth > DEPTH) fault(`${path} lies deeper than the menu shows`);
    else if (page.parentId !== null && !seen.has(page.parentId)) {
      fault(`${path} stands before the page it lies below, or without it`);
    }
    if (page) seen.add(page.id);
  }
  for (const [column, { links }] of (given.footer ?? []).entries()) {
    const named = new Set<number | string>();
    for (const [at, link] of links.entries()) {
      if (typeof link !== 'string') continue;
      const path = `navigation.footer.${column}.links.${at}`;
      // A page has a path in each language.
      const page = isFixed(link) ? link : pageAt(pages, link)?.id;
      if (page === undefined) faults.push({ path, problem: `${link} is no page of this shop` });
      else if (named.has(page)) faults.push({ path, problem: `${link} is there twice` });
      else named.add(page);
    }
  }
  return faults;
}

/** Makes menu and footer those of the file. Pages outside the menu keep their position. */
export async function writeNavigation(ctx: CommerceContext, given: Navigation): Promise<void> {
  await lockPages(ctx.db);
  const pages = await readPages(ctx.db, '');
  const header = given.header.flatMap((path) => pageAt(pages, path)?.id ?? []);
  // Also those below a page that was in no menu: they would appear with it.
  const gone = pages.filter(({ id, depth }) => depth <= DEPTH && !header.includes(id));
  await ctx.db.client.query(
    `update category set linklist = case when id = any($1) then 'Y' else 'N' end
     where (id = any($1) and linklist = 'N') or (id = any($2) and linklist = 'Y')`,
    [header, gone.map(({ id }) => id)],
  );
  for (const parentId of new Set(pages.map((page) => page.parentId))) {
    await order(
      ctx,
      pages.filter((page) => page.parentId === parentId),
      header,
    );
  }
  await writeFooter(ctx, given, pages);
}

/** Siblings in the order of the menu, then those outside it; unchanged when in order. */
async function order({ db }: CommerceContext, neighbours: Page[], header: number[]): Promise<void> {
  const present = neighbours.map(({ id }) => id).filter((id) => header.includes(id));
  const wanted = header.filter((id) => present.includes(id));
  if (wanted.every((id, at) => id === present[at])) return;
  const rest = neighbours.map(({ id }) => id).filter((id) => !header.includes(id));
  await db.client.query(
    `update category set position = t.position
     from unnest($1::int[]) with ordinality as t(id, position) where category.id = t.id`,
    [[...wanted, ...rest]],
  );
}

async function writeFooter(ctx: CommerceContext, { footer }: Navigation, pages: Page[]) {
  const linkOf = (link: Link): FooterLink[] => {
    if (typeof link !== 'string') return [link];
    if (isFixed(link)) return [{ page: link }];
    const page = pageAt(pages, link);
    return page ? [{ category: page.id }] : [];
  };
  const columns: FooterColumn[] | undefined = footer?.map(({ title, links }) => ({
    title,
    links: links.flatMap(linkOf),
  }));
  await writeSettings(ctx, { footer: columns ?? null });
}

function pageAt(pages: readonly Page[], path: string): Page | undefined {
  return pages.find(({ paths }) => paths.includes(path));
}

function isFixed(path: string): path is FooterPage {
  return (FOOTER_PAGES as readonly string[]).includes(path);
}
