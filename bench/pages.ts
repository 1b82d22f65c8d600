import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { register } from '../tests/support/customer';
import { ShopClient } from '../tests/support/shop-client';

export type BenchPage = {
  name: string;
  path: string;
  /** Cookie header of the request; empty = a visitor without cookies. */
  cookie: string;
  isCached: boolean;
};

export type PageSize = {
  status: number;
  raw: number;
  gzip: number;
  brotli: number;
  /** Bytes of script over the wire, brotli. */
  script: number;
};

const FULL_PAGE = 20;

/** Finds the pages of the table by visiting the shop as a guest would. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const visitor = new ShopClient(origin);
  const category = await findCategory(visitor);
  const list = await visitor.get(category);
  const product = pathOf(list.document.querySelector('#products a[href*="/p/"]'));

  const shopper = new ShopClient(origin);
  const adds = [...list.document.querySelectorAll('#products button[name="productId"]')].slice(
    0,
    3,
  );
  for (const input of adds) {
    await shopper.post('/api/cart', {
      intent: 'add',
      productId: input.getAttribute('value') ?? '',
      quantity: '1',
      redirectTo: '/cart',
    });
  }
  await shopper.get('/cart');
  const login = (await shopper.get('/guest/login')).form('main form');
  await shopper.submit(login, { email: 'bench@tonwert.example' });
  await shopper.get('/checkout');
  const cookie = cookieOf(shopper);
  const customer = new ShopClient(origin);
  await register(customer, 'bench.customer@tonwert.example');
  await customer.post('/api/cart', {
    intent: 'add',
    productId: adds[0]!.getAttribute('value') ?? '',
    quantity: '1',
    redirectTo: '/cart',
  });
  await customer.get('/cart');

  const open = (name: string, path: string): BenchPage[] => [
    { name, path, cookie: '', isCached: true },
    { name: `${name}, with a cart`, path, cookie, isCached: false },
  ];
  return [
    ...open('home', '/'),
    ...open('category', category),
    {
      name: 'category, signed in, with a cart',
      path: category,
      cookie: cookieOf(customer),
      isCached: false,
    },
    ...open('product', product),
    ...open('search', '/search?term=wandfarbe'),
    { name: 'cart, 3 lines', path: '/cart', cookie, isCached: false },
    { name: 'checkout', path: '/checkout', cookie, isCached: false },
  ];
}

function cookieOf(client: ShopClient): string {
  return `shop_session=${client.cookie('shop_session') ?? ''}`;
}

/** Finds the first category with a full page of goods, three of them with a cart button. */
async function findCategory(visitor: ShopClient): Promise<string> {
  const all = await visitor.get('/categories');
  const paths = [...all.document.querySelectorAll('.menu-columns a')].map(pathOf);
  for (const path of paths) {
    const { document } = await visitor.get(path);
    const cards = document.querySelectorAll('#products > li').length;
    const adds = document.querySelectorAll('#products button[name="productId"]').length;
    if (cards === FULL_PAGE && adds >= 3) return path;
  }
  throw new Error('No category of the menu lists a full page of goods');
}

function pathOf(link: Element | null): string {
  const href = link?.getAttribute('href');
  if (!href) throw new Error('A link of the page leads nowhere');
  return href.split('#')[0] ?? href;
}

/** Returns the bytes of a page in each encoding, and of its script. */
export async function measureSize(origin: string, page: BenchPage): Promise<PageSize> {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) =>
      fetchRaw(origin + page.path, encoding, page.cookie),
    ),
  );
  const html = plain!.body.toString('utf8');
  const scripts = new Set(
    [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.js)"/g)].map(([, src]) => src!),
  );
  let script = 0;
  for (const src of await withImports(origin, scripts)) {
    script += (await fetchRaw(origin + src, 'br', '')).body.length;
  }
  return {
    status: plain!.status,
    raw: plain!.body.length,
    gzip: gzip!.body.length,
    brotli: brotli!.body.length,
    script,
  };
}

/** Returns the modules named in the page and their imports. */
async function withImports(origin: string, sources: Set<string>): Promise<Set<string>> {
  const found = new Set<string>();
  const queue = [...sources];
  for (let source = queue.pop(); source; source = queue.pop()) {
    if (found.has(source)) continue;
    found.add(source);
    const code = (await fetchRaw(origin + source, 'identity', '')).body.toString('utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g)) {
      queue.push(new URL(name!, origin + source).pathname);
    }
  }
  return found;
}

type RawAnswer = { status: number; body: Buffer; encoding: string | undefined };

/** Returns the answer as sent over the wire. */
export function fetchRaw(url: string, encoding: string, cookie: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        checkReadable(body, answer.headers['content-encoding']);
        resolve({
          status: answer.statusCode ?? 0,
          body,
          encoding: answer.headers['content-encoding'],
        });
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** A broken compressed body would be the smallest of all. */
function checkReadable(body: Buffer, encoding: string | undefined): void {
  if (encoding === 'br') brotliDecompressSync(body);
  if (encoding === 'gzip') gunzipSync(body);
}
