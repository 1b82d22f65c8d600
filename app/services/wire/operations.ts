import type { WireTable } from './frame/operation';
import { cartOperations } from './operations/cart';
import { sessionOperations } from './operations/session';

/** Every operation that is served, by its name: one table for each subject. */
export const OPERATIONS: WireTable = {
  ...sessionOperations,
  ...cartOperations,
};
