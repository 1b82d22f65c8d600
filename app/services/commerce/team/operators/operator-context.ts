import type { Pool } from 'pg';

/** What all requests of operators share. */
export type OperatorContext = {
  pool: Pool;
  /** The shop's secret: keys of what is sealed and signed come from it. */
  secret: Buffer;
  now: () => Date;
};
