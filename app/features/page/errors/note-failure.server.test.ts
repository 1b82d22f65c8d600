import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { ShopError } from '~/services/shop-api/shop-error';
import { noteFailure } from './note-failure.server';

function noted(error: unknown, signal?: AbortSignal) {
  const said = vi.spyOn(console, 'error');
  const page = { failure: undefined };
  const request = new Request('http://localhost/', signal ? { signal } : {});
  noteFailure(error, { request, context: { page } } as unknown as LoaderFunctionArgs);
  expect(said).not.toHaveBeenCalled();
  return page.failure;
}

/** The router's own error for an address or a method without a route. */
const routerError = (status: number, data: string) => ({
  status,
  statusText: '',
  internal: true,
  data,
  error: new Error(data),
});

test.each([
  [404, 'No route matches URL "/Confirmation/10026/geheim"'],
  [405, 'You made a POST request to "/" but did not provide an `action`'],
])('a missing page (%i) is no failure, and its address is not logged', (status, data) => {
  expect(noted(routerError(status, data))).toBeUndefined();
  const own = { ...routerError(500, data), internal: false };
  expect(noted(own)).toBe(own);
});

test('nor is an error with a message of the shop, or an aborted request', () => {
  expect(noted(new ShopError('order.notFound'))).toBeUndefined();
  expect(noted(new Error('late'), AbortSignal.abort())).toBeUndefined();
});

test('any other error is reported to the server', () => {
  const error = new Error('broken');
  expect(noted(error)).toBe(error);
});
