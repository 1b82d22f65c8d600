import { memo, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { isBlockName } from '~/blocks/components';
import { mayDuplicate, mayRemove } from '../document/gestures';
import { isPartOfAnother } from '../document/rules';
import { placeText } from '../document/place-text';
import { childrenOf, placeOf, siblingsIn } from '../document/tree';
import { DragHandle } from '../drag/drag-handle';
import { DropLine } from '../drag/drop-line';
import { BlockMarks } from './block-marks';
import { CommandButton } from './command-button';
import { CommandForm } from './command-form';
import { useEditedPlace, useEditing } from './edit-context';
import { EditorLink } from './editor-link';

/**
 * The tools of a block above it, and the block itself, which is to be looked at: its links lead
 * nowhere here. What lives only inside another block has its tools among that one's settings.
 */
export function BlockFrame({ block, children }: { block: Block; children: ReactNode }) {
  const { t, locale } = useText();
  const { document, selected } = useEditing();
  const { uuid } = block.meta;
  const place = placeOf(document, uuid);
  // It is there as long as it is drawn for a page that had it.
  if (isPartOfAnother(block) || !place) return children;
  const { parent } = place;
  const siblings = siblingsIn(document, parent) ?? [];
  const position = siblings.findIndex(({ meta }) => meta.uuid === uuid) + 1;
  const name = t('editor.block', {
    block: blockTitle(block, locale),
    position,
    count: siblings.length,
  });
  return (
    // A block of the page itself has its id around this frame.
    <section
      className="edit-block"
      aria-label={name}
      id={parent ? `block-${uuid}` : undefined}
      data-selected={selected === uuid || undefined}
    >
      {position === 1 && <DropLine place={placeText(place)} edge="top" />}
      <BlockTools
        uuid={uuid}
        name={name}
        above={placeText(place)}
        below={placeText({ parent, after: uuid })}
        isFirst={position === 1}
        isLast={position === siblings.length}
        mayDuplicate={mayDuplicate(document, uuid)}
        mayRemove={mayRemove(document, uuid)}
      />
      <BlockMarks uuid={uuid} title={name} />
      {isBlockName(block.name) ? (
        <div className="edit-shown" {...(holdsFrames(block) ? {} : INERT)}>
          {children}
        </div>
      ) : (
        <p className="edit-unknown">{t('editor.unknownBlock')}</p>
      )}
      <DropLine place={placeText({ parent, after: uuid })} edge="bottom" />
    </section>
  );
}

/** React 18 writes the attribute, but does not know it. */
export const INERT = { inert: '' };

/** Do blocks in this one have tools of their own? */
export function holdsFrames(block: Block): boolean {
  return childrenOf(block).some((child) => !isPartOfAnother(child));
}

type BlockToolsProps = {
  uuid: string;
  name: string;
  /** The places before and behind it. */
  above: string;
  below: string;
  isFirst: boolean;
  isLast: boolean;
  mayDuplicate: boolean;
  mayRemove: boolean;
};

/** Drawn anew only when something of it changes: there may be hundreds of them. */
const BlockTools = memo(function BlockTools(tools: BlockToolsProps) {
  const { uuid, name, isFirst, isLast } = tools;
  const { t } = useText();
  const { path } = useEditedPlace();
  const link = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}#panel`;
  const about = (action: string, note?: string) =>
    t('editor.onBlock', { action: note ? `${action} (${note})` : action, block: name });
  return (
    <CommandForm className="edit-tools" block={uuid}>
      <DragHandle uuid={uuid} label={about(t('editor.drag.handle'))} />
      <strong className="edit-name">{name}</strong>
      <EditorLink
        className="edit-tool"
        href={link({ edit: uuid })}
        aria-label={about(t('editor.settings'))}
      >
        {t('editor.settings')}
      </EditorLink>
      <CommandButton
        intent="up"
        aria-disabled={isFirst || undefined}
        aria-label={about(t('editor.moveUp'), isFirst ? t('editor.isFirst') : undefined)}
      >
        {t('editor.moveUp')}
      </CommandButton>
      <CommandButton
        intent="down"
        aria-disabled={isLast || undefined}
        aria-label={about(t('editor.moveDown'), isLast ? t('editor.isLast') : undefined)}
      >
        {t('editor.moveDown')}
      </CommandButton>
      <EditorLink
        className="edit-tool"
        href={link({ move: uuid })}
        aria-label={about(t('editor.moveTo'))}
      >
        {t('editor.moveTo')}
      </EditorLink>
      <EditorLink
        className="edit-tool"
        href={link({ comment: uuid })}
        aria-label={about(t('editorTogether.comments.comment'))}
      >
        {t('editorTogether.comments.comment')}
      </EditorLink>
      {tools.mayDuplicate && (
        <CommandButton intent="duplicate" aria-label={about(t('editor.duplicate'))}>
          {t('editor.duplicate')}
        </CommandButton>
      )}
      {tools.mayRemove && (
        <CommandButton
          intent="delete"
          className="edit-tool-remove"
          aria-label={about(t('editor.remove'))}
        >
          {t('editor.remove')}
        </CommandButton>
      )}
      <EditorLink
        className="edit-tool"
        href={link({ add: tools.above })}
        aria-label={about(t('editor.addAbove'))}
      >
        {t('editor.addAbove')}
      </EditorLink>
      <EditorLink
        className="edit-tool"
        href={link({ add: tools.below })}
        aria-label={about(t('editor.addBelow'))}
      >
        {t('editor.addBelow')}
      </EditorLink>
    </CommandForm>
  );
});
