import type { Pool, PoolClient } from 'pg';
import { offerLocales } from '~/i18n/locales';
import { languagesOf } from '../settings/languages';
import { loadReferenceTables, type ReferenceTables } from './reference-tables';

/** The small tables in the memory of this process. */
export type Reference = {
  /**
   * The tables at `version` or later. Who has read the version with a session or a cart is never
   * given older ones, whatever this process has heard; without it they are as last heard. Inside a
   * transaction give its connection: waiting for another one while holding rows might never end.
   */
  tables(version?: number, client?: PoolClient): Promise<ReferenceTables>;
  /** Forgets what was read when one of the changed tags may concern it. */
  applyChanges(change: readonly string[] | 'everything'): void;
};

/** Tags of the tables behind it; a change of VAT rates says `catalogue`. */
const TAGS = ['settings', 'shipping', 'catalogue'];

/** Reads nothing until asked. */
export function createReference(pool: Pool): Reference {
  let kept: ReferenceTables | null = null;
  let reading: Promise<ReferenceTables> | null = null;

  /** One reading for all who ask meanwhile; what changes during it is read again. */
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
      // A reading that had begun before may be too old.
      return tables.version >= version ? tables : read();
    },
    applyChanges(change) {
      if (change !== 'everything' && !change.some((tag) => TAGS.includes(tag))) return;
      kept = null;
      reading = null;
    },
  };
}

/** The tables one request sees: read once, and again only when the database says they have moved on. */
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
