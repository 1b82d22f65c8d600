import type { Hazard } from '../../app/services/shop-api';
import { oneOf } from './cells';
import type { StoredHazard } from '../../database/schema';
import { type ImportContext } from './kind';
import { BadCell } from './bad-cell';

const PICTOGRAMS = 'GHS01 GHS02 GHS03 GHS04 GHS05 GHS06 GHS07 GHS08 GHS09'.split(
  ' ',
) as Hazard['pictograms'];

type HazardCells = {
  hazard_pictograms: string[];
  hazard_signal_word: 'danger' | 'warning' | 'none';
  hazard_statements_de: [string, string][];
  hazard_statements_en: [string, string][];
  ufi: string;
  is_biocide: boolean;
};

export const HAZARD_CELLS = [
  'hazard_pictograms',
  'hazard_signal_word',
  'hazard_statements_de',
  'hazard_statements_en',
  'ufi',
  'is_biocide',
] as const satisfies readonly (keyof HazardCells)[];

/** Returns the stored labels by item key, if the file has only some of their cells. */
export async function loadHazards(
  rows: { item: string }[],
  { client, present }: ImportContext,
): Promise<Map<string, StoredHazard | null>> {
  const given = HAZARD_CELLS.filter((cell) => present.has(cell)).length;
  if (given === 0 || given === HAZARD_CELLS.length) return new Map();
  const found = await client.query<{ item: string; hazard: StoredHazard | null }>(
    'select external_id as item, hazard from item where external_id = any($1)',
    [rows.map((row) => row.item)],
  );
  return new Map(found.rows.map(({ item, hazard }) => [item, hazard]));
}

/** Returns the cells of a label; those without a column as stored. */
export function withStoredHazard(
  row: HazardCells,
  stored: StoredHazard | null | undefined,
  present: ReadonlySet<string>,
): HazardCells {
  if (!stored) return row;
  const kept: HazardCells = {
    hazard_pictograms: stored.pictograms,
    hazard_signal_word: stored.signalWord ?? 'none',
    hazard_statements_de: stored.statements.map(({ code, text }) => [code, text]),
    hazard_statements_en: stored.statements.map(({ code, textEn }) => [code, textEn]),
    ufi: stored.ufi,
    is_biocide: stored.isBiocide,
  };
  const missing = HAZARD_CELLS.filter((cell) => !present.has(cell));
  return { ...row, ...Object.fromEntries(missing.map((cell) => [cell, kept[cell]])) };
}

/**
 * Returns the legally required label of a hazardous mixture (CLP, L-40), in both languages; null
 * for other goods.
 */
export function hazardOf(row: HazardCells): StoredHazard | null {
  const english = new Map(row.hazard_statements_en);
  const statements = row.hazard_statements_de.map(([code, text]) => {
    if (!/^(?:H|EUH|P)\d{3}[A-Za-z]*(?:\+[HP]\d{3})*$/.test(code) || !text) {
      throw new BadCell(
        'hazard_statements_de',
        `"${code}" is not a code and its text, such as H226: …`,
      );
    }
    const textEn = english.get(code);
    if (!textEn) throw new BadCell('hazard_statements_en', `has no text for ${code}`);
    return { code, text, textEn };
  });
  const pictograms = row.hazard_pictograms.map((code) => {
    try {
      return oneOf(code, PICTOGRAMS);
    } catch (error) {
      throw new BadCell('hazard_pictograms', (error as Error).message);
    }
  });
  if (pictograms.length > 0 && (statements.length === 0 || row.hazard_signal_word === 'none')) {
    throw new BadCell('hazard_statements_de', 'a pictogram needs a signal word and statements');
  }
  if (statements.length === 0 && !row.is_biocide) return null;
  return {
    pictograms,
    signalWord: row.hazard_signal_word === 'none' ? null : row.hazard_signal_word,
    statements,
    ufi: row.ufi,
    isBiocide: row.is_biocide,
  };
}
