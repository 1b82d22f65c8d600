import type { Block, Language } from '../shop-api';

/** Maximum characters of the name of a pattern. */
export const PATTERN_NAME_LENGTH = 80;

/** A saved section: blocks under a name, for all editors. */
export type OwnPattern = {
  id: number;
  name: string;
  /** The language of its texts. */
  lang: Language;
  blocks: Block[];
  author: string;
};

/** Saved sections. Callers check the right. */
export type Patterns = {
  /** Those in this language first, then by name. */
  list(lang: Language): Promise<OwnPattern[]>;
  /** Null if there is none with this id. */
  find(id: number): Promise<OwnPattern | null>;
  /** One for each `once` of an author. Throws `blocks.tooManyPatterns` (422). */
  add(author: string, pattern: NewPattern): Promise<void>;
  /** False if there is none. */
  rename(id: number, name: string): Promise<boolean>;
  remove(id: number): Promise<void>;
};

export type NewPattern = Pick<OwnPattern, 'name' | 'lang' | 'blocks'> & { once: string };
