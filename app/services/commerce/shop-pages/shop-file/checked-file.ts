import type * as z from 'zod';
import { createHtmlCleaner } from '~/lib/html-cleaner.server';
import type { Fault } from './fault';
import { PICTURE_SECTIONS } from './setting-keys';
import { shopFileSchema, type ShopFile } from './schema';

/**
 * A parsed shop file, checked as far as possible without a database, its legal texts sanitized.
 * `file` is null for an invalid one; one that refers to other files which were not read is
 * returned, with that fault.
 */
export async function checkShopFile(
  given: unknown,
): Promise<{ file: ShopFile; faults: Fault[] } | { file: null; faults: Fault[] }> {
  const parsed = shopFileSchema.safeParse(given);
  if (!parsed.success) return { file: null, faults: parsed.error.issues.flatMap(faultsOf) };
  const { legal } = parsed.data;
  const file = { ...parsed.data, ...(legal && { legal: await cleanLegal(legal) }) };
  return { file, faults: unreadFiles(file) };
}

/** The allowed content of a legal text; cleaning twice has the same result. */
const clean = createHtmlCleaner({
  tags: [
    ...'p br b strong i em u ul ol li dl dt dd h2 h3 h4 a address blockquote'.split(' '),
    ...'table thead tbody tr th td section div span'.split(' '),
  ],
  attributes: ['href', 'class', 'id', 'lang', 'start', 'colspan', 'rowspan', 'scope'],
});

type Legal = NonNullable<ShopFile['legal']>;

async function cleanLegal(legal: Legal): Promise<Legal> {
  const texts = Object.entries(legal).map(async ([type, byLanguage]) => {
    const cleaned = Object.entries(byLanguage).map(async ([lang, text]) => [
      lang,
      text?.html === undefined ? text : { ...text, html: await clean(text.html) },
    ]);
    return [type, Object.fromEntries(await Promise.all(cleaned))];
  });
  return Object.fromEntries(await Promise.all(texts)) as Legal;
}

/** Referenced files whose text was not read in: only the command can do that. */
function unreadFiles({ legal = {}, ...file }: ShopFile): Fault[] {
  const problem = 'was not read';
  const texts = Object.entries(legal).flatMap(([type, byLanguage]) =>
    Object.entries(byLanguage)
      .filter(([, text]) => text?.html === undefined)
      .map(([lang]) => ({ path: `legal.${type}.${lang}.file`, problem })),
  );
  const pictures = PICTURE_SECTIONS.filter((name) => typeof file[name] === 'object' && file[name]);
  return [...pictures.map((name) => ({ path: `${name}.file`, problem })), ...texts];
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [at, key].filter(Boolean).join('.'),
      problem: 'is not known',
    }));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({ message }) => ({ path: at, problem: message }));
  }
  return [{ path: at || '(the file)', problem: issue.message }];
}
