import type { Comment, Discussion } from '~/services/operator-api/comments';

export type CommentView = Omit<Comment, 'at'> & { at: string };

/** A comment on a block with its answers, as the drawer shows it. */
export type DiscussionView = CommentView & {
  block: string;
  /** The block's name. */
  title: string;
  /** Is it on the page in its author's version? */
  isHere: boolean;
  answers: CommentView[];
  settled: { by: string; at: string } | null;
};

/** The comments on the page, or on one block of it. */
export type CommentsPanel = {
  kind: 'comments';
  /** Null for the whole page. */
  block: { uuid: string; title: string; isHere: boolean } | null;
  discussions: DiscussionView[];
};

/** The text typed into a form of the drawer; `discussion` is the one it would answer. */
export type CommentTyped = { words: string; discussion: number | null };

export function discussionView(
  { at, answers, settled, blockName: _, ...discussion }: Discussion,
  about: Pick<DiscussionView, 'title' | 'isHere'>,
): DiscussionView {
  return {
    ...discussion,
    ...about,
    at: at.toISOString(),
    answers: answers.map((answer) => ({ ...answer, at: answer.at.toISOString() })),
    settled: settled && { ...settled, at: settled.at.toISOString() },
  };
}

/** The fields of the drawer: for a new comment, and for an answer. */
export const commentField = 'comment-words';
export const answerField = (discussion: number) => `answer-${discussion}`;
