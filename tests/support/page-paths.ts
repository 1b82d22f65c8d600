import { PAGES } from '../../remix.config.js';
import { ShopClient, type ShopPage } from './shop-client';

/** The return address of the payment provider, which redirects shoppers immediately. */
const LEADS_ON = '/mollie-payment';

/** Paths of pages, not files, that need no catalogue, cart or key; the same in every language. */
export const FIXED_PATHS = ['default', 'auth', 'order']
  .flatMap((layout) => pagesOf(`layouts/${layout}.tsx`))
  .filter((path) => path !== LEADS_ON && !/[:*.]/.test(path));

function pagesOf(layout: string): string[] {
  const pages = PAGES.find(([file]) => file === layout)?.[1] as [string, string][];
  return pages.map(([path]) => (path === '/' ? path : `/${path}`));
}

export type CataloguePaths = {
  category: string;
  subCategory: string;
  product: string;
  /** A product with a choice of variations. */
  productWithChoice: string;
  /** A product whose variations are a list of options with long names. */
  productWithList: string;
  search: string;
  emptySearch: string;
  /** The page of all guides, and one of them. */
  guides: string;
  guide: string;
};

const found = new Map<string, Promise<CataloguePaths>>();

/**
 * Finds a page of each kind by visiting the shop; paths contain the prefix. They are the same for
 * all visitors, and finding them takes some twenty pages: done once for all tests of a process at a
 * shop.
 */
export function cataloguePaths(origin: string, prefix: string): Promise<CataloguePaths> {
  const shop = `${origin}${prefix}`;
  const known = found.get(shop) ?? findPaths(origin, prefix);
  found.set(shop, known);
  known.catch(() => found.delete(shop));
  return known;
}

async function findPaths(origin: string, prefix: string): Promise<CataloguePaths> {
  const client = new ShopClient(origin);
  const all = await client.get(`${prefix}/categories`);
  const links = [...all.document.querySelectorAll('.menu-columns a')].map(pathOf);
  const [category, subCategory] = await Promise.all([
    firstWhere(client, links, (page) => page.querySelectorAll('main .card').length === 20),
    firstWhere(
      client,
      links.toReversed(),
      (page) => page.querySelectorAll('main .category .card').length > 0,
    ),
  ]);
  const list = await client.get(category);
  const products = productsOf(list);
  const paper = prefix === '/en' ? 'sandpaper' : 'Schleifpapier';
  const papers = await client.get(`${prefix}/search?term=${paper}`).then(productsOf);
  const guides = prefix === '/en' ? '/en/guides' : `${prefix}/ratgeber`;
  const firstGuide = (await client.get(guides)).document.querySelector('.page-card')!;
  const roller = prefix === '/en' ? 'roller' : 'Rolle';
  const rollers = await client.get(`${prefix}/search?term=${roller}`).then(productsOf);
  const term = prefix === '/en' ? 'wall paint' : 'Wandfarbe';
  return {
    category,
    subCategory,
    product: await firstWhere(client, rollers, (page) =>
      Boolean(page.querySelector('form.buy input[name=productId]')),
    ),
    productWithChoice: await itemAddress(
      client,
      prefix,
      products,
      (page) => !page.querySelector('form.buy input[name=productId]'),
    ),
    productWithList: await itemAddress(client, prefix, papers, (page) =>
      Boolean(page.querySelector('select[name=choose]')),
    ),
    search: `${prefix}/search?term=${encodeURIComponent(term)}`,
    emptySearch: `${prefix}/search?term=xqzvw`,
    guides,
    guide: pathOf(firstGuide),
  };
}

function productsOf({ document }: ShopPage): string[] {
  return [...document.querySelectorAll('main .card a')].map(pathOf);
}

async function firstWhere(
  client: ShopClient,
  paths: string[],
  fits: (page: Document) => boolean,
): Promise<string> {
  for (const path of new Set(paths)) {
    if (fits((await client.get(path)).document)) return path;
  }
  throw new Error(`None of ${paths.length} pages fits`);
}

/** Lists link to a variation; the address of the item, where a choice begins, contains none. */
async function itemAddress(
  client: ShopClient,
  prefix: string,
  links: string[],
  fits: (page: Document) => boolean,
): Promise<string> {
  for (const link of new Set(links)) {
    const { document } = await client.get(link);
    const canonical = document.querySelector('link[rel=canonical]')!.getAttribute('href')!;
    const address = prefix + new URL(canonical).pathname.replace(/^\/en(?=\/)/, '');
    if (fits((await client.get(address)).document)) return address;
  }
  throw new Error(`None of ${links.length} pages fits`);
}

export function pathOf(link: Element): string {
  return (link.getAttribute('href') ?? '').split('#')[0]!;
}
