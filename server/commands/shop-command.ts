import { dirname } from 'node:path';
import { databaseOn } from '../../app/services/commerce/core/database';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import {
  applyShop,
  type Applied,
} from '../../app/services/commerce/shop-pages/shop-file/apply-shop';
import type { Change } from '../../app/services/commerce/shop-pages/shop-file/changes-between';
import { readShop } from '../../app/services/commerce/shop-pages/shop-file/read-shop';
import { shopFileJsonSchema } from '../../app/services/commerce/shop-pages/shop-file/schema';
import {
  operatorCommand,
  withCommandContext,
  withCommandPool,
  type Command,
  type Output,
} from './command';
import { readConfig } from '../config';
import { readFilesBeside } from './files-beside';
import { readJsonFile } from './json-file';
import { mediaFolder } from '../folders';
import { missingBeforeOpening } from '../missing-before-opening';

const USAGE = `npm run -s shop -- show > shop.json
npm run -s shop -- schema > shop.schema.json
npm run shop -- apply shop.json [--dry-run]
npm run shop -- check
See docs/how-to/operate.md.`;

/** Longer values are cut where changes are listed. */
const SHOWN = 70;

/**
 * The command that writes the configuration of this shop as one file, applies such a file, and
 * lists what is missing before the shop opens. Returns the exit code: 0 done, 1 refused or
 * something missing, 2 wrong use.
 */
export const runShopCommand = operatorCommand({
  name: 'shop command',
  usage: USAGE,
  read: readArguments,
  run: async (wish, command, output) => {
    if (wish.action === 'apply') return apply(wish, command, output);
    if (wish.action === 'check') return check(command, output);
    const shown = wish.action === 'schema' ? shopFileJsonSchema() : await show(command);
    output.log(JSON.stringify(shown, null, 2));
    return 0;
  },
});

type Application = { action: 'apply'; file: string; isDry: boolean };
type ShopArguments = Application | { action: (typeof ALONE)[number] };

/** The actions that take no file. */
const ALONE = ['show', 'schema', 'check'] as const;

function readArguments(args: string[]): ShopArguments | null {
  const isDry = args.includes('--dry-run');
  const [action, file, ...rest] = args.filter((arg) => arg !== '--dry-run');
  if (rest.length > 0) return null;
  if (action === 'apply') return file ? { action, file, isDry } : null;
  const alone = ALONE.find((name) => name === action);
  return alone && file === undefined && !isDry ? { action: alone } : null;
}

function show(command: Command): Promise<object> {
  return withCommandPool(command, (pool) => readShop(databaseOn(pool)));
}

/** Prints what is missing before the shop may open, a line each; the code is 0 if nothing is. */
async function check(command: Command, output: Output): Promise<number> {
  const missing = await withCommandPool(command, (pool) =>
    missingBeforeOpening(databaseOn(pool), readConfig(command.env)),
  );
  for (const { path, problem } of missing) output.error(`${path}: ${problem}`);
  if (missing.length > 0) return 1;
  output.log('Nothing is missing: the shop can open.');
  return 0;
}

async function apply(
  { file, isDry }: Application,
  command: Command,
  output: Output,
): Promise<number> {
  let given: unknown;
  try {
    const folders = { folder: dirname(file), mediaDir: mediaFolder(readConfig(command.env)) };
    given = readJsonFile(file);
    await readFilesBeside(given, folders);
  } catch (error) {
    output.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const work = (ctx: CommerceContext) => applyShop(ctx, given, { isDry });
  const applied: Applied = await withCommandContext(command, work);
  if ('faults' in applied) {
    for (const { path, problem } of applied.faults) output.error(`${path}: ${problem}`);
    output.error('Nothing was changed.');
    return 1;
  }
  for (const change of applied.changes) output.log(described(change));
  const count = applied.changes.length === 1 ? '1 value' : `${applied.changes.length} values`;
  output.log(isDry ? `${count} would change.` : `${count} changed.`);
  return 0;
}

function described({ path, before, after }: Change): string {
  const short = (value = 'nothing') => (value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
  return `${path}: ${short(before)} -> ${short(after)}`;
}
