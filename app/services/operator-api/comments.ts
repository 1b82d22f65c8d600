import type { PageKey } from './page-key';

/** Characters of one comment. */
export const COMMENT_LENGTH = 2000;

/** What one operator said; `words` are empty where they took it back after it had been answered. */
export type Comment = {
  id: number;
  /** Their name. */
  by: string;
  isOwn: boolean;
  words: string;
  at: Date;
};

/** A comment on a block with its answers, the oldest first. */
export type Discussion = Comment & {
  /** The uuid of the block, and the name of its kind: it may not be there any more. */
  block: string;
  blockName: string;
  answers: Comment[];
  settled: { by: string; at: Date } | null;
};

/** A comment on its way: `once` names the form, so that it is said once however often that is sent. */
export type NewComment = { words: string; once: string };

/** Comments of the team on the blocks of a page. Callers check that the reader may edit it. */
export type CommentStore = {
  /** Those of a page, the oldest first; whose are the author's own is said. */
  list(key: PageKey, author: string): Promise<Discussion[]>;
  /** How many are not settled, by block; and a number that changes with whatever is said. */
  count(key: PageKey): Promise<{ open: Record<string, number>; stamp: string }>;
  /** Begins a discussion and gives its number. Throws `comments.tooMany` (422). */
  begin(
    key: PageKey,
    author: string,
    comment: NewComment & { block: string; blockName: string },
  ): Promise<number>;
  /** Answers a discussion, which is open again by that; false where it is not there. Throws as above. */
  answer(key: PageKey, author: string, discussion: number, comment: NewComment): Promise<boolean>;
  /** Says that nothing is left to do, or that something is; false where it is not there. */
  settle(key: PageKey, author: string, discussion: number, isSettled: boolean): Promise<boolean>;
  /** Takes a comment of the author's own back; false where there is none. */
  remove(key: PageKey, author: string, comment: number): Promise<boolean>;
};
