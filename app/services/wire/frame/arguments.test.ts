import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { checkArguments, readArguments } from './arguments';
import { WireFile } from './multipart';

afterEach(() => void vi.restoreAllMocks());

const JSON_TYPE = 'application/json';

async function read(text: string | Buffer, type = JSON_TYPE) {
  const result = await readArguments(Buffer.from(text), type);
  return result.ok ? result.values : 'unreadable';
}

test.each([
  ['[{"a":1}]', [{ a: 1 }]],
  ['[1,2]', [1, 2]],
  ['{"a":1}', [{ a: 1 }]],
  ['"text"', ['text']],
  ['[{"a":1,"a":2}]', [{ a: 2 }]],
  ['7', [7]],
  ['[]', []],
  ['', []],
  [' \n', []],
])('%s is read as arguments', async (text, values) => {
  expect(await read(text)).toEqual(values);
});

test.each([
  ['{"a":'],
  ['[1,]'],
  ["{'a':1}"],
  ['NaN'],
  ['[{"a":"x\\u0000"}]'],
  ['[{"\\u0000":1}]'],
  ['[{"a":"\\ud800"}]'],
  ['[{"\\udfff":1}]'],
  ['['.repeat(30_000)],
  [`${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
])('%.20s is not', async (text) => {
  expect(await read(text)).toBe('unreadable');
});

const numbers = (many: number) => Array(many).fill(0).join();

test.each([
  ['a list', `[[${numbers(10_001)}]]`],
  ['the list of arguments', `[${numbers(10_001)}]`],
  ['an object', `{${Array.from({ length: 5_001 }, (_, i) => `"k${i}":0`).join()}}`],
  ['lists in a list', `[${'[0],'.repeat(5_000)}[0]]`],
  ['texts that end with an escape', `[${String.raw`"\\","a\"",`.repeat(5_001)}0]`],
])('%s of more values than a call may have is not read, nor parsed', async (_, text) => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(await read(text)).toBe('unreadable');
  expect(parse).not.toHaveBeenCalled();
});

test('a long text is one value, whatever characters it has', async () => {
  const text = '[{,:"\\'.repeat(100_000);
  expect(await read(JSON.stringify([{ blocks: text }]))).toEqual([{ blocks: text }]);
});

test('bytes that are not UTF-8 are not read', async () => {
  expect(await read(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe('unreadable');
});

describe('multipart', () => {
  const type = 'multipart/form-data; boundary=x';
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nHallo\r\n`;

  test('files are parts, other values JSON: together they are the argument', async () => {
    const body = `${part('orderId', '7')}${part('note', '"a"')}${file}--x--`;
    const [argument] = (await read(body, type)) as [Record<string, unknown>];
    expect(argument).toEqual({
      orderId: 7,
      note: 'a',
      file: new WireFile('a.txt', 'text/plain', Buffer.from('Hallo')),
    });
  });

  test('a part called __proto__ is a name like any other', async () => {
    const [argument] = (await read(`${part('__proto__', '{"a":1}')}--x--`, type)) as [object];
    expect(Object.keys(argument)).toEqual(['__proto__']);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  test.each([
    ['a value that is no JSON', `${part('a', 'x')}--x--`],
    ['a name twice', `${part('a', '1')}${part('a', '2')}--x--`],
    ['cut off', '--x\r\nContent-Dispo'],
    [
      'parts that hold more values together',
      `${part('a', `[${numbers(6_000)}]`)}${part('b', `[${numbers(6_000)}]`)}--x--`,
    ],
    ['six files', `${file.replaceAll('name="file"', 'name="f"').repeat(6)}--x--`],
  ])('%s is not read', async (_, body) => {
    expect(await read(body, type)).toBe('unreadable');
  });

  test('nor without a boundary', async () => {
    expect(await read(part('a', '1'), 'multipart/form-data')).toBe('unreadable');
  });
});

describe('validated against a schema', () => {
  const schema = z.strictObject({ id: z.int(), name: z.string().optional() });

  test.each([
    [[{ id: 1 }], { id: 1 }],
    [[{ id: 1 }, null], { id: 1 }],
    [[{ id: 1, other: 1 }], { id: 1 }],
  ])('%j fits', (values, input) => {
    expect(checkArguments(schema, values)).toEqual({ ok: true, input });
  });

  test.each([
    [[{ id: 'x' }], { id: 'invalid_type' }],
    [[], { '': 'invalid_type' }],
    [[null], { '': 'invalid_type' }],
    [[{ id: 1 }, { id: 2 }], { '': 'too_many_arguments' }],
  ])('%j does not: %j', (values, errors) => {
    expect(checkArguments(schema, values)).toEqual({ ok: false, errors });
  });

  test('a hidden key of JSON is ignored', async () => {
    const values = (await read('[{"id":1,"__proto__":{"name":"x"}}]')) as unknown[];
    expect(checkArguments(schema, values)).toEqual({ ok: true, input: { id: 1 } });
  });

  test.each([[[]], [[null]], [[{}]]])('%j fits an operation without argument', (values) => {
    expect(checkArguments(null, values)).toEqual({ ok: true, input: undefined });
  });

  test.each([[[1]], [[{}, {}]]])('but %j does not', (values) => {
    expect(checkArguments(null, values)).toMatchObject({ ok: false });
  });

  test('the report of a thousand errors is short', () => {
    const list = z.array(z.int());
    const result = checkArguments(list, [Array.from({ length: 1000 }, () => 'x'.repeat(100))]);
    expect(JSON.stringify(result).length).toBeLessThan(2_000);
  });
});
