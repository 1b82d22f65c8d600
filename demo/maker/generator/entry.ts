import type { Both } from './goods';

export type Entry = {
  key: string;
  parent?: string;
  name: Both;
  short?: Both;
  color?: string;
  text?: Both;
  /** Address of its picture. */
  image?: string;
};
