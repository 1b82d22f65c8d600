import { join } from 'node:path';
import { readSource } from '../app/services/images';
import { openPool } from '../database/connect';
import { joinDatabase } from '../database/open';
import { exportCatalogue, FolderNotEmpty, type ExportReport } from '../exporter';
import { printProblem } from '../importer';
import { operatorCommand, type Command, type Output } from './command';
import { readConfig } from './config';
import { mediaFolder } from './folders';

const USAGE = `npm run catalogue:export -- folder
See docs/how-to/export-a-catalogue.md.`;

/**
 * The command that writes the catalogue as the files of the importer, beside the running shop or without
 * it. Gives the exit code: 0 all well, 1 refused or something that cannot be read back, 2 wrong use.
 */
export const runExport = operatorCommand({
  name: 'catalogue export',
  usage: USAGE,
  read: (args) => (args.length === 1 && !args[0]?.startsWith('-') ? args[0] : null),
  run,
});

async function run(folder: string, { env, name, say }: Command, output: Output): Promise<number> {
  const config = readConfig(env);
  const database = await joinDatabase({ ...config, name }, say);
  const pool = openPool(database.url, { max: 1, limits: 'batch', name });
  try {
    const pictures = mediaFolder(config);
    const report = await exportCatalogue(pool, folder, (hash) => readSource(join(pictures, hash)));
    for (const line of described(report)) output.log(line);
    return report.problems.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof FolderNotEmpty)) throw error;
    output.error(error.message);
    return 1;
  } finally {
    await pool.end();
    await database.stop();
  }
}

function described({ files, pictures, problems }: ExportReport): string[] {
  const faults = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    ...problems.map(printProblem),
    ...files.map(({ file, lines }) => `${file}: ${lines === 1 ? '1 line' : `${lines} lines`}`),
    `${pictures === 1 ? '1 picture' : `${pictures} pictures`}, ${faults}, exported`,
  ];
}
