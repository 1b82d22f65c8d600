import { expect, test, vi } from 'vitest';
import { createCompressor } from './compress-cached-page';

const page = (text: string, br = 'quickly packed') => ({
  identity: Buffer.from(text),
  br: Buffer.from(br),
});

test('a page that is sent again is recompressed once, one page at a time', async () => {
  const ends: (() => void)[] = [];
  const press = vi.fn(async (text: Buffer) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return text;
  });
  const sent = createCompressor(press);
  const [a, b] = [page('a'), page('b')];
  sent(a);
  sent(b);
  expect(press).not.toHaveBeenCalled();
  for (const each of [a, b, a, b]) sent(each);
  expect(press).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(2));
  expect(String(a.br)).toBe('a');
  ends[1]!();
  await vi.waitFor(() => expect(String(b.br)).toBe('b'));
  sent(a);
  expect(press).toHaveBeenCalledTimes(2);
});

test('a page that does not shrink, or fails, stays unchanged, and the next page follows', async () => {
  const press = vi.fn(async (text: Buffer) => {
    if (String(text) === 'fails') throw new Error('no memory');
    return text;
  });
  const sent = createCompressor(press);
  const pages = [page('fails'), page('longer', 'x'), page('ok')];
  for (const each of [...pages, ...pages]) sent(each);
  await vi.waitFor(() => expect(String(pages[2]!.br)).toBe('ok'));
  expect(pages.slice(0, 2).map(({ br }) => String(br))).toEqual(['quickly packed', 'x']);
});

test('a short page, which is not compressed, is left alone', () => {
  const press = vi.fn(async (text: Buffer) => text);
  const sent = createCompressor(press);
  const short = { identity: Buffer.from('kurz') };
  for (let n = 0; n < 3; n += 1) sent(short);
  expect(press).not.toHaveBeenCalled();
});
