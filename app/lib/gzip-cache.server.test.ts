import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createGzipCache, type FileParts } from './gzip-cache.server';

const files = createGzipCache({ type: 'text/plain; charset=utf-8', maxBytes: 1e6 });
const request = new Request('https://shop.example/');

async function textOf(name: string, parts: FileParts): Promise<string> {
  const answer = await files.respond(request, name, () => parts);
  return String(gunzipSync(await answer.arrayBuffer()));
}

function* broken() {
  yield 'half';
  throw new Error('gone');
}

test('files consist of their parts, whichever files are made before and concurrently', async () => {
  const long = Array.from({ length: 40 }, (_, n) => `ß${'€'.repeat(n * 500)}🎨`);
  const made = await Promise.all([
    textOf('long', long),
    textOf('short', ['a', '', 'ö']),
    textOf('empty', []),
    textOf('broken', broken()).catch((error: Error) => error.message),
    textOf('longer', [...long, ...long]),
    textOf('short again', ['a', '', 'ö']),
  ]);
  const whole = long.join('');
  expect(made).toEqual([whole, 'aö', '', 'gone', whole + whole, 'aö']);
});
