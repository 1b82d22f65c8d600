// Runs a command of server/commands with the arguments of this process.
import { tsImport } from 'tsx/esm/api';

/**
 * Prints an error as one line, without a stack trace.
 *
 * @param {string} file in server/commands, without its extension
 * @param {string} name of the function in it
 */
export async function runCommand(file, name) {
  const command = await tsImport(`../server/commands/${file}.ts`, import.meta.url);
  try {
    process.exitCode = await command[name](process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
