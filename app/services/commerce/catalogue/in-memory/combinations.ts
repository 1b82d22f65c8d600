import type { RawVariation } from './raw-item';

/** The properties by which filters distinguish variations: attribute values and a shade. */
export type Combination = Pick<RawVariation, 'attributeValueIds' | 'shadeId'>;

/** Each combination once, by number: thousands of goods come in the same sizes and finishes. */
export type Combinations = {
  numberOf: (combination: Combination) => number;
  get: (number: number) => Combination;
};

/** No combinations yet. */
export function createCombinations(): Combinations {
  const numbers = new Map<string, number>();
  const all: Combination[] = [];
  return {
    numberOf({ attributeValueIds, shadeId }) {
      const key = `${shadeId}:${attributeValueIds.join()}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = all.push({ attributeValueIds, shadeId }) - 1;
      numbers.set(key, number);
      return number;
    },
    get: (number) => all[number]!,
  };
}
