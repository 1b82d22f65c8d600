import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from './config';
import { hasSecret, readSecret } from './secret';

/** Its message is a sentence that an operator can act on. */
export class OtherSecret extends Error {
  constructor({ secret, dataDir }: Where, since: Date) {
    const given = secret === undefined ? `${dataDir}/secret` : 'SECRET';
    super(
      `This database belongs to a shop with another secret (since ${since.toISOString()}): links it has sent would ` +
        `lead nowhere. Set SECRET, or DATA_DIR with the file secret, as they are set for that shop, or put the ` +
        `secret of your backup there; ${given} does not fit. If you have changed it on purpose: npm run secret -- change`,
    );
    this.name = 'OtherSecret';
  }
}

type Where = Pick<Config, 'secret' | 'dataDir'>;
type SecretRecord = { fingerprint: Buffer; since: Date };

/**
 * Returns the secret of this environment (32 bytes) if it matches the fingerprint that the database
 * stores since the first start. If the database has a fingerprint, no new secret is created. Throws
 * OtherSecret and SecretDamaged.
 */
export async function knownSecret(pool: Pick<Pool, 'query'>, where: Where): Promise<Buffer> {
  const known = await findKnown(pool);
  if (known && !hasSecret(where.secret, where.dataDir)) throw new OtherSecret(where, known.since);
  const secret = readSecret(where.secret, where.dataDir);
  const fingerprint = fingerprintOf(secret);
  // If two shops start on one empty database, the first one wins.
  await pool.query(
    'insert into shop_secret (fingerprint, since) values ($1, now()) on conflict do nothing',
    [fingerprint],
  );
  const kept = known ?? (await findKnown(pool));
  if (kept && !kept.fingerprint.equals(fingerprint)) throw new OtherSecret(where, kept.since);
  return secret;
}

/** Stores the fingerprint of this secret in the database; false if it was stored already. */
export async function changeSecret(pool: Pick<Pool, 'query'>, where: Where): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into shop_secret (fingerprint, since) values ($1, now())
     on conflict (is_only) do update set fingerprint = excluded.fingerprint, since = excluded.since
       where shop_secret.fingerprint <> excluded.fingerprint`,
    [fingerprintOf(readSecret(where.secret, where.dataDir))],
  );
  return rowCount === 1;
}

async function findKnown(pool: Pick<Pool, 'query'>): Promise<SecretRecord | undefined> {
  const { rows } = await pool.query<SecretRecord>('select fingerprint, since from shop_secret');
  return rows[0];
}

/** The secret cannot be computed from it. */
function fingerprintOf(secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('fingerprint of the secret').digest();
}
