import { useText } from '~/i18n/text';
import { BarDetails } from './bar-details';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { EditorIcon } from '../editor-icon';
import { ShortcutsButton } from '../shortcuts-dialog';

type BarMenuProps = { isChanged: boolean; otherLanguage: string | null; shopPath: string };

/** Rare actions: discarding the draft, and links that leave this page. */
export function BarMenu({ isChanged, otherLanguage, shopPath }: BarMenuProps) {
  const { t, href } = useText();
  return (
    <BarDetails className="bar-menu">
      <summary className="edit-tool" title={t('editor.more')}>
        <EditorIcon name="more" label={t('editor.more')} />
      </summary>
      <div className="bar-menu-list">
        <ShortcutsButton />
        {isChanged && (
          <CommandForm>
            <CommandButton intent="discard" className="edit-tool-remove">
              {t('editor.discard')}
            </CommandButton>
          </CommandForm>
        )}
        <nav aria-label={t('editor.elsewhere')}>
          {otherLanguage !== null && (
            <a className="edit-tool" href={otherLanguage}>
              {t('editor.otherLanguage')}
            </a>
          )}
          <a className="edit-tool" href={href('/operator')}>
            {t('editor.toTeam')}
          </a>
          <a className="edit-tool" href={shopPath}>
            {t('editor.toShop')}
          </a>
        </nav>
      </div>
    </BarDetails>
  );
}
