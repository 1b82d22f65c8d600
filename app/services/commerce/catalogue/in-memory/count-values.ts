import { forEachBit, type Bits } from './bit-set';
import type { Catalogue } from './catalogue';
import { passesAll, type RowTest } from './choices';
import type { IndexValue } from './load-groups';
import { SHELF_BITS, SHELF_SIZE } from './stored-items';

/**
 * The number of items that have each value in a variation that also passes the tests, which sets of
 * items do not contain. Values without goods are missing.
 */
export function countByVariation(
  catalogue: Catalogue,
  items: Bits,
  tests: RowTest[],
  values: IndexValue[],
): Map<string, number> {
  const { ofCombination, ofAvailability } = placesOf(catalogue, values);
  const counts = new Int32Array(values.length);
  const countedIn = new Int32Array(values.length).fill(-1);
  const countEach = (places: number[], slot: number) => {
    for (const place of places) {
      if (countedIn[place] === slot) continue;
      countedIn[place] = slot;
      counts[place]! += 1;
    }
  };
  forEachBit(items, (slot) => {
    const { starts, columns } = catalogue.shelves[slot >>> SHELF_BITS]!.variations;
    const end = starts[(slot % SHELF_SIZE) + 1]!;
    for (let row = starts[slot % SHELF_SIZE]!; row < end; row += 1) {
      if (!passesAll(tests, columns, row)) continue;
      countEach(ofCombination(columns.combination[row]!), slot);
      countEach(ofAvailability(columns.availability[row]!), slot);
    }
  });
  return new Map(values.map(({ id }, place) => [id, counts[place]!]));
}

/** The positions of a variation's values in the list; a shade also counts for its family. */
function placesOf({ combinations }: Catalogue, values: IndexValue[]) {
  const byName = new Map<string, number[]>();
  for (const [place, { id, unites = [id] }] of values.entries()) {
    for (const name of unites) {
      const places = byName.get(name);
      if (places) places.push(place);
      else byName.set(name, [place]);
    }
  }
  const placesOfName = (name: string) => byName.get(name) ?? [];
  const byCombination: number[][] = [];
  const byAvailability: number[][] = [];
  return {
    ofCombination: (number: number) =>
      (byCombination[number] ??= combinationNames(combinations.get(number)).flatMap(placesOfName)),
    ofAvailability: (id: number) => (byAvailability[id] ??= placesOfName(`availability-${id}`)),
  };
}

function combinationNames({
  attributeValueIds,
  shadeId,
}: ReturnType<Catalogue['combinations']['get']>) {
  return [...attributeValueIds.map(String), `shade-${shadeId}`];
}
