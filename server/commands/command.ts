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

/** Where a command writes what an operator reads. */
export type Output = Pick<Console, 'log' | 'error'>;

/** A command as it runs. */
export type Command = {
  env: Env;
  /** How its connections are called in the database, and itself where others wait for it. */
  name: string;
  say: (message: string) => void;
};

/** What a command consists of: `read` parses the arguments; nothing if they are wrong. */
type CommandParts<Arguments> = {
  name: string;
  usage: string;
  read: (args: string[]) => Arguments | null | undefined;
  run: (input: Arguments, command: Command, output: Output) => Promise<number>;
};

/**
 * A command that an operator types. It gives the exit code: what `run` gives, 0 done or 1 refused; 2 for
 * wrong use, after saying how it is used.
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

/** Throws again what went wrong; of files and folders as a sentence. */
function inWords(error: unknown): never {
  const reason = fileFault(error);
  throw reason === undefined ? error : new Error(reason, { cause: error });
}

/** What `parseArgs` says of words that are no option here. */
function isOfArguments(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof Error && code.startsWith('ERR_PARSE_ARGS_');
}

/**
 * Runs a command on the shop's database, beside the running shop or without it: then the embedded
 * server is started and stopped again. Gives what the work gives.
 */
export async function withCommandPool<Result>(
  { env, name, say }: Command,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  // Here it would make a database that nobody asks for.
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
 * The same for a command that does what the engine does. `makesKeys` is for work that makes access keys
 * (throws OtherSecret), `lang` for work that writes texts.
 */
export function withCommandContext<Result>(
  { makesKeys = false, lang = 'de', ...command }: Command & EngineNeeds,
  work: (ctx: CommerceContext) => Promise<Result>,
): Promise<Result> {
  return withCommandPool(command, async (pool) => {
    const secret = makesKeys ? await knownSecret(pool, readConfig(command.env)) : Buffer.alloc(0);
    // The languages of the shop, by which addresses are written.
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

/** The number of an order, return or offer as it is typed; undefined for what is none. */
export function readNumber(typed: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
}
