import { expect, test } from 'vitest';
import { productRobots } from './product-seo';

test.each([
  [{ robots: 'ALL', forceRobotsValue: false }, false, 'ALL'],
  [{ robots: '', forceRobotsValue: false }, false, 'ALL'],
  [{ robots: 'NOINDEX', forceRobotsValue: false }, false, 'NOINDEX'],
  [{ robots: 'ALL', forceRobotsValue: false }, true, 'NOINDEX'],
  [{ robots: 'ALL', forceRobotsValue: true }, true, 'ALL'],
])('%j with a query %s is %s', (settings, hasQuery, robots) => {
  expect(productRobots(settings, hasQuery)).toBe(robots);
});
