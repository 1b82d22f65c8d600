import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { storeImage, type StoredImage } from '../app/services/images';
import { LEGAL_TEXT_TYPES } from '../app/services/shop-api';
import { importCatalogue, printReport } from '../importer';
import { fillBase, fillFoundation, fillGuides, fillHome, fillSettings } from './base';
import { LEGAL_TITLES } from './base/settings';
import { readMeasures } from './picture-measures';

/** Fills an empty database: with the demo shop where it is wanted, else with what any shop needs. */
export async function fillEmptyShop(
  pool: pg.Pool,
  { demo, ...folders }: { root: string; dataDir: string; demo: boolean },
  log: (message: string) => void,
): Promise<void> {
  await (demo ? fillDemoShop(pool, folders, log) : fillOwnShop(pool, log));
}

/**
 * Fills an empty database with the demo shop: base data, the catalogue through the importer as an
 * operator's, its pictures, guides, home page and legal texts. `dataDir` gets the folder media.
 * A start that dies on the way begins anew: everything finds what is there, settings come last.
 */
export async function fillDemoShop(
  pool: pg.Pool,
  { root, dataDir }: { root: string; dataDir: string },
  log: (message: string) => void,
): Promise<void> {
  const started = performance.now();
  log('filling the shop with the demo catalogue');
  const folder = join(root, 'demo');
  const catalogue = join(folder, 'catalogue');
  const files = readdirSync(catalogue).filter((name) => name.endsWith('.csv'));
  await inTransaction(pool, fillBase);
  const report = await importCatalogue(
    pool,
    files.map((name) => join(catalogue, name)),
    { findPicture: measuredPictures(join(catalogue, 'images'), join(dataDir, 'media')) },
  );
  if (report.problems.length > 0) throw new Error(printReport(report));
  await inTransaction(pool, fillGuides);
  await inTransaction(pool, fillHome);
  await fillLegalTexts(pool, join(folder, 'legal'));
  await inTransaction(pool, fillSettings);
  log(`demo catalogue filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Fills an empty database with what any shop needs and nothing of the demo: goods come in by the importer,
 * everything else by the shop's own file (`npm run shop`). Goods go to nobody yet.
 */
export async function fillOwnShop(pool: pg.Pool, log: (message: string) => void): Promise<void> {
  log('an empty shop begins: countries, VAT and units are there');
  await inTransaction(pool, async (client) => {
    await fillFoundation(client);
    await client.query('update country set is_shipping_active = false');
    // The facts of a shop are its last rows: with one of them it counts as filled.
    await client.query(`insert into setting (key, value) values ('orders', '{}')`);
  });
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Pictures stored at the same time, ahead of the lines that name them. */
const LANES = 8;

/** Pictures by the names the images file uses; several items share one. Their measures are known. */
function measuredPictures(folder: string, mediaDir: string) {
  const measures = readMeasures(folder);
  const byHash = new Map<string, StoredImage>();
  for (const { drawing: _drawing, ...image } of measures.values()) byHash.set(image.hash, image);
  const stored = new Map<string, Promise<StoredImage>>();
  const store = (name: string) => {
    const picture =
      stored.get(name) ??
      readFile(join(folder, name)).then((content) =>
        storeImage(content, mediaDir, (hash) => byHash.get(hash)),
      );
    stored.set(name, picture);
    return picture;
  };
  const ahead = measures.keys();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const name of ahead) await store(name);
  });
  // A picture that fails is reported by the line that names it.
  Promise.all(lanes).catch(() => undefined);
  return store;
}

/** Files legal/{de,en}/terms-conditions.html and the like; a first heading of level 1 is the title. */
async function fillLegalTexts(pool: pg.Pool, folder: string): Promise<void> {
  for (const lang of ['de', 'en'] as const) {
    const inLanguage = join(folder, lang);
    const files = existsSync(inLanguage) ? readdirSync(inLanguage) : [];
    for (const name of files.filter((each) => each.endsWith('.html'))) {
      const type = LEGAL_TEXT_TYPES.find((each) => kebab(each) === basename(name, '.html'));
      if (!type) throw new Error(`legal/${lang}/${name} is named after no legal text`);
      const html = await readFile(join(inLanguage, name), 'utf8');
      const heading = /<(title|h1)[^>]*>(.*?)<\/\1>\s*/s.exec(html);
      await pool.query(
        `insert into legal_text (type, lang, title, html_text) values ($1, $2, $3, $4)
         on conflict (type, lang) do nothing`,
        [
          type,
          lang,
          heading?.[2] ?? LEGAL_TITLES[type][lang],
          html.replace(heading?.[0] ?? '', ''),
        ],
      );
    }
  }
}

function kebab(type: string): string {
  return type.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
}
