import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flattenTexts } from '../text-tree';
import * as de from './de/index';

const sources = ['app', 'server']
  .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => join(root, String(file))))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|i18n\/dictionaries\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keys that the code contains literally. */
const named = new Set(sources.match(/(?<=['"`])[a-z]\w*(?:\.\w+)+(?=['"`])/gi));

/** Composed keys: `checkout.error.${code}` reads all below `checkout.error.`. */
const composed = [...new Set(sources.match(/(?<=`)[a-z]\w*\.[\w.]*\$\{.*?\}[\w.]*(?=`)/gi))].map(
  (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '.+')}$`),
);

test('every text is used', () => {
  const keys = Object.keys(flattenTexts(de)).map((key) => key.replace(/_(?:one|other)$/, ''));
  const unused = keys.filter((key) => !named.has(key) && !composed.some((form) => form.test(key)));
  expect(unused).toEqual([]);
});
