import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  /** A folder of this repository. */
  link?: true;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const paths = Object.keys(packages);

test('npm ci finds every package in the lock, those of other platforms included', () => {
  const named = Object.values(packages).flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  );
  expect(named.length).toBeGreaterThan(10);
  const isLocked = (name: string) => paths.some((path) => path.endsWith(`node_modules/${name}`));
  expect(named.filter((name) => !isLocked(name))).toEqual([]);
});

test('the lock names no registry: each installation uses its own', () => {
  expect(
    paths.filter((path) => packages[path]?.resolved !== undefined && !packages[path].link),
  ).toEqual([]);
});
