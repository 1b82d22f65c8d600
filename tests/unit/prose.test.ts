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
