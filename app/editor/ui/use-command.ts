import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { apply } from '../document/apply-command';
import { CommandError, type EditorCommand } from '../document/commands';
import { placeText } from '../document/place-text';
import { structureCommand } from '../document/structure';
import { findBlock, placeOf, siblingsIn, type Document } from '../document/tree';
import { useAnnounce } from '../live/announcer';
import { useEditQueue } from '../live/edit-queue';
import { offerUndo } from '../live/undo-offer';
import type { EditedPlace } from './edit-context';

/** Sends a form of the edit page by script, and announces its effect on the blocks. */
export function useCommand(
  document: Document,
  { action, live }: Pick<EditedPlace, 'action' | 'live'>,
): EditedPlace['command'] {
  const { send } = useEditQueue();
  const announce = useAnnounce();
  const { t, locale } = useText();

  return (form, way = { isQuiet: false }) => {
    if (!form.has('live')) form.set('live', String(live));
    const uuid = String(form.get('block') ?? '');
    const intent = String(form.get('intent') ?? '');
    const command = commandOf(document, { intent, uuid, place: String(form.get('place') ?? '') });
    const name = () => blockTitle(findBlock(document, uuid)!, locale);
    if (command === null) {
      const why = t(intent === 'up' ? 'editor.isFirst' : 'editor.isLast');
      return announce(t('editor.said.stays', { block: name(), why }));
    }
    if (command?.kind === 'move') {
      // The intended position, whatever is moved before this arrives.
      form.set('intent', 'move');
      form.set('place', placeText(command.place));
    }
    const removed = command?.kind === 'remove' && t('editor.said.removed', { block: name() });
    if (removed) announce(removed);
    offerUndo(removed || null);
    if (command?.kind === 'move') announce(movedText(command));
    if (intent === 'duplicate' && findBlock(document, uuid))
      announce(t('editor.said.duplicated', { block: name() }));
    if (intent === 'undo' || intent === 'redo') announce(t(`editor.said.${intent}`));
    return send(action, form, way);
  };

  function movedText(command: EditorCommand & { kind: 'move' }): string {
    const { uuid } = command;
    const after = apply(document, command).document;
    const { parent } = placeOf(after, uuid)!;
    const siblings = siblingsIn(after, parent)!;
    const said = {
      block: blockTitle(findBlock(after, uuid)!, locale),
      position: siblings.findIndex(({ meta }) => meta.uuid === uuid) + 1,
      count: siblings.length,
    };
    if (parent === null) return t('editor.said.moved', said);
    const holder = blockTitle(findBlock(after, parent)!, locale);
    return t('editor.said.movedIn', { ...said, holder });
  }
}

/** Like `structureCommand`; undefined also for an edit that the server has to refuse. */
function commandOf(document: Document, edit: Parameters<typeof structureCommand>[1]) {
  try {
    const command = structureCommand(document, edit);
    if (command) apply(document, command);
    return command;
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}
