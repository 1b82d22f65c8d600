import { openPool } from '../../database/connect';

type Pool = ReturnType<typeof openPool>;

/** Gives a test a pool on the database of the shop of the browser tests. */
export async function withPool<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = openPool(process.env.SHOP_DATABASE_URL!);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Returns the published home page in a language, as stored. */
export async function liveHome(lang: string): Promise<unknown[]> {
  const sql = `select blocks from block_document where identifier = 'index' and lang = $1`;
  const { rows } = await withPool((pool) => pool.query<{ blocks: unknown[] }>(sql, [lang]));
  return rows[0]!.blocks;
}
