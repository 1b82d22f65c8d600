import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = 'app bench bin database demo docs exporter importer server tests'.split(' ');
const ROOT_FILES = ['README.md', 'remix.config.js', 'server.ts', 'vite.config.ts'];
const SELF = 'tests/unit/prose.test.ts';

/** "For who pays" lacks a noun: it is "for the customer who pays". */
const WITHOUT_NOUN = /\b(?:by|for|from|of|than|to|with) who\b(?: \S+)?/gi;
/** Names in code, such as `for (const who of WHO)`. */
const CODE = /\bof WHO\b/g;

/** Words of this code's own, and the standard term for each. */
const RETIRED: [RegExp, string][] = [
  [/\bcommerce\/ground\b|\b(?:own|front)-ground\.ts/, 'core, runtime'],
  [/\bROOMS\b/, 'layers'],
  [/\bshop-behind\b|\bshop behind\b/, 'upstream'],
  [/\borNone\w*|\bor-none\b/, 'null-if-not-found'],
  [/\btrail\.unsure\b/, 'unconfirmed'],
  [/\bboxed-cookies\b|\b(?:open|close)Box\b/, 'wrapped cookies'],
  [/\b[Cc]rew\b/, 'worker pool'],
  [
    /\bhanded-over\b|\bheld-form\b|\bwill-pass\b|\bwithin-time\b/,
    'close-orphaned-sockets and others',
  ],
  [/\bcreateWorkplaces\b|\bupload-places\b/, 'concurrency limit'],
  [/\bwanted-goods\b/, 'prerender queue'],
  [/\bkept[- ]pages?\.ts\b|\bpages\.kept\b|\bkeptPages?\b/, 'cached page'],
  [/\bKeptPart\b|\b(?:cut|fill)(?:At)?Places\b|\bplaceMark\b/, 'fragment cache, slots'],
  [/\bGLANCE\w*|\bNOBODY\b/, 'visitor summary, ANONYMOUS'],
  [
    /\bgive-way\b|\binSlices\b|\boneAfterTheOther\b|\bfewAtATime\b|\binBursts\b/,
    'mutex and others',
  ],
  [
    /\bhidden-data\b|\bpacked-file\b|\btagged-file\b|\bkeep-apart\b|\blast-moment\b/,
    'gzip-cache and others',
  ],
  [/\bonce-a-reading\b/, 'memoize per snapshot'],
  [/\btoRepay\b|\border\.owed\b/, 'refundable, balance'],
  [
    /\btell-of-payment\b|\bmay-know\b|\bhold-money\b|\bletLapse\b/,
    'handle webhook, authorize, void',
  ],
  [/\bpress-order\b|\btell-(?:refusal|saved)\b|\btellMissing\b/, 'submit order, show'],
  [/\bFORGOTTEN\b|\bledger\/lives\b/, 'data retention, order lifecycles'],
  [/\bpatient-pages\b|\bsend-on-the-way-out\b/, 'retry navigation, beacon'],
  [/\beditor\/chrome\b|\bquiet-content\b|\bheld-content\b/, 'editor/ui'],
  [/\bplace-category\b|\bread-page-settings\b/, 'category path, category settings'],
  [/\bstorefront-error-topics\b|\bfield-error-messages\b/, 'errors'],
  [
    /\b(?:type|interface) (?:Asked|AskedFor|Bought|Chosen|Cut|Drawn|Found|Framed|Given|Gone|Heard|Held|Kept|Known|Left|Made|Measured|Moved|Named|Offered|Ordered|Placed|Read|Saved|Seen|Sent|Shown|Stated|Stored|Taken|Told|Wanted|Wish|Wishes|Written)\b/,
    'a noun that says of what it is',
  ],
];

const files = [
  ...ROOT_FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:css|js|md|sql|tsx?)$/.test(path))
      .map((path) => join(folder, path)),
  ),
].filter((path) => path !== SELF);

/** Joins the lines of a comment, because a phrase may continue on the next line. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');

function phrasesWithoutNoun(text: string): string[] {
  return inOneLine(text).replace(CODE, '').match(WITHOUT_NOUN) ?? [];
}

describe('comments, texts and documentation', () => {
  it('name the person in front of "who"', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((path) =>
      phrasesWithoutNoun(readFileSync(path, 'utf8')).map((phrase) => `${path}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  it.each(RETIRED)('do without %s: %s', (word) => {
    const found = files.filter((path) => word.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ['/** A file for who sent it. */', 1],
    ['/**\n * For who asks, and shown to\n * who pays.\n */', 2],
    ['-- the number of\n-- who ordered', 1],
    ['/** A file for the customer who sent it. */', 0],
    ['for (const who of WHO) people.push(who);', 0],
  ])('are read as in %j', (text, count) => {
    expect(phrasesWithoutNoun(text)).toHaveLength(count);
  });
});
