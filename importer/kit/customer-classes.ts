import type { References } from './references';

/** The classes of customers a cell names by their numbers, or BadCell. */
export function classIds(numbers: string[], references: References): number[] {
  return numbers.map((number) => references.need('customer_class', number, 'customer_classes'));
}
