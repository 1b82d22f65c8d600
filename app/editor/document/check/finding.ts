import type { Document } from '../tree';

/** What the check looks at, in the order in which it tells. */
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

/** What may be wrong; each has a sentence (dictionary `editorCheck.problem`). */
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

/** Something worth a look before the page is published. Nothing of it forbids to. */
export type Finding = {
  rule: RuleName;
  problem: Problem;
  /** The block it is about; null: the page. */
  uuid: string | null;
  /** The field of that block, as its settings form names it; null: all of it. */
  path: string | null;
  /** What the sentence says. */
  values: Record<string, string | number>;
};

/** What a page alone cannot say of itself. */
export type PageFacts = {
  /** The page shows a heading of its own above its blocks. */
  hasOwnHeading: boolean;
  /** Addresses of this shop, as they are written, where nothing is. */
  deadLinks: ReadonlySet<string>;
  /** Pictures of the library by their addresses, with their width. */
  pictureWidths: ReadonlyMap<string, number>;
  /** Blocks that would show goods and have found none. */
  withoutGoods: ReadonlySet<string>;
  /** The page in the other language; null where the shop has none. */
  otherLanguage: OtherLanguage | null;
};

export type OtherLanguage = {
  /** Its blocks; empty where nothing is stored. */
  blocks: Document;
  isStored: boolean;
  /** When each was published last, as ISO; null where nobody has. */
  publishedAt: string | null;
  ownPublishedAt: string | null;
};

/** Pure: what a rule finds in a page. */
export type Rule = (blocks: Document, facts: PageFacts) => Finding[];
