import { useText } from '~/i18n/text';
import { mayRemove, placeAbove, placeBelow } from '../../document/gestures';
import { BlockIcon, type BlockIconName } from './block-icon';
import { CommandButton } from '../command-button';
import { useEditing } from '../edit-context';

/** Up, down and delete for a block in a list, where allowed. `name` is its name there. */
export function BlockMoves({ uuid, name }: { uuid: string; name: string }) {
  const { t } = useText();
  const { document } = useEditing();
  const moves: { intent: BlockIconName; text: string; isOffered: boolean }[] = [
    { intent: 'up', text: t('editor.moveUp'), isOffered: placeAbove(document, uuid) !== null },
    { intent: 'down', text: t('editor.moveDown'), isOffered: placeBelow(document, uuid) !== null },
    { intent: 'remove', text: t('editor.remove'), isOffered: mayRemove(document, uuid) },
  ];
  return moves
    .filter(({ isOffered }) => isOffered)
    .map(({ intent, text }) => (
      <CommandButton
        key={intent}
        intent={intent === 'remove' ? 'delete' : intent}
        aria-label={t('editor.onBlock', { action: text, block: name })}
        title={text}
      >
        <BlockIcon name={intent} />
      </CommandButton>
    ));
}
