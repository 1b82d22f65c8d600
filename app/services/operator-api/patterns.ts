import type { Block, Language } from '../shop-api';

/** Most characters of the name of a pattern. */
export const PATTERN_NAME_LENGTH = 80;

/** A section that somebody has kept: blocks under a name, for everybody who edits. */
export type OwnPattern = {
  id: number;
  name: string;
  /** In which its texts are. */
  lang: Language;
  blocks: Block[];
  author: string;
};

/** Sections that were kept. Whoever calls has asked for the right. */
export type Patterns = {
  /** Those in this language first, then by name. */
  list(lang: Language): Promise<OwnPattern[]>;
  /** Null where there is none of that number. */
  find(id: number): Promise<OwnPattern | null>;
  /** One for each `once` of an author. Throws `blocks.tooManyPatterns` (422). */
  add(author: string, pattern: NewPattern): Promise<void>;
  /** False where there is none. */
  rename(id: number, name: string): Promise<boolean>;
  remove(id: number): Promise<void>;
};

export type NewPattern = Pick<OwnPattern, 'name' | 'lang' | 'blocks'> & { once: string };
