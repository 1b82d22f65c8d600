import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkShopFile } from '../app/services/commerce/shop-pages/shop-file/checked-file';
import {
  factsOfFile,
  type FactsOfFile,
} from '../app/services/commerce/shop-pages/shop-file/facts-of-file';
import { readFilesBeside } from './commands/files-beside';
import { ConfigError } from './config';

/**
 * Reads the shop file of a front (docs/how-to/remote-shop.md) and the files it names beside it.
 * Throws ConfigError with a line for each error.
 */
export async function readShopFile(
  path: string,
  { mediaDir, paysOnline }: { mediaDir: string; paysOnline: boolean },
): Promise<FactsOfFile> {
  const refuse = (lines: string[]) =>
    new ConfigError(`PLENTYSYSTEMS_SHOP=${path} is no file of a shop:\n${lines.join('\n')}`);
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, 'utf8'));
    await readFilesBeside(given, { folder: dirname(path), mediaDir });
  } catch (error) {
    throw refuse([`  ${error instanceof Error ? error.message : String(error)}`]);
  }
  const { file, faults } = await checkShopFile(given);
  if (!file || faults.length > 0) {
    throw refuse(faults.map(({ path: place, problem }) => `  ${place}: ${problem}`));
  }
  return factsOfFile(file, { paysOnline });
}
