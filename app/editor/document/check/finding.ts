import type { Document } from '../tree';

/** The rules of the check, in the order of the report. */
export const RULES = [
  'alt',
  'headings',
  'contrast',
  'empty',
  'links',
  'pictures',
  'language',
] as const;
export type RuleName = (typeof RULES)[number];

/** The possible problems; each has a sentence (dictionary `editorCheck.problem`). */
export type Problem =
  | 'altMissing'
  | 'filmUnnamed'
  | 'headingNone'
  | 'headingEarly'
  | 'headingSkips'
  | 'headingEmpty'
  | 'contrastLow'
  | 'contrastOnPicture'
  | 'blockEmpty'
  | 'goodsNone'
  | 'buttonHalf'
  | 'answerEmpty'
  | 'questionEmpty'
  | 'textOfSample'
  | 'linkDead'
  | 'linkNowhere'
  | 'pictureForeign'
  | 'pictureLarge'
  | 'pictureSmall'
  | 'languageMissing'
  | 'languageOlder'
  | 'languageNewer'
  | 'languageLacks';

/** A problem to look at before the page is published. None prevents publishing. */
export type Finding = {
  rule: RuleName;
  problem: Problem;
  /** The block concerned; null: the page. */
  uuid: string | null;
  /** The field of that block, as its settings form names it; null: the whole block. */
  path: string | null;
  /** The values in the sentence. */
  values: Record<string, string | number>;
};

/** Facts that are not in the page's own blocks. */
export type PageFacts = {
  /** The page shows a heading of its own above its blocks. */
  hasOwnHeading: boolean;
  /** Addresses of this shop, as they are written, that do not exist. */
  deadLinks: ReadonlySet<string>;
  /** Pictures of the library by their addresses, with their width. */
  pictureWidths: ReadonlyMap<string, number>;
  /** Blocks that would show goods and found none. */
  withoutGoods: ReadonlySet<string>;
  /** The page in the other language; null where the shop has none. */
  otherLanguage: OtherLanguage | null;
};

export type OtherLanguage = {
  /** Its blocks; empty if nothing is stored. */
  blocks: Document;
  isStored: boolean;
  /** When each was published last, as ISO; null if never. */
  publishedAt: string | null;
  ownPublishedAt: string | null;
};

/** Pure: the findings of a rule in a page. */
export type Rule = (blocks: Document, facts: PageFacts) => Finding[];
