import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { fetchRaw, type BenchPage } from './pages';

type BareAnswer = { type: string; body: Buffer; encoding?: string };

/**
 * Serves the pages of the shop without design, beside the shop and in the same way: headline, names
 * and prices as plain text and the first picture. No page of the shop can be painted sooner, so the
 * difference can be measured on any machine.
 */
export async function serveBarePages(origin: string, pages: readonly BenchPage[]) {
  const served = new Map<string, BareAnswer>();
  for (const page of pages) {
    const { document } = new JSDOM(await textOf(origin + page.path)).window;
    const picture = firstPicture(document);
    served.set(page.path, {
      type: 'text/html; charset=utf-8',
      body: brotliCompressSync(barePage(document, picture)),
      encoding: 'br',
    });
    for (const address of addressesOf(picture)) {
      const type = `image/${address.split('.').at(-1)}`;
      const { body } = await fetchRaw(origin + address, 'identity', '');
      served.set(address, { type, body });
    }
  }
  const server = createServer((request, response) => {
    const file = served.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const headers = {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    };
    response.writeHead(200, headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

async function textOf(url: string): Promise<string> {
  return (await fetchRaw(url, 'identity', '')).body.toString('utf8');
}

/** Returns the page's picture of highest priority, in the width of `sizes`, without a style. */
function firstPicture(document: Document): Element {
  const image = document.querySelector('main img[fetchpriority=high]');
  if (!image) throw new Error('The page has no first picture');
  image.removeAttribute('width');
  image.removeAttribute('height');
  return image.closest('picture') ?? image;
}

function barePage(document: Document, picture: Element): string {
  const lines = [...document.querySelectorAll('main .card-name, main .price-now')];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const text = lines.map((line) => `<p>${escaped(line.textContent ?? '')}</p>`).join('\n');
  const title = escaped(document.querySelector('h1')?.textContent ?? '');
  return `<!DOCTYPE html><html lang="de"><head>${head}<title>${title}</title></head>
<body><h1>${title}</h1>${picture.outerHTML}${text}</body></html>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function addressesOf(picture: Element): string[] {
  const html = picture.outerHTML;
  return [...new Set([...html.matchAll(/\/[\w./-]+\.(?:avif|webp|png|jpe?g)/g)].map(([at]) => at))];
}
