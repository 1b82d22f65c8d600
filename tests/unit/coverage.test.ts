import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROW = /^\| (\d)\.(\d+) \| (.+?) \| (.+?) \| (.+?) \|$/;

const text = readFileSync('docs/coverage.md', 'utf8');

const rows = text.split('\n').flatMap((line) => {
  const [, section, number, requirement, file, test] = ROW.exec(line) ?? [];
  return section && number && requirement && file && test
    ? [{ id: `${section}.${number}`, section: +section, number: +number, file, test }]
    : [];
});

/** Only paths are in backticks. */
function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

describe('docs/coverage.md', () => {
  it('covers all nine sections', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('numbers the requirements of a section without gap or repetition', () => {
    const wrong = rows.filter(({ section, number }, i) => {
      const previous = rows[i - 1];
      return number !== (previous?.section === section ? previous.number + 1 : 1);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('names only existing files', () => {
    const missing = rows.flatMap(({ id, file, test }) =>
      [...pathsIn(file), ...pathsIn(test)]
        .filter((path) => !existsSync(path))
        .map((path) => `${id} ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names tests as proof, or states that there are none', () => {
    const wrong = rows.filter(({ file, test }) => {
      if (file === 'not yet') return test !== 'not yet';
      if (pathsIn(file).length === 0) return true;
      if (test === 'no test yet') return false;
      const paths = pathsIn(test);
      return paths.length === 0 || paths.some((path) => !/\.(test|spec)\.tsx?$/.test(path));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('counts them correctly at its top', () => {
    const otherwise = text
      .slice(text.indexOf('## Built otherwise'))
      .split('\n')
      .flatMap(
        (line) => /^\| (\d\.[\d., ]+) \| [^|]+ \| [^|]+ \|$/.exec(line)?.[1]?.split(', ') ?? [],
      );
    const planned = rows.filter(({ file }) => file === 'not yet');
    const built = rows.filter(({ id, file }) => file !== 'not yet' && !otherwise.includes(id));
    expect(rows.length).toBe(built.length + otherwise.length + planned.length);
    const tested = built.filter(({ test }) => test !== 'no test yet');
    expect(text).toContain(
      `${rows.length} requirements: ${built.length} built, ${tested.length} of them under test, ` +
        `${otherwise.length} built otherwise, ${planned.length} not yet.`,
    );
  });
});

describe.each(['docs/attacks.md', 'docs/promises.md'])('%s', (page) => {
  const lines = readFileSync(page, 'utf8').split('\n');
  const tests = lines.flatMap((line) => pathsIn(line).filter((path) => path.includes('/')));

  it('names only existing files', () => {
    expect(tests.length).toBeGreaterThan(30);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });
});
