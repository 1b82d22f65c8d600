import type { References } from './references';

/** Returns the customer classes that a cell names by number. Throws BadCell. */
export function classIds(numbers: string[], references: References): number[] {
  return numbers.map((number) => references.need('customer_class', number, 'customer_classes'));
}
