import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Style sheets, and the components that set a property by script. */
const sources = readdirSync('app', { recursive: true })
  .map((file) => join('app', String(file)))
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every used custom property is set somewhere', () => {
  const read = sources.match(/(?<=var\()--[\w-]+/g) ?? [];
  const set = new Set(sources.match(/--[\w-]+(?=\s*:|')/g));
  expect(read.length).toBeGreaterThan(500);
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});
