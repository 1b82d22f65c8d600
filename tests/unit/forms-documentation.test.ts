import { readFileSync } from 'node:fs';
import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { fieldsOf } from '~/features/page/fields-of-schema';
import { PAGES } from '../../remix.config.js';

/** docs/forms.md compared with the schemas by which the actions read their forms. */

type Action = { schemas?: Record<string, ZodType> };
type Schemas = [intent: string, schema: ZodType][];

const text = readFileSync('docs/forms.md', 'utf8');
const modules = import.meta.glob<{ action?: Action }>('../../app/routes/*.{ts,tsx}');

const sections = text
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const prose = part.replaceAll(/^```sh\n[^]*?^```/gm, '');
    return {
      heading: part.split('\n', 1)[0]!,
      prose,
      commands: [...part.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block]) => block).join('\n'),
      tokens: tokensIn(prose),
    };
  });

/** The text in backticks; for `terms=on` the name. */
function tokensIn(words: string): Set<string> {
  const quoted = [...words.matchAll(/`([^`]+)`/g)].map(([, token = '']) => token);
  return new Set(quoted.flatMap((token) => [token, token.split('=', 1)[0]!]));
}

/** An address with its parameters emptied: `/confirmation/{orderId}/…` is `confirmation/*`. */
const shape = (path: string) =>
  path
    .replace(/^\//, '')
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (/^[:{$<…]/.test(part) ? '*' : part))
    .join('/');

/** The forms of a path; none for those that are read differently (checkout, product page). */
async function schemasAt(path: string): Promise<Schemas> {
  const pages = PAGES.flatMap(([, entries]) => entries);
  const page = pages.find(([pattern]) =>
    [shape(path), `${shape(path)}/*`].includes(shape(pattern)),
  );
  const file = page?.[1] ?? `${path.slice(1).replace('/', '.')}.ts`;
  const { action } = (await modules[`../../app/routes/${file}`]?.()) ?? {};
  return Object.entries(action?.schemas ?? {});
}

/** The paths of a section: those of its heading, and others that it names for posts. */
function pathsOf({ heading, prose }: (typeof sections)[number]): string[] {
  const inHeading = [...heading.matchAll(/(?<=`(?:POST )?)\/[^` ]*/g)];
  const inProse = [...prose.matchAll(/(?<=`POST )\/[^` ]*/g)];
  return [...new Set([...inHeading, ...inProse].map(([path]) => path))];
}

/**
 * The rows of a table of intents; an option in brackets is no field, and neither is
 * `property[<id>]`.
 */
function rowsOf(prose: string) {
  const [, table = ''] = /^\| intent .*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(prose) ?? [];
  return table
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [, intent = '', fields = ''] = row.split('|');
      return {
        intents: [...tokensIn(intent)].map((name) => name.split(':', 1)[0]!),
        fields: [...tokensIn(fields.replaceAll(/\([^)]*\)/g, ''))].filter((field) =>
          /^\w+$/.test(field),
        ),
      };
    });
}

