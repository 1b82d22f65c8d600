import { data, redirect, type LoaderFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { hiding, shown } from './hidden-data.server';

const load = async (given: unknown) =>
  (await hiding((() => given) as LoaderFunction)({} as LoaderFunctionArgs)) as unknown;

test.each([[{ lines: [1] }], [null], ['text'], [[1, 2]]])(
  'what a loader gives has nothing to write and is shown as it was: %j',
  async (given) => {
    const hidden = await load(given);
    expect(JSON.stringify(hidden)).toBe('{}');
    expect(shown({ page: hidden })).toEqual({ page: given });
  },
);

test('status and headers stay with the data', async () => {
  const hidden = (await load(data({ lines: [1] }, { status: 404 }))) as ReturnType<typeof data>;
  expect(hidden).toMatchObject({ type: 'DataWithResponseInit', init: { status: 404 } });
  expect(JSON.stringify(hidden.data)).toBe('{}');
  expect(shown({ page: hidden.data })).toEqual({ page: { lines: [1] } });
});

test('redirects and nothing are what they are', async () => {
  const answer = redirect('/cart');
  expect(await load(answer)).toBe(answer);
  expect(await load(undefined)).toBeUndefined();
});

test('what nobody hid is shown too', () => {
  expect(shown({ root: { design: '' }, page: null })).toEqual({ root: { design: '' }, page: null });
});
