import type { Pool } from 'pg';
import { openPool } from '../database/connect';
import { joinDatabase } from '../database/open';
import { readConfig } from './config';

type Command = {
  env: Record<string, string | undefined>;
  /** How its connections are called in the database. */
  name: string;
  say: (message: string) => void;
};

/**
 * Runs a command on the shop's database, beside the running shop or without it: then the embedded
 * server is started and stopped again. Gives what the work gives.
 */
export async function withCommandPool<Result>(
  { env, name, say }: Command,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const database = await joinDatabase(readConfig(env), say);
  const pool = openPool(database.url, { max: 2, name });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}
