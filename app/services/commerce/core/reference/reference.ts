import type { Pool, PoolClient } from 'pg';
import { offerLocales } from '~/i18n/locales';
import { languagesOf } from '../settings/languages';
import { loadReferenceTables, type ReferenceTables } from './reference-tables';

/** The small tables in the memory of this process. */
export type Reference = {
  /**
   * The tables at `version` or later. A caller that has read the version with a session or a cart
   * never gets older ones, whatever notifications this process has received; without it they are as
   * last notified. Inside a transaction pass its connection: waiting for another one while holding
   * locks might deadlock.
   */
  tables(version?: number, client?: PoolClient): Promise<ReferenceTables>;
  /** Drops the stored tables when one of the changed tags may concern them. */
  applyChanges(change: readonly string[] | 'everything'): void;
};

/** Tags of its tables; a change of VAT rates notifies `catalogue`. */
const TAGS = ['settings', 'shipping', 'catalogue'];

/** Reads nothing until the first call. */
export function createReference(pool: Pool): Reference {
  let kept: ReferenceTables | null = null;
  let reading: Promise<ReferenceTables> | null = null;

  /** One read for all concurrent callers; what changes during it is read again. */
  function read(): Promise<ReferenceTables> {
    if (reading) return reading;
    const started = loadReferenceTables(pool);
    reading = started;
    return started.then(
      (tables) => {
        if (reading === started) {
          [kept, reading] = [tables, null];
          offerLocales(languagesOf(tables.settings));
        }
        return tables;
      },
      (error: unknown) => {
        if (reading === started) reading = null;
        throw error;
      },
    );
  }

  return {
    async tables(version = -1, client) {
      if (kept && kept.version >= version) return kept;
      if (client) return loadReferenceTables(client);
      const tables = await read();
      // A read that had started before may be too old.
      return tables.version >= version ? tables : read();
    },
    applyChanges(change) {
      if (change !== 'everything' && !change.some((tag) => TAGS.includes(tag))) return;
      kept = null;
      reading = null;
    },
  };
}

/** The tables of one request: read once, and again only for a newer version in the database. */
export function onceARequest(
  reference: Pick<Reference, 'tables'>,
  seen?: number,
): Reference['tables'] {
  let known: ReferenceTables | null = null;
  return async (version = seen, client) => {
    if (!known || known.version < (version ?? -1)) known = await reference.tables(version, client);
    return known;
  };
}
