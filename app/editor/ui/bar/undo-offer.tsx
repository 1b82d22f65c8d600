import { useText } from '~/i18n/text';
import { useUndoOffer } from '../../live/undo-offer';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';

/** After a block was deleted, where the eye is. What is said of it the announcer says. */
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
