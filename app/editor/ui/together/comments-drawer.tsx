import { minute } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { EditReply } from '../../intents/intent.server';
import {
  answerField,
  commentField,
  type CommentsPanel,
  type CommentView,
  type DiscussionView,
} from '../../load/comments-panel';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { CommentForm } from './comment-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

type CommentsDrawerProps = CommentsPanel & { reply: EditReply | undefined };

/** The team's comments on the blocks of the page, or on one of them. */
export function CommentsDrawer({ block, discussions, reply }: CommentsDrawerProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const title = block
    ? t('editorTogether.comments.of', { block: block.title })
    : t('editorTogether.comments.title');
  const open = discussions.filter(({ settled }) => settled === null);
  const settled = discussions.filter((each) => each.settled !== null);
  const list = (of: readonly DiscussionView[]) => (
    <ol className="discussions">
      {of.map((discussion) => (
        <Discussion key={discussion.id} {...discussion} isNamed={block === null} reply={reply} />
      ))}
    </ol>
  );
  return (
    <Drawer title={title} help={t('editorTogether.comments.help')}>
      {block && (
        <p>
          <EditorLink href={`${opens}comments=#panel`}>
            {t('editorTogether.comments.all')}
          </EditorLink>
        </p>
      )}
      {block?.isHere && (
        <CommentForm
          key={block.uuid}
          intent="comment"
          field={commentField}
          label={t('editorTogether.comments.words')}
          button={t('editorTogether.comments.send')}
          typed={reply?.comment?.discussion === null ? reply.comment.words : undefined}
          errors={reply?.errors ?? []}
          lastSaid={lastOwn(discussions)}
        >
          <input type="hidden" name="block" value={block.uuid} />
        </CommentForm>
      )}
      {discussions.length === 0 && (
        <p>
          {block
            ? t('editorTogether.comments.emptyBlock')
            : t('editorTogether.comments.empty', { comment: t('editorTogether.comments.comment') })}
        </p>
      )}
      {list(open.filter(({ isHere }) => isHere))}
      {open.some(({ isHere }) => !isHere) && (
        <section aria-labelledby="removed-title">
          <h3 id="removed-title">{t('editorTogether.comments.removed')}</h3>
          <p className="field-hint">{t('editorTogether.comments.removedHelp')}</p>
          {list(open.filter(({ isHere }) => !isHere))}
        </section>
      )}
      {settled.length > 0 && (
        <details className="details">
          <summary className="details-mark">
            {t('editorTogether.comments.settledTitle', { count: settled.length })}
          </summary>
          <div className="details-body">{list(settled)}</div>
        </details>
      )}
    </Drawer>
  );
}

type DiscussionProps = DiscussionView & {
  /** Does it name its block? */
  isNamed: boolean;
  reply: EditReply | undefined;
};

/** A comment, its answers, and the actions on it. */
function Discussion(discussion: DiscussionProps) {
  const { id, block, title, isHere, answers, settled, isNamed, reply } = discussion;
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  const typed = reply?.comment?.discussion === id ? reply.comment.words : undefined;
  const about = (action: string) =>
    t('editorTogether.comments.on', {
      action,
      by: discussion.by,
      date: minute(discussion.at, locale),
    });
  const link = `${opens}comment=${encodeURIComponent(block)}#comment-${id}`;
  return (
    <li id={`comment-${id}`} className="discussion">
      {isNamed && (
        <h3 className="discussion-block">
          {isHere ? (
            <EditorLink href={`${opens}comment=${encodeURIComponent(block)}#panel`}>
              {title}
            </EditorLink>
          ) : (
            title
          )}
        </h3>
      )}
      <Said {...discussion} />
      {answers.length > 0 && (
        <ol className="discussion-answers">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Said {...answer} />
              <RemoveOwn {...answer} />
            </li>
          ))}
        </ol>
      )}
      {settled && (
        <p className="field-hint">
          {t('editorTogether.comments.settledBy', {
            by: settled.by,
            date: minute(settled.at, locale),
          })}
        </p>
      )}
      <div className="discussion-tools">
        <CommandForm className="edit-tools">
          <input type="hidden" name="comment" value={id} />
          <CommandButton
            intent={settled ? 'comment-reopen' : 'comment-settle'}
            aria-label={about(
              t(settled ? 'editorTogether.comments.reopen' : 'editorTogether.comments.settle'),
            )}
          >
            {t(settled ? 'editorTogether.comments.reopen' : 'editorTogether.comments.settle')}
          </CommandButton>
          <a
            className="edit-tool"
            href={link}
            aria-label={about(t('editorTogether.comments.link'))}
          >
            {t('editorTogether.comments.link')}
          </a>
        </CommandForm>
        <RemoveOwn {...discussion} />
      </div>
      <details className="details" open={typed !== undefined || undefined}>
        <summary className="details-mark">
          {t('editorTogether.comments.answerTo', { by: discussion.by })}
        </summary>
        <div className="details-body">
          <CommentForm
            intent="comment-answer"
            field={answerField(id)}
            label={t('editorTogether.comments.answerWords')}
            button={t('editorTogether.comments.answer')}
            typed={typed}
            errors={reply?.errors ?? []}
            lastSaid={lastOwn(answers)}
          >
            <input type="hidden" name="comment" value={id} />
          </CommentForm>
        </div>
      </details>
    </li>
  );
}

/** A comment with its author and time; its text is shown as plain text. */
function Said({ by, at, words }: CommentView) {
  const { t, locale } = useText();
  return (
    <>
      <p className="said-by">{t('editorTogether.comments.by', { by, date: minute(at, locale) })}</p>
      <p className="said-words">
        {words === '' ? <em>{t('editorTogether.comments.deleted')}</em> : words}
      </p>
    </>
  );
}

function RemoveOwn({ id, by, at, words, isOwn }: CommentView) {
  const { t, locale } = useText();
  if (!isOwn || words === '') return null;
  const action = t('editorTogether.comments.remove');
  return (
    <CommandForm className="edit-tools">
      <input type="hidden" name="comment" value={id} />
      <CommandButton
        intent="comment-delete"
        className="edit-tool-remove"
        aria-label={t('editorTogether.comments.on', { action, by, date: minute(at, locale) })}
      >
        {action}
      </CommandButton>
    </CommandForm>
  );
}

function lastOwn(comments: readonly CommentView[]): number {
  return Math.max(0, ...comments.filter(({ isOwn }) => isOwn).map(({ id }) => id));
}
