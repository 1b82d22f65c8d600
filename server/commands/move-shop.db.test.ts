import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBase, fillSettings } from '../../demo/base';
import type { ShopFile } from '../../app/services/commerce/shop-pages/shop-file/schema';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import type { Env } from './command';
import { runExport } from './export-command';
import { runImport } from './import-command';
import { runShopCommand } from './shop-command';

// A shop moves as docs/how-to/export-a-catalogue.md says: the test runs the lines of that page.

const GUIDE = readFileSync('docs/how-to/export-a-catalogue.md', 'utf8');
const GOODS = 'tests/fixtures/bicycles';
const root = mkdtempSync(join(tmpdir(), 'move-shop-'));
const COMMANDS = {
  shop: runShopCommand,
  'catalogue:import': runImport,
  'catalogue:export': runExport,
};
type Shop = { database: TestDatabase; folder: string };
let old: Shop;
let fresh: Shop;

beforeAll(async () => {
  const open = async (name: string) => {
    const database = await createTestDatabase();
    const client = await database.pool.connect();
    await fillBase(client);
    if (name === 'old') await fillSettings(client);
    client.release();
    return { database, folder: join(root, name) };
  };
  [old, fresh] = [await open('old'), await open('fresh')];
});
afterAll(async () => {
  await Promise.all([old, fresh].map(({ database }) => database.drop()));
  rmSync(root, { recursive: true });
});

/** Runs a line of the guide in a shop; its files are in the folder of the test. */
async function run({ database, folder }: Shop, line: string): Promise<[number, string]> {
  const [command = '', into] = line.split(' > ');
  const [, name, rest] = /^npm run (?:-s )?(\S+) -- (.*)$/.exec(command)!;
  const args = rest!.split(' ').flatMap(filesOf);
  const lines: string[] = [];
  const note = (text: string) => void lines.push(text);
  const env: Env = { DATABASE_URL: database.url, DATA_DIR: folder };
  const code = await COMMANDS[name as keyof typeof COMMANDS](args, env, { log: note, error: note });
  if (into) writeFileSync(join(root, into), lines.join('\n'));
  return [code, lines.join('\n')];
}

/** Expands a word of a command as a shell does. */
function filesOf(word: string): string[] {
  const [, folder] = /^\.\/(.*)\/\*\.csv$/.exec(word) ?? [];
  if (folder === undefined) return [/^\.\/|\.json$/.test(word) ? join(root, word) : word];
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.csv'));
  return files.map((name) => join(root, folder, name));
}

const show = async (shop: Shop) =>
  JSON.parse((await run(shop, 'npm run -s shop -- show'))[1]) as ShopFile;

/** The commands of the section on moving: those of the old shop and those of the new one. */
function steps(): [string[], string[]] {
  const section = GUIDE.slice(GUIDE.indexOf('**Move a shop**'), GUIDE.indexOf('## What it leaves'));
  const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)];
  const [leave, arrive] = blocks.map(([, lines]) => lines!.trim().split('\n'));
  return [leave!, arrive!];
}

test('the guide moves file, goods, menu and legal texts; a missing logo is reported', async () => {
  cpSync(GOODS, join(root, 'goods'), { recursive: true });
  expect(
    (await run(old, 'npm run catalogue:import -- ./goods/*.csv --images ./goods/pictures'))[0],
  ).toBe(0);
  await sharp({ create: { width: 90, height: 30, channels: 3, background: '#204060' } })
    .png()
    .toFile(join(root, 'logo.png'));
  writeFileSync(
    join(root, 'own.json'),
    JSON.stringify({
      logo: { file: 'logo.png' },
      navigation: {
        header: ['/fahrraeder', '/fahrraeder/reiseraeder'],
        footer: [{ title: { de: 'Rad', en: 'Bike' }, links: ['/fahrraeder', '/contact'] }],
      },
      legal: { LegalDisclosure: { de: { title: 'Impressum', html: '<p>Radhaus</p>' } } },
    }),
  );
  expect((await run(old, 'npm run shop -- apply own.json'))[0]).toBe(0);

  const [leave, arrive] = steps();
  for (const line of leave) expect((await run(old, line))[0], line).toBe(0);
  expect((await run(fresh, arrive[0]!))[0]).toBe(0);
  const [code, said] = await run(fresh, arrive[1]!);
  expect(code).toBe(1);
  expect(said).toContain('logo: is a picture of another shop');
  const moved = JSON.parse(readFileSync(join(root, 'shop.json'), 'utf8')) as ShopFile;
  writeFileSync(join(root, 'shop.json'), JSON.stringify({ ...moved, logo: { file: 'logo.png' } }));
  expect((await run(fresh, arrive[1]!))[0]).toBe(0);

  expect(await show(fresh)).toEqual(await show(old));
  expect((await show(fresh)).legal?.LegalDisclosure?.de?.html).toBe('<p>Radhaus</p>');
  const goods = async ({ database }: Shop) =>
    (await database.pool.query(`select external_id from item order by 1`)).rows;
  expect(await goods(fresh)).toEqual(await goods(old));
});
