import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environment } from '../../server/environment';

/** docs/settings.md and docs/commands.md compared with the code. */

describe('docs/settings.md', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  const described = [...page.matchAll(/^- `([A-Z_]+)`(?: \(default `([^`]+)`\))?/gm)].map(
    ([, name = '', fallback]) => ({ name, fallback }),
  );
  const names = described.map(({ name }) => name);
  const settings = Object.keys(environment.shape);

  test('describes every setting of the shop', () => {
    expect(settings.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('describes each once, with the default of the code', () => {
    expect(new Set(names).size).toBe(names.length);
    const defaults = Object.entries(environment.parse({})).filter(
      ([, value]) => value !== undefined && !Array.isArray(value),
    );
    const wrong = defaults.filter(
      ([name, value]) => described.find((each) => each.name === name)?.fallback !== String(value),
    );
    expect(wrong).toEqual([]);
  });

  const sources = [
    'app',
    'bin',
    'database',
    'demo',
    'exporter',
    'importer',
    'server',
    'tests/fakes',
  ]
    .flatMap(sourcesIn)
    .concat('serve.ts', 'server.ts', 'playwright.config.ts', 'stryker.config.js')
    .map((path) => readFileSync(path, 'utf8'));

  test('names every variable that the code reads', () => {
    const read = sources.flatMap((source) =>
      [...source.matchAll(/\bprocess\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
    );
    expect(read.length).toBeGreaterThan(10);
    expect([...new Set(read)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('describes no unused variable', () => {
    // Node reads its own.
    const others = names.filter((name) => !settings.includes(name) && name !== 'NODE_OPTIONS');
    const isRead = (name: string) =>
      sources.some((source) => new RegExp(`\\benv\\.${name}\\b`).test(source));
    expect(others.filter((name) => !isRead(name))).toEqual([]);
  });
});

describe('docs/commands.md', () => {
  const page = readFileSync('docs/commands.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...page.matchAll(/`npm (?:run (?:-s )?)?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');

  test('names every script of package.json', () => {
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('names no missing script', () => {
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names every program of bin/ that is called by its path', () => {
    const programs = readdirSync('bin').filter((name) => !name.includes('.'));
    expect(programs.filter((name) => !page.includes(`\`bin/${name}\``))).toEqual([]);
  });
});

/** Paths of the sources below a folder, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);
}
