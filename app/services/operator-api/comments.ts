import type { PageKey } from './page-key';

/** Maximum characters of a comment. */
export const COMMENT_LENGTH = 2000;

/** A comment of an operator; `words` are empty if it was withdrawn after it had been answered. */
export type Comment = {
  id: number;
  /** The operator's name. */
  by: string;
  isOwn: boolean;
  words: string;
  at: Date;
};

/** A comment on a block with its answers, the oldest first. */
export type Discussion = Comment & {
  /** The uuid of the block, and the name of its kind, because it may have been removed. */
  block: string;
  blockName: string;
  answers: Comment[];
  settled: { by: string; at: Date } | null;
};

/** A new comment: `once` identifies the form, so that a repeated submission creates one comment. */
export type NewComment = { words: string; once: string };

/** Comments of the team on the blocks of a page. Callers check that the reader may edit it. */
export type CommentStore = {
  /** Returns those of a page, the oldest first, and marks those of the author. */
  list(key: PageKey, author: string): Promise<Discussion[]>;
  /** Returns the number of unsettled ones by block; and a stamp that changes with every comment. */
  count(key: PageKey): Promise<{ open: Record<string, number>; stamp: string }>;
  /** Begins a discussion and returns its id. Throws `comments.tooMany` (422). */
  begin(
    key: PageKey,
    author: string,
    comment: NewComment & { block: string; blockName: string },
  ): Promise<number>;
  /** Answers a discussion and reopens it; false if it does not exist. Throws as above. */
  answer(key: PageKey, author: string, discussion: number, comment: NewComment): Promise<boolean>;
  /** Settles or reopens a discussion; false if it does not exist. */
  settle(key: PageKey, author: string, discussion: number, isSettled: boolean): Promise<boolean>;
  /** Removes one of the author's comments; false if there is none. */
  remove(key: PageKey, author: string, comment: number): Promise<boolean>;
};
