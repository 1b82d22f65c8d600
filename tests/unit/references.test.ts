import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** docs/requirements/README.md describes the form of references and their targets. */
const PAGES = 'docs/requirements';
const FOLDERS = 'app bench bin database demo docs exporter importer server tests'.split(' ');
const ROOT_FILES = ['README.md', 'remix.config.js', 'serve.ts', 'server.ts', 'vite.config.ts'];
const SELF = 'tests/unit/references.test.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const files = [
  ...ROOT_FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:css|js|md|sql|tsx?)$/.test(path))
      .map((path) => join(folder, path)),
  ),
].filter((path) => path !== SELF);

/** The text of each file in one line, without the comment markers. */
const texts = files.map((path) => ({
  path,
  text: read(path).replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' '),
}));

function numbersIn(path: string, row: RegExp): Set<string> {
  return new Set([...read(path).matchAll(row)].map(([, number = '']) => number));
}

const TARGETS = {
  section: numbersIn(`${PAGES}/specification.md`, /^## §(\d) /gm),
  point: numbersIn(`${PAGES}/open-points.md`, /^## (\d\.\d+) /gm),
  law: numbersIn(`${PAGES}/law.md`, /^### (L-\d\d) /gm),
  reliability: numbersIn(`${PAGES}/reliability.md`, /^##+ ([A-Z]\d(?:\.\d)?) /gm),
  promise: numbersIn('docs/promises.md', /^\| (R\d+) /gm),
  attack: numbersIn('docs/attacks.md', /^\| (\d+) /gm),
  line: numbersIn('docs/coverage.md', /^\| (\d\.\d+) \| /gm),
  decision: new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3))),
};
type Kind = keyof typeof TARGETS;
type Reference = { kind: Kind; number: string };

/** One or several numbers after a word, such as "open points 1.5 and 1.10". */
const listed = (words: string, number: string) =>
  new RegExp(`\\b${words}(${number}(?:(?:,| and| to) ${number})*)(?![\\w-])`, 'gi');

const WRITTEN: [Kind, RegExp][] = [
  ['section', /§(\d+(?:\.\d+)?)/g],
  ['point', listed('open points? ', String.raw`\d\.\d+`)],
  ['law', /\b(L-\d\d)\b/g],
  ['reliability', listed('reliability ', String.raw`[A-Z]\d(?:\.\d)?`)],
  ['promise', /\b(R\d{1,2})\b/g],
  ['attack', listed('attacks? ', String.raw`\d+`)],
  ['decision', listed('decisions? ', String.raw`\d{3}`)],
  ['decision', /\bdecisions\/(\d{3})/g],
];

const LINE = /^[1-9]\.\d{2,3}$/;
const DECISION = /^[01]\d\d$/;
const OTHER = /^§/;

/** Bare numbers between brackets that contain only references; the others are a `§` by then. */
function inBrackets(given: string): Reference[] {
  const text = WRITTEN.reduce((rest, [, form]) => rest.replace(form, '§'), given);
  return [...text.matchAll(/(?<=[\s'"`*])\(([^()]{3,80})\)/g)].flatMap(([, group = '']) => {
    const parts = group.split(/[,;]| to | and /).map((part) => part.trim());
    if (!parts.every((part) => [LINE, DECISION, OTHER].some((form) => form.test(part)))) return [];
    return parts.flatMap((number): Reference[] => {
      if (LINE.test(number)) return [{ kind: 'line', number }];
      return DECISION.test(number) ? [{ kind: 'decision', number }] : [];
    });
  });
}

function referencesIn(text: string): Reference[] {
  const written = WRITTEN.flatMap(([kind, form]) =>
    [...text.matchAll(form)].flatMap(([, numbers = '']) =>
      numbers.split(/, | and | to /i).map((number) => ({ kind, number })),
    ),
  );
  return [...written, ...inBrackets(text)];
}

/** Decisions name each other by the bare number too, as in "Extends 012". */
function bareIn(path: string, text: string): Reference[] {
  if (!path.startsWith('docs/decisions/')) return [];
  return [...text.matchAll(/(?<![\d,.])\b0\d\d\b/g)].map(([number]) => ({
    kind: 'decision',
    number,
  }));
}

/** Decimals between brackets are ratios there. */
const MEASUREMENTS = 'docs/performance.md';

const references = texts.flatMap(({ path, text }) =>
  [...referencesIn(text), ...bareIn(path, text)]
    .filter(({ kind }) => kind !== 'line' || path !== MEASUREMENTS)
    .map((reference) => ({ path, ...reference })),
);

describe('a reference', () => {
  it.each(Object.keys(TARGETS) as Kind[])('to a %s leads to an existing one', (kind) => {
    const ours = references.filter((reference) => reference.kind === kind);
    expect(ours.length).toBeGreaterThan(10);
    const lost = ours.filter(({ number }) => !TARGETS[kind].has(number));
    expect(lost.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
  });

  it.each([
    ['the button (§4, 4.99)', 'section 4, line 4.99'],
    ['of another kind (R22, attack 122)', 'promise R22, attack 122'],
    ['both (open points 1.5, 1.10)', 'point 1.5, point 1.10'],
    ['held (reliability A2.4, R16)', 'reliability A2.4, promise R16'],
    ['lines (4.26 to 4.28)', 'line 4.26, line 4.28'],
    ['asked (L-12 to L-17; 061)', 'law L-12, law L-17, decision 061'],
    ['refused (409) in 14 days (14 to 19), f(1.15)', ''],
  ])('is read from "%s"', (text, read) => {
    expect(
      referencesIn(text)
        .map(({ kind, number }) => `${kind} ${number}`)
        .join(', '),
    ).toBe(read);
  });

  it('to the open points names one', () => {
    const nameless = texts.filter(({ text }) => /\bopen points?\b(?! \d)/i.test(text));
    const paths = nameless.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith(PAGES))).toEqual([]);
  });
});

/** They demonstrate the sign, and refer to no law. */
const ABOUT_THE_SIGN = [
  'app/i18n/non-breaking-spaces.ts',
  'app/i18n/non-breaking-spaces.test.ts',
  'docs/how-to/write-a-text.md',
  'server/commands/shop-command.db.test.ts',
];
const LAWS =
  /\b(?:AO|BGB|ChemBiozidDV|DDG|EGBGB|ElektroG|GmbHG|HGB|PAngV|TDDDG|UStDV|UStG|UWG|VSBG)\b/;

it('a paragraph of a law stands beside the name of the law', () => {
  const nameless = texts
    .filter(({ path }) => !ABOUT_THE_SIGN.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/§\s\d+\w*/g)]
        .filter(({ index }) => !LAWS.test(text.slice(Math.max(0, index - 60), index + 100)))
        .map(([paragraph]) => `${path}: ${paragraph}`),
    );
  expect(nameless).toEqual([]);
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

it('the pages of requirements have no dead links', () => {
  const broken = readdirSync(PAGES).flatMap((name) => {
    const page = join(PAGES, name);
    return [...read(page).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path ? join(dirname(page), path) : page;
        if (!existsSync(target)) return [`${name}: ${link}`];
        if (!anchor) return [];
        const anchors = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
          anchorOf(text),
        );
        return anchors.includes(anchor) ? [] : [`${name}: ${link}`];
      },
    );
  });
  expect(broken).toEqual([]);
});
