import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESERVED_SEGMENTS } from '../../app/services/operator-api/reserved-segments';
import remix from '../../remix.config.js';

test('no page of the shop can be hidden by one that an operator adds', () => {
  const routes = Object.values(
    (remix.routes as () => unknown)() as Record<string, { path?: string }>,
  );
  const taken = [...routes.map(({ path }) => path ?? ''), ...readdirSync('public')]
    .map((path) => path.split('/')[0]!)
    // Only a possible name of a page: without a dot, a star and the like.
    .filter((segment) => /^[a-z0-9-]+$/.test(segment));
  expect(taken.filter((segment) => !RESERVED_SEGMENTS.has(segment))).toEqual([]);
});
