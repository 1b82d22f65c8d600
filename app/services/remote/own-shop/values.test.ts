import { expect, test } from 'vitest';
import { packValue, readStreams, unpackValue } from './values';

const travelled = (value: unknown) => unpackValue(JSON.parse(JSON.stringify(packValue(value))));

test.each([
  ['nothing', undefined],
  ['null', null],
  ['what is no number', { parentCategoryId: Number.NaN, most: Infinity }],
  ['text', 'Grün'],
  ['a moment', new Date('2026-11-26T20:15:00.123Z')],
  ['lists in objects', { a: [1, { at: new Date(0) }, [undefined]], b: null }],
  ['what looks like a moment', { $moment: '2026-11-26' }],
  ['what looks like a wrapping', { $plain: { $bytes: 'AAAA' } }],
  ['what looks like nothing, in a list', [{ $nothing: true }]],
])('%s is unchanged after the transfer', (_, value) => {
  expect(travelled(value)).toEqual(value);
});

test('bytes stay bytes, and keys without a value are dropped', () => {
  const out = travelled({ bytes: new Uint8Array([0, 255, 7]), gone: undefined }) as object;
  expect(out).toEqual({ bytes: Buffer.from([0, 255, 7]) });
  expect(Object.keys(out)).toEqual(['bytes']);
});

test('a stream is read, and is a stream again at the other end', async () => {
  const body = new Blob(['Farbe']).stream();
  const packed = await readStreams({ fileName: 'x.txt', body });
  const out = unpackValue(JSON.parse(JSON.stringify(packed))) as { body: ReadableStream };
  expect(await new Response(out.body).text()).toBe('Farbe');
});

test('each read returns a separate value', () => {
  const packed = packValue({ list: [1] });
  const first = unpackValue(packed) as { list: number[] };
  first.list.push(2);
  expect(unpackValue(packed)).toEqual({ list: [1] });
});
