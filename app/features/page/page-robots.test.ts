import { expect, test } from 'vitest';
import { ROBOTS_PAGES } from '~/services/wire/shapes/client-settings';
import { mayBeIndexed, pageRobots } from './page-robots';

const PATHS = [
  '/',
  '/contact',
  '/cancellation-rights',
  '/cancellation-form',
  '/legal-disclosure',
  '/privacy-policy',
  '/terms-and-conditions',
  '/search',
  '/declaration-of-accessibility',
];

test('each robots setting that a client can set is that of one page', () => {
  const robots = Object.fromEntries(ROBOTS_PAGES.map((key) => [key, key]));
  const applied = PATHS.map((path) => pageRobots({ configuration: { robots } }, path));
  expect(applied).toEqual([...ROBOTS_PAGES]);
});

test('a page without a setting may be indexed', () => {
  const none = { configuration: { robots: {} } };
  expect(mayBeIndexed(pageRobots(none, '/declaration-of-accessibility'))).toBe(true);
  expect(mayBeIndexed(pageRobots(none, '/shipping'))).toBe(true);
});
