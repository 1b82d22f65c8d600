/** Somebody else at the edited page, and the block they are at. */
export type OtherAtPage = { id: number; name: string; block: string | null };

/** What a page that is open asks for again and again (`/operator/presence`). */
export type Presence = {
  /** The live version of the page. */
  version: number;
  others: OtherAtPage[];
  /** Changes with whatever is said of the page. */
  comments: string;
};
