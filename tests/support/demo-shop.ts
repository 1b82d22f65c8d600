import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root';
import { DEMO, makeOnce } from './databases';
import { startServer } from './start-server';

/** Creates database `DEMO` of a server, which a shop fills once, as at a first start. */
export async function makeDemo(serverUrl: string): Promise<void> {
  await makeOnce(serverUrl, DEMO, fillDemo);
}

/** Fills an empty database; its pictures are cached. */
export async function fillDemo(databaseUrl: string): Promise<void> {
  const files = folderWithPictures();
  const server = await startServer({ databaseUrl, timeout: 900_000, dataDir: files });
  await server.stop();
  rmSync(files, { recursive: true });
  writeFileSync(allPictures(), '');
}

/** Are all pictures of the demo in the cache? */
export function hasPictures(): boolean {
  return existsSync(allPictures());
}

const allPictures = () => join(keptPictures(), DEMO);

/** Creates a folder for the files of a shop; its pictures are shared by all shops. */
export function folderWithPictures(): string {
  const files = mkdtempSync(join(tmpdir(), 'shop-test-'));
  symlinkSync(keptPictures(), join(files, 'media'));
  return files;
}

/**
 * Pictures of all shops of all runs: each file is named by its input, and rendered once. A picture
 * takes a quarter of a second, and a run requests hundreds. The name of the folder depends on the
 * code that renders them.
 */
function keptPictures(): string {
  const images = join(projectRoot(), 'app/services/images');
  const makers = readdirSync(images).filter((name) => !name.includes('.test.'));
  const hash = createHash('sha256');
  for (const name of makers.toSorted()) hash.update(readFileSync(join(images, name)));
  hash.update(readFileSync(join(projectRoot(), 'node_modules/sharp/package.json')));
  const name = `pictures-${hash.digest('hex').slice(0, 12)}`;
  const folder = join(projectRoot(), 'node_modules/.cache/shop-tests', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
