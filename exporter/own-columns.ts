import { HAZARD_CELLS } from '../importer/kit/hazard';
import type { Snapshot } from './kit/snapshot';

/** Columns only for shades or hazards, by the kind of their file. */
const SPECIAL = {
  shades: {
    categories: ['color'],
    attributes: ['shade'],
    properties: ['values_from', 'shade_card'],
    items: ['shade', 'line', 'is_tester'],
  },
  hazards: {
    items: [...HAZARD_CELLS],
  },
} satisfies Record<string, Record<string, string[]>>;

const ASKED = `select exists (select from shade) or exists (select from category where color is not null) as shades,
  exists (select from item where hazard is not null) as hazards`;

/** Returns unused columns of a kind: those of shades and hazards, if no goods have them. */
export async function idleColumns({ rowsOf }: Snapshot): Promise<(kind: string) => string[]> {
  const has = (await rowsOf<Record<keyof typeof SPECIAL, boolean>>(ASKED).next()).value;
  const idle = (['shades', 'hazards'] as const).filter((special) => has && !has[special]);
  return (kind) => idle.flatMap((special) => (SPECIAL[special] as Kinds)[kind] ?? []);
}

type Kinds = Record<string, string[]>;
