import type { Pool } from 'pg';
import { fileFault } from '../../app/lib/file-fault';
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import {
  jobContext,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import { createReference } from '../../app/services/commerce/core/reference/reference';
import { connectProvider } from '../../app/services/payments/mollie/connect-provider';
import type { OnlinePayments } from '../../app/services/payments/mollie/online-payments';
import type { Language } from '../../app/services/shop-api';
import { connectVatNumberCheck } from '../../app/services/vat-numbers/connect-check';
import { openPool } from '../../database/connect';
import { joinDatabase } from '../../database/open';
import { ConfigError, readConfig } from '../config';
import { knownSecret } from '../known-secret';

/** The environment a command reads its configuration from. */
export type Env = Record<string, string | undefined>;

/** Where a command writes its output for the operator. */
export type Output = Pick<Console, 'log' | 'error'>;

/** A running command. */
export type Command = {
  env: Env;
  /** The application name of its connections, and the name that other waiting commands report. */
  name: string;
  say: (message: string) => void;
};

/** The parts of a command: `read` parses the arguments and returns nothing if they are wrong. */
type CommandParts<Arguments> = {
  name: string;
  usage: string;
  read: (args: string[]) => Arguments | null | undefined;
  run: (input: Arguments, command: Command, output: Output) => Promise<number>;
};

/**
 * A command that an operator types. Returns the exit code: the result of `run`, 0 done or 1
 * refused; 2 for wrong use, after printing its usage.
 */
export function operatorCommand<Arguments>({ name, usage, read, run }: CommandParts<Arguments>) {
  return async (
    args: string[],
    env: Env = process.env,
    output: Output = console,
  ): Promise<number> => {
    let input: Arguments | null | undefined;
    try {
      input = read(args);
    } catch (error) {
      if (!isOfArguments(error)) throw error;
      output.error(error.message);
    }
    if (input) {
      return run(input, { env, name, say: output.error.bind(output) }, output).catch(inWords);
    }
    output.error(usage);
    return 2;
  };
}

/** Rethrows an error; one about files and folders becomes a sentence. */
function inWords(error: unknown): never {
  const reason = fileFault(error);
  throw reason === undefined ? error : new Error(reason, { cause: error });
}

/** Is this an error of `parseArgs` about an unknown option? */
function isOfArguments(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof Error && code.startsWith('ERR_PARSE_ARGS_');
}

/**
 * Runs a command on the shop's database, beside the running shop or without it; without it the
 * embedded server is started and stopped again. Returns the result of `work`.
 */
export async function withCommandPool<Result>(
  { env, name, say }: Command,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  // On a front this would create a database that is never used.
  if (config.remote) {
    throw new ConfigError(
      `This is a front: run the command where the shop is, ${config.remote.origin}.`,
    );
  }
  const database = await joinDatabase({ ...config, name }, say);
  const pool = openPool(database.url, { max: 2, name });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}

/**
 * The same for a command that uses the engine. `makesKeys` is for work that makes access keys
 * (throws OtherSecret), `lang` for work that writes texts.
 */
export function withCommandContext<Result>(
  { makesKeys = false, lang = 'de', ...command }: Command & EngineNeeds,
  work: (ctx: CommerceContext) => Promise<Result>,
): Promise<Result> {
  return withCommandPool(command, async (pool) => {
    const secret = makesKeys ? await knownSecret(pool, readConfig(command.env)) : Buffer.alloc(0);
    // Loads the languages of the shop, on which addresses depend.
    await createReference(pool).tables();
    const index = await createCatalogueIndex(pool);
    try {
      const now = () => new Date();
      const mollie = providerOf(command);
      const { vatNumbers } = readConfig(command.env);
      const checkVatNumber = connectVatNumberCheck(vatNumbers, command.say);
      const base = { pool, index, secret, now, mollie, checkVatNumber };
      return await work(jobContext(base, lang));
    } finally {
      index.close();
    }
  });
}

function providerOf({ env, say }: Command): OnlinePayments | null {
  const { mollie, publicOrigin } = readConfig(env);
  return connectProvider(mollie, publicOrigin, { error: say, warn: say });
}

type EngineNeeds = { makesKeys?: boolean; lang?: Language };

/** The number of an order, return or offer as typed; undefined if it is no number. */
export function readNumber(typed: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
}
