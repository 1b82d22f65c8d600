/** Another editor of the page, and their block. */
export type OtherAtPage = { id: number; name: string; block: string | null };

/** The data that an open page polls (`/operator/presence`). */
export type Presence = {
  /** The live version of the page. */
  version: number;
  others: OtherAtPage[];
  /** Changes with every comment on the page. */
  comments: string;
};
