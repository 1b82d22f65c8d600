import type { Comment, Discussion } from '~/services/operator-api/comments';

export type CommentView = Omit<Comment, 'at'> & { at: string };

/** A comment on a block with what answers it, as the drawer shows it. */
export type DiscussionView = CommentView & {
  block: string;
  /** What the block is called. */
  title: string;
  /** Does it stand on the page as its author has it? */
  isHere: boolean;
  answers: CommentView[];
  settled: { by: string; at: string } | null;
};

/** What is said of the page, or of one block of it. */
export type CommentsPanel = {
  kind: 'comments';
  /** Null for all of the page. */
  block: { uuid: string; title: string; isHere: boolean } | null;
  discussions: DiscussionView[];
};

/** What was typed into a form of the drawer; `discussion` is what it would answer. */
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

/** The fields of the drawer: that of a new comment, and of an answer. */
export const commentField = 'comment-words';
export const answerField = (discussion: number) => `answer-${discussion}`;
