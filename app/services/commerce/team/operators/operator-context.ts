import type { Pool } from 'pg';

/** What all requests of operators share. */
export type OperatorContext = {
  pool: Pool;
  /** The shop's secret, from which the keys for sealing and signing are derived. */
  secret: Buffer;
  now: () => Date;
};
