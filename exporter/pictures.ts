import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../importer';
import { pictureName } from './kit/picture-name';
import type { Snapshot } from './kit/snapshot';

/** Returns the original of a picture, by its hash in table image; null if the file is missing. */
export type ReadPicture = (hash: string) => Promise<Buffer | null>;

const OF_GOODS = `
  select hash from image
  where exists (select from item_image where image_hash = hash) order by hash`;

/**
 * Writes the pictures of goods into a folder, each once, and their names into the table
 * `exported_picture`, which ends with the snapshot. Returns their number.
 */
export async function exportPictures(
  { client, rowsOf }: Snapshot,
  folder: string,
  readPicture: ReadPicture,
  complain: (problem: Problem) => void,
): Promise<number> {
  await client.query(
    'create temp table exported_picture (hash text primary key, file text) on commit drop',
  );
  let count = 0;
  for await (const { hash } of rowsOf<{ hash: string }>(OF_GOODS)) {
    const content = await readPicture(hash);
    if (!content) {
      complain({ file: 'images.csv', line: 0, column: 'file', reason: `${hash} is not there` });
      continue;
    }
    if (count === 0) await mkdir(folder);
    const file = pictureName(content);
    await writeFile(join(folder, file), content);
    await client.query('insert into exported_picture (hash, file) values ($1, $2)', [hash, file]);
    count += 1;
  }
  return count;
}
