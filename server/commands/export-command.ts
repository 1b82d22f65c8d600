import { join } from 'node:path';
import { readSource } from '../../app/services/images';
import { openPool } from '../../database/connect';
import { joinDatabase } from '../../database/open';
import { exportCatalogue, FolderNotEmpty, type ExportReport } from '../../exporter';
import { printProblem } from '../../importer';
import { operatorCommand, type Command, type Output } from './command';
import { readConfig } from '../config';
import { mediaFolder } from '../folders';

const USAGE = `npm run catalogue:export -- folder
See docs/how-to/export-a-catalogue.md.`;

/**
 * The command that writes the catalogue as the files of the importer, beside the running shop or
 * without it. Returns the exit code: 0 all well, 1 refused or something that cannot be read back, 2
 * wrong use.
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
    let problems = 0;
    const report = await exportCatalogue(pool, folder, {
      readPicture: (hash) => readSource(join(pictures, hash)),
      complain(problem) {
        problems += 1;
        output.log(printProblem(problem));
      },
    });
    for (const line of described(report, problems)) output.log(line);
    return problems > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof FolderNotEmpty)) throw error;
    output.error(error.message);
    return 1;
  } finally {
    await pool.end();
    await database.stop();
  }
}

function described({ files, pictures }: ExportReport, problems: number): string[] {
  return [
    ...files.map(({ file, lines }) => `${file}: ${counted(lines, 'line')}`),
    `${counted(pictures, 'picture')}, ${counted(problems, 'problem')}, exported`,
  ];
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
