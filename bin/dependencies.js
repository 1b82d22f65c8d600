/**
 * The imports of all modules. `check` fails if an import violates .dependency-cruiser.cjs or a
 * drawing in docs/architecture/imports.md is outdated; `draw` updates the drawings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const ROOTS = ['app', 'server', 'database', 'importer', 'exporter', 'demo', 'bench'].concat(
  'server.ts',
  'serve.ts',
);
const PAGE = 'docs/architecture/imports.md';
const BEGIN = '<!-- drawn by npm run dependencies:draw -->';
const END = '<!-- end of the drawing -->';

const options = await extractOptions('./.dependency-cruiser.cjs');
const tsConfig = extractTsConfig('./tsconfig.json');
const { output } = await cruise(ROOTS, options, undefined, { tsConfig });
const { modules, summary } = output;

if (process.argv[2] === 'draw') writePage(drawn());
else check();

function check() {
  for (const { rule, from, to } of summary.violations)
    console.error(`${rule.name}: ${from} → ${to}`);
  const circles = circlesOfFolders();
  for (const [from, to] of circles) console.error(`no-circle-between-folders: ${from} → ${to}`);
  const isStale = readPage() !== drawn();
  if (isStale) console.error(`The drawing in ${PAGE} is stale: npm run dependencies:draw`);
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`);
  process.exitCode = summary.error > 0 || circles.length > 0 || isStale ? 1 : 0;
}

/**
 * Finds imports between folders that form a circle. What all modules need and what combines them
 * belong in two folders. dependency-cruiser has such a rule, but it first computes metrics of every
 * folder and takes longer than all others together.
 */
function circlesOfFolders() {
  const importsOf = new Map();
  for (const { source, dependencies } of modules)
    for (const folder of foldersAround(source))
      for (const { resolved } of dependencies)
        if (!resolved.startsWith(`${folder}/`))
          importsOf.set(folder, (importsOf.get(folder) ?? new Set()).add(dirname(resolved)));

  const reachedFrom = (start) => {
    const seen = new Set([start]);
    for (const folder of seen) for (const next of importsOf.get(folder) ?? []) seen.add(next);
    return seen;
  };
  const ways = new Map([...importsOf.keys()].map((folder) => [folder, reachedFrom(folder)]));
  return [...importsOf].flatMap(([from, all]) =>
    [...all].filter((to) => ways.get(to)?.has(from)).map((to) => [from, to]),
  );
}

/** `app/lib/money`, `app/lib` and `app` for a file in the first of them. */
function foldersAround(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

function drawn() {
  return [
    drawing('The shop; `i18n` and `lib`, which most import, are left out', shopModule),
    drawing(
      'The engine; `core`, which every module imports, is left out',
      moduleIn('app/services/commerce', ['core']),
    ),
    drawing(
      'The features; `page`, what every page needs, is left out',
      moduleIn('app/features', ['page']),
    ),
  ].join('\n\n');
}

/** The module of the shop's drawing, such as `features` or `engine`; null if left out. */
function shopModule(file) {
  const known = [
    [/^app\/(i18n|lib)\//, null],
    // Checked, not drawn: they are no part of the shop.
    [/^(bench|tests)\//, null],
    [/^app\/services\/shop-api\//, 'contract'],
    [/^app\/services\/operator-api\//, 'operator contract'],
    [/^app\/services\/commerce\//, 'engine'],
    [/^app\/services\/(consent|files|images|mail)\//, '$1'],
    [/^app\/services\//, 'services'],
    [/^app\/([^/]+)\//, '$1'],
    [/^app\//, 'root and entry'],
    [/^(server|database|importer|exporter|demo)\//, '$1'],
  ];
  const [pattern, name] = known.find(([pattern]) => pattern.test(file)) ?? [];
  if (pattern === undefined) return file;
  return name === null ? null : name.replace('$1', pattern.exec(file)[1]);
}

/** The module within a folder, such as `cart` or `catalogue/index`; null for other folders. */
function moduleIn(folder, left = []) {
  return (file) => {
    const inside = file.startsWith(`${folder}/`) && dirname(file).slice(folder.length + 1);
    return inside && !left.includes(inside) ? inside : null;
  };
}

/** Mermaid text of the arrows between modules, in a stable order. */
function drawing(title, moduleOf) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source);
    for (const { resolved } of dependencies) {
      const to = ROOTS.includes(resolved.split('/')[0]) ? moduleOf(resolved) : null;
      if (!from || !to || from === to) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  const lines = [...arrows]
    .toSorted(byName)
    .map(([from, to]) => `  ${node(from)} --> ${[...to].toSorted().map(node).join(' & ')}`);
  return [`${title}:`, '', '```mermaid', 'graph LR', ...lines, '```'].join('\n');
}

function byName([a], [b]) {
  return a < b ? -1 : 1;
}

function node(name) {
  return /\W/.test(name) ? `${name.replace(/\W/g, '_')}["${name}"]` : name;
}

function parts() {
  const text = readFileSync(PAGE, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no markers for the drawing`);
  return [
    text.slice(0, begin + BEGIN.length),
    text.slice(begin + BEGIN.length, end),
    text.slice(end),
  ];
}

function readPage() {
  return parts()[1].trim();
}

function writePage(drawing) {
  const [before, , after] = parts();
  writeFileSync(PAGE, `${before}\n\n${drawing}\n\n${after}`);
}
