import { useText } from '~/i18n/text';
import { useUndoOffer } from '../../live/undo-offer';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';

/** Shown near the deleted block. The announcer reads its message. */
export function UndoOffer() {
  const { t } = useText();
  const said = useUndoOffer();
  if (said === null) return null;
  return (
    <CommandForm className="undo-offer">
      <span aria-hidden>{said}</span>
      <CommandButton intent="undo">{t('editor.undo')}</CommandButton>
    </CommandForm>
  );
}