/** The anchor of a heading within the page. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** A section with the sections it links to. */
function withLinked(section: (typeof sections)[number]) {
  const anchors = [...section.prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  const linked = sections.filter(({ heading }) => anchors.includes(anchorOf(heading)));
  const prose = [section, ...linked].map((each) => each.prose).join('\n');
  return { ...section, tokens: tokensIn(prose), whole: prose };
}

const documented = (
  await Promise.all(
    sections.map(withLinked).map(async (section) => {
      const forms = (await Promise.all(pathsOf(section).map(schemasAt))).flat();
      const rows = rowsOf(section.prose);
      const told = new Set(rows.flatMap(({ intents }) => intents));
      return {
        ...section,
        rows,
        forms: told.size > 0 ? forms.filter(([each]) => told.has(each)) : forms,
      };
    }),
  )
).filter(({ forms }) => forms.length > 0);

/** Fields that belong to no schema: those of the bot check, of the checkout and of a block. */
const OTHERS = new Set([
  'intent',
  'formToken',
  'website',
  'kind',
  'imageAlignment',
  'text.title',
  'text.color',
]);

/** Fields that the page writes for itself, and duplicates. */
const isSilent = (field: string) => field === 'intent' || field.split('.')[0] === 'shown';

const POSTS: ((field: string) => string)[] = [
  () => '',
  () => 'x',
  () => '!',
  () => 'x'.repeat(100_000),
  () => 'x\u0007x',
];

/**
 * The codes of a schema for posts that are empty, too short, too long or have invalid characters.
 */
function codesOf(schema: ZodType): string[] {
  const codes = POSTS.flatMap((typed) => {
    const form = new FormData();
    for (const field of fieldsOf(schema)) form.set(field, typed(field));
    const submission = parseWithZod(form, { schema });
    return submission.status === 'error' ? Object.values(submission.error ?? {}) : [];
  });
  const given = codes.flatMap((each) => each ?? []);
  return [...new Set(given)].filter((code) => /^\w+(\.\w+)+$/.test(code));
}

/**
 * Is it documented literally, for all fields (`<field>.tooLong`, `.tooLong`), or as that of another
 * field?
 */
function isDocumented(code: string, { tokens, whole }: (typeof documented)[number]): boolean {
  const [field, rule] = code.split('.');
  if ([code, `<field>.${rule}`, `<name>.${rule}`, `.${rule}`].some((token) => tokens.has(token)))
    return true;
  const isSame = new RegExp(`\\.${rule}\`[^;\\n]* and the same of \`${field}\``).test(whole);
  return isSame;
}

/** All text in backticks, intents without the part behind the colon. */
const allTokens = new Set(
  sections.flatMap(({ tokens }) =>
    [...tokens].map((token) => token.replace(/^intent=/, '').split(':', 1)[0]!),
  ),
);

test('every form of the shop has a section, and every intent is documented', async () => {
  const paths = [...text.matchAll(/(?<=`(?:POST )?)\/[^` ]*/g)].map(([path]) => shape(path));
  const missing: string[] = [];
  for (const [pattern, file] of PAGES.flatMap(([, entries]) => entries)) {
    const { action } = await modules[`../../app/routes/${file}`]!();
    const intents = Object.keys(action?.schemas ?? {});
    if (intents.length === 0) continue;
    if (!paths.includes(shape(pattern).replace(/edit\/\*$/, 'edit'))) missing.push(pattern);
    missing.push(...intents.filter((intent) => intent !== '' && !allTokens.has(intent)));
  }
  expect(missing).toEqual([]);
});

describe.each(documented.map((section) => [section.heading, section] as const))(
  '%s',
  (_, section) => {
    test('names every field of its forms', () => {
      const fields = section.forms.flatMap(([, schema]) => fieldsOf(schema));
      const unsaid = fields.filter((field) => !isSilent(field) && !section.tokens.has(field));
      expect([...new Set(unsaid)]).toEqual([]);
    });

    test('names every code of its schemas', () => {
      const codes = section.forms.flatMap(([, schema]) => codesOf(schema));
      expect([...new Set(codes)].filter((code) => !isDocumented(code, section))).toEqual([]);
    });

    test('posts only fields of the forms', () => {
      const known = new Set(
        documented.flatMap(({ forms }) => forms.flatMap(([, each]) => fieldsOf(each))),
      );
      const sent = [...section.commands.matchAll(/(?:--data(?:-urlencode)?|-F) ["']?([\w.-]+)=/g)];
      const extra = sent.map(([, field = '']) => field).filter((field) => !known.has(field));
      expect(extra.filter((field) => !OTHERS.has(field))).toEqual([]);
    });

    const { rows } = section;
    if (rows.length > 0) {
      test('has a row for each intent, with its fields', () => {
        const forms = new Map(section.forms);
        const wrong = rows.flatMap(({ intents, fields }) =>
          intents.flatMap((intent) => {
            const schema = forms.get(intent);
            if (!schema) return [`${intent}: no such form`];
            const real = fieldsOf(schema).filter((field) => !isSilent(field));
            const said = tokensIn(section.prose.replaceAll(/^\|.*$/gm, ''));
            return [
              ...fields
                .filter((field) => !real.includes(field))
                .map((field) => `${intent}: no ${field}`),
              ...real
                .filter((field) => !fields.includes(field) && !said.has(field))
                .map((field) => `${intent}: ${field} is not said`),
            ];
          }),
        );
        expect(wrong).toEqual([]);
      });
    }
  },
);
