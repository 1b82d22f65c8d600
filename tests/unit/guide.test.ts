import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allTexts, fold } from '../support/words';

const FOLDER = 'docs/how-to';
const PICTURES = `${FOLDER}/pictures`;
const GUIDES = { en: 'edit-pages.md', de: 'seiten-bearbeiten.md' } as const;
const PICTURE = /!\[(.+)\]\(pictures\/(.+)\)/g;

describe.each(['de', 'en'] as const)('the guide for editors: %s', (lang) => {
  const guide = readFileSync(`${FOLDER}/${GUIDES[lang]}`, 'utf8');

  test('names everything as on the screen', () => {
    const texts = Object.values(allTexts(lang)).map(shape);
    const names = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name]) => fold(name!));
    expect(names.length).toBeGreaterThan(40);
    const unknown = names.filter((name) => !texts.some((text) => text.test(name)));
    expect(unknown).toEqual([]);
  });

  test('shows a described, existing picture, and no picture is unused', () => {
    const shown = [...guide.matchAll(PICTURE)].map(([, , file]) => file!);
    const there = readdirSync(PICTURES).filter((file) => file.endsWith(`-${lang}.avif`));
    expect(shown.toSorted()).toEqual(there.toSorted());
    for (const file of shown) expect(statSync(`${PICTURES}/${file}`).size).toBeLessThan(60_000);
  });
});

test('both agree: as many sections, steps and pictures, in the same order', () => {
  const outline = (file: string) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => /^(#+|\d\.|-|!\[.*\]\(pictures\/\w+|\|)/.exec(line)?.[1] ?? [])
      .map((mark) => mark.replace(/!\[.*\]/, ''));
  expect(outline(GUIDES.de)).toEqual(outline(GUIDES.en));
});

/** A text on the screen: each placeholder has a value, and a full stop may be missing. */
function shape(text: string): RegExp {
  const parts = fold(text)
    .replace(/\.$/, '')
    .split(/\{\w+\}/);
  return new RegExp(`^${parts.map(escape).join('.+')}\\.?$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
