import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { storeDrawing, type StoredImage } from '../../app/services/images';
import { LEGAL_TEXT_TYPES } from '../../app/services/shop-api';
import { projectRoot } from '../../server/project-root';
import { importCatalogue, printReport } from '../importer';
import { fillBase, fillGuides, fillSettings } from './base';
import { LEGAL_TITLES } from './base/settings';
import type { PictureSpec } from './pictures';

/** Is this a database that was never filled to the end? The facts of a shop are its last rows. */
export async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(
    'select not exists (select from setting) and not exists (select from orders) as empty',
  );
  return rows[0]?.empty ?? false;
}

/**
 * Fills an empty database with the demo shop: base data, the catalogue through the importer,
 * pictures (rendered later, when first asked for) and legal texts. `dataDir` gets the folder media.
 * A start that dies on the way begins anew: everything finds what is there, settings come last.
 */
export async function fillDemoCatalogue(
  pool: pg.Pool,
  { dataDir, log }: { dataDir: string; log: (message: string) => void },
): Promise<void> {
  log('filling the shop with the demo catalogue');
  const folder = join(projectRoot(), 'database', 'demo');
  await inTransaction(pool, fillBase);
  const catalogue = join(folder, 'catalogue');
  const files = readdirSync(catalogue).filter((name) => name.endsWith('.csv'));
  const report = await importCatalogue(
    pool,
    files.map((name) => join(catalogue, name)),
    {
      findPicture: await drawnPictures(join(catalogue, 'drawings.ndjson'), join(dataDir, 'media')),
    },
  );
  if (report.problems.length > 0) throw new Error(printReport(report));
  await inTransaction(pool, fillGuides);
  await fillLegalTexts(pool, join(folder, 'legal'));
  await inTransaction(pool, fillSettings);
  log(`demo catalogue filled in ${report.seconds.toFixed(1)} s`);
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

/** Drawings prepared at the same time, ahead of the lines that name them. */
const LANES = 4;

/** Pictures by the names the images file uses; several items share one. */
async function drawnPictures(file: string, mediaDir: string) {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const specs = new Map(lines.map((line) => JSON.parse(line) as [name: string, spec: PictureSpec]));
  const stored = new Map<string, Promise<StoredImage>>();
  const store = (name: string, spec: PictureSpec) => {
    const picture = stored.get(name) ?? storeDrawing(spec, mediaDir);
    stored.set(name, picture);
    return picture;
  };
  const ahead = specs[Symbol.iterator]();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const [name, spec] of ahead) await store(name, spec);
  });
  // A drawing that fails is reported by the line that names it.
  Promise.all(lanes).catch(() => undefined);
  return async (name: string) => {
    const spec = specs.get(name);
    if (!spec) throw new Error(`there is no drawing "${name}"`);
    return store(name, spec);
  };
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
