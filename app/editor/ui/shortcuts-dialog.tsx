import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '~/i18n/text';
import { SHORTCUTS } from '../in-place/shortcut-of';

const ID = 'shortcuts';

/** Shows all shortcuts; a dialog returns the focus. */
export function openShortcuts(): void {
  const dialog = document.getElementById(ID) as HTMLDialogElement | null;
  if (dialog && !dialog.open) dialog.showModal();
}

/** The shortcuts of the edited page. */
export function ShortcutsDialog() {
  const { t } = useText();
  return (
    <dialog className="shortcuts" id={ID} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{t('editor.shortcut.title')}</h2>
      <dl>
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what}>
            <dt>{t(`editor.shortcut.${what}`)}</dt>
            <dd>
              <kbd>
                {keys
                  .replace('Mod', t('editor.shortcut.mod'))
                  .replace('Del', t('editor.shortcut.del'))}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className="button button-secondary">{t('editor.close')}</button>
      </form>
    </dialog>
  );
}

/** Opens the list; only with script, which handles the keys. */
export function ShortcutsButton() {
  const { t } = useText();
  if (!useHydrated()) return null;
  return (
    <button className="edit-tool" type="button" onClick={openShortcuts}>
      {t('editor.shortcut.title')}
    </button>
  );
}
