import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { guarded } from './guarded-routes';

function buildWith(guards: string[], loader?: () => unknown) {
  const known = {
    'auth-guard': () => {
      throw new Response(null, { status: 302 });
    },
    'guest-guard': () => undefined,
  };
  const cart = { id: 'cart', module: { default: () => null, handle: { guards }, loader } };
  return { routes: { cart }, entry: { module: { guards: known } } } as unknown as ServerBuild;
}

function load({ routes }: ServerBuild) {
  return routes.cart!.module.loader!({} as LoaderFunctionArgs);
}

test('an unknown guard is an error at the start that names the guard and its route', () => {
  expect(() => guarded(buildWith(['guest-gaurd'], () => 'a cart'))).toThrow(
    'Unknown guard "guest-gaurd" of the route cart',
  );
  expect(() => guarded(buildWith(['toString'], () => 'a cart'))).toThrow('Unknown guard');
});

test('a guard without a loader to guard is an error at the start', () => {
  expect(() => guarded(buildWith(['auth-guard']))).toThrow('no loader');
});

test('a loader runs only after its guards let the visitor pass', async () => {
  expect(await load(guarded(buildWith(['guest-guard'], () => 'a cart')))).toBe('a cart');
  let hasRun = false;
  const closed = guarded(buildWith(['guest-guard', 'auth-guard'], () => (hasRun = true)));
  await expect(load(closed)).rejects.toMatchObject({ status: 302 });
  expect(hasRun).toBe(false);
});
