import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { loaderDataScripts } from './loader-data.server';

/** The chunks that the browser receives from the scripts behind a page. */
function received(scripts: string): string[] {
  const begin = `<script>var got = []; window.__remixContext = { streamController: {
    enqueue: (chunk) => got.push(chunk), close: () => got.push('end') } };</script>`;
  const { window } = new JSDOM(`<!DOCTYPE html><html><body>${begin}</body></html>${scripts}`, {
    runScripts: 'dangerously',
  });
  expect(window.document.querySelectorAll('script')).toHaveLength(3);
  return [...window.got];
}

test.each([
  '[{"_1":2},"loaderData"]\n',
  '"</script><script>got.push(1)</script>"',
  '"<!--<script>"',
  '"\u2028 \u2029 \\" \' ` ${got} \\u003c 5 € äöü"',
])('the browser gets the data from Remix: %s', async (text) => {
  const bytes = new TextEncoder().encode(text);
  // In chunks that end within characters.
  const data = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(received(await loaderDataScripts(data))).toEqual([text, 'end']);
});

test('data that cannot be read to the end fail the page', async () => {
  const data = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  await expect(loaderDataScripts(data)).rejects.toThrow();
});
