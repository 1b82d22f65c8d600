import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static-files';

let root: string;
let serve: ReturnType<typeof createStaticFiles>;
const script = 'console.log(1);'.repeat(50);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'static-'));
  for (const folder of ['built/assets', 'public', 'media/a'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'geheim');
  writeFileSync(join(root, 'built/assets/app-1.js'), script);
  writeFileSync(join(root, 'built/assets/app-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'public/robots.txt'), 'all');
  writeFileSync(join(root, 'public/.hidden'), 'geheim');
  writeFileSync(join(root, 'media/a/tin-1f.webp'), 'bild');
  writeFileSync(join(root, 'media/a/tin.svg'), '<svg/>');
  writeFileSync(join(root, 'media/a/source'), 'as it was uploaded');
  writeFileSync(join(root, 'media/a/page.html'), '<script>1</script>');
  serve = createStaticFiles({
    built: join(root, 'built'),
    public: join(root, 'public'),
    media: join(root, 'media'),
  });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('static files', () => {
  it('sends compressed files to clients that accept them', () => {
    const packed = serve('/assets/app-1.js', { acceptEncoding: 'gzip, br' });
    expect(packed?.headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': expect.stringContaining('immutable'),
      Vary: 'Accept-Encoding',
    });
    const plain = serve('/assets/app-1.js', { acceptEncoding: 'br;q=0' });
    expect(plain?.headers).not.toHaveProperty('Content-Encoding');
    expect(plain?.body?.toString()).toBe(script);
    expect(plain?.headers.ETag).not.toBe(packed?.headers.ETag);
  });

  it('answers 304 to clients that have the file', () => {
    const etag = String(serve('/robots.txt', {})?.headers.ETag);
    expect(serve('/robots.txt', { ifNoneMatch: `"x", W/${etag}` })?.status).toBe(304);
    expect(serve('/robots.txt', { ifNoneMatch: '"x"' })?.status).toBe(200);
    expect(serve('/robots.txt', { ifNoneMatch: '*' })?.status).toBe(304);
  });

  it('serves pictures from the media folder', () => {
    const picture = serve('/media/a/tin-1f.webp', {});
    expect(picture?.headers['Content-Type']).toBe('image/webp');
    expect(picture?.body).toEqual({ file: join(root, 'media/a/tin-1f.webp') });
    expect(serve('/media/a/tin.svg', {})?.headers['Content-Security-Policy']).toContain('sandbox');
  });

  it.each([
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/a/../../secret.txt',
    '/media//etc/passwd',
    '/media/a/./tin.svg',
    '/media/a/page.html',
    '/media/a/source',
    '/media/a',
    '/media/',
    '/assets/missing.js',
    '/assets/app-1.js.br',
  ])('finds nothing at %s', (path) => {
    expect(serve(path, {})?.status).toBe(404);
  });

  it.each(['/', '/cart', '/.hidden', '/../secret.txt', '/secret.txt'])(
    'leaves %s to the pages',
    (path) => {
      expect(serve(path, {})).toBeUndefined();
    },
  );

  it('does not follow a link out of the media folder', () => {
    symlinkSync(join(root, 'secret.txt'), join(root, 'media/a/link.txt'));
    expect(serve('/media/a/link.txt', {})?.status).toBe(404);
  });
});
