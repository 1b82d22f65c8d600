import { memo } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '~/i18n/text';
import { isSameJson } from '../../document/diff';
import { DragHandle } from '../../drag/drag-handle';
import type { EmptyField } from '../../in-place/empty-fields';
import { BlockIcon, type BlockIconName } from './block-icon';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { EmptyFields } from './empty-fields';

type BlockToolsProps = {
  uuid: string;
  /** The block's name, alone and with its position. */
  title: string;
  name: string;
  /** The positions before and behind it. */
  above: string;
  below: string;
  isFirst: boolean;
  isLast: boolean;
  mayDuplicate: boolean;
  mayRemove: boolean;
  /** Missing texts. */
  emptyFields: readonly EmptyField[];
};

/** Renders again only when one of its props changes: there may be hundreds of them. */
export const BlockTools = memo(function BlockTools(tools: BlockToolsProps) {
  const { uuid, title, name, isFirst, isLast } = tools;
  const { t } = useText();
  const { opens } = useEditedPlace();
  const isScripted = useHydrated();
  const link = (query: Record<string, string>) => `${opens}${new URLSearchParams(query)}#panel`;
  const about = (action: string, note?: string) =>
    t('editor.onBlock', { action: note ? `${action} (${note})` : action, block: name });
  // The position below a block is the one above the next.
  const inserts = [
    ...(isFirst ? [{ edge: 'above', place: tools.above, text: t('editor.addAbove') }] : []),
    { edge: 'below', place: tools.below, text: t('editor.addBelow') },
  ].map(({ edge, place, text }) => (
    <EditorLink
      key={edge}
      className={isScripted ? `edit-insert edit-insert-${edge}` : 'edit-tool'}
      href={link({ add: place })}
      aria-label={about(text)}
      title={text}
    >
      <Sign icon="add" text={text} />
    </EditorLink>
  ));
  return (
    <div className="edit-float">
      <details className="edit-fold" open={isScripted || undefined}>
        <summary>{name}</summary>
        <CommandForm className="edit-tools" block={uuid}>
          <DragHandle uuid={uuid} label={about(t('editor.drag.handle'))} />
          <strong className="edit-name">{title}</strong>
          <EditorLink
            className="edit-tool"
            href={link({ edit: uuid })}
            aria-label={about(t('editor.settings'))}
            title={t('editor.settings')}
          >
            <Sign icon="settings" text={t('editor.settings')} />
          </EditorLink>
          <CommandButton
            intent="up"
            aria-disabled={isFirst || undefined}
            aria-label={about(t('editor.moveUp'), isFirst ? t('editor.isFirst') : undefined)}
            title={t('editor.moveUp')}
          >
            <Sign icon="up" text={t('editor.moveUp')} />
          </CommandButton>
          <CommandButton
            intent="down"
            aria-disabled={isLast || undefined}
            aria-label={about(t('editor.moveDown'), isLast ? t('editor.isLast') : undefined)}
            title={t('editor.moveDown')}
          >
            <Sign icon="down" text={t('editor.moveDown')} />
          </CommandButton>
          {tools.mayDuplicate && (
            <CommandButton
              intent="duplicate"
              aria-label={about(t('editor.duplicate'))}
              title={t('editor.duplicate')}
            >
              <Sign icon="duplicate" text={t('editor.duplicate')} />
            </CommandButton>
          )}
          {tools.mayRemove && (
            <CommandButton
              intent="delete"
              className="edit-tool-remove"
              aria-label={about(t('editor.remove'))}
              title={t('editor.remove')}
            >
              <Sign icon="remove" text={t('editor.remove')} />
            </CommandButton>
          )}
          {!isScripted && inserts}
          <details className="edit-more">
            <summary
              className="edit-tool"
              aria-label={about(t('editor.more'))}
              title={t('editor.more')}
            >
              <Sign icon="more" text={t('editor.more')} />
            </summary>
            <ul>
              <li>
                <EditorLink
                  href={link({ comment: uuid })}
                  aria-label={about(t('editorTogether.comments.comment'))}
                >
                  {t('editorTogether.comments.comment')}
                </EditorLink>
              </li>
              <li>
                <EditorLink href={link({ move: uuid })} aria-label={about(t('editor.moveTo'))}>
                  {t('editor.moveTo')}
                </EditorLink>
              </li>
              <li>
                <EditorLink
                  href={link({ copy: uuid })}
                  aria-label={about(t('editor.copyBlock.open'))}
                >
                  {t('editor.copyBlock.open')}
                </EditorLink>
              </li>
            </ul>
          </details>
        </CommandForm>
      </details>
      {isScripted && inserts}
      <EmptyFields name={name} fields={tools.emptyFields} />
    </div>
  );
}, isSameJson);

/**
 * An icon with its name, which is visible where there is room: in the permanently visible tools.
 */
function Sign({ icon, text }: { icon: BlockIconName; text: string }) {
  return (
    <>
      <BlockIcon name={icon} />
      <span className="edit-tool-text">{text}</span>
    </>
  );
}
