import { data, redirect, type LoaderFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { serverOnlyLoader, revealLoaderData } from './server-only-loader.server';

const load = async (given: unknown) =>
  (await serverOnlyLoader((() => given) as LoaderFunction)({} as LoaderFunctionArgs)) as unknown;

test.each([[{ lines: [1] }], [null], ['text'], [[1, 2]]])(
  'data of a loader serializes to nothing and is revealed unchanged: %j',
  async (given) => {
    const hidden = await load(given);
    expect(JSON.stringify(hidden)).toBe('{}');
    expect(revealLoaderData({ page: hidden })).toEqual({ page: given });
  },
);

test('status and headers stay with the data', async () => {
  const hidden = (await load(data({ lines: [1] }, { status: 404 }))) as ReturnType<typeof data>;
  expect(hidden).toMatchObject({ type: 'DataWithResponseInit', init: { status: 404 } });
  expect(JSON.stringify(hidden.data)).toBe('{}');
  expect(revealLoaderData({ page: hidden.data })).toEqual({ page: { lines: [1] } });
});

test('redirects and undefined are unchanged', async () => {
  const answer = redirect('/cart');
  expect(await load(answer)).toBe(answer);
  expect(await load(undefined)).toBeUndefined();
});

test('data of other loaders is unchanged', () => {
  expect(revealLoaderData({ root: { design: '' }, page: null })).toEqual({
    root: { design: '' },
    page: null,
  });
});
