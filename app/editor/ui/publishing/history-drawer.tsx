import { Button } from '~/components/ui/button';
import { dateTime } from '~/i18n/instant';
import { otherLocale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import type { PanelOf, SeenRevision } from '../../load/panel';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** Published versions, the newest first, and the differences of the selected one. */
export function HistoryDrawer({ revisions, seen }: PanelOf<'history'>) {
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  return (
    <Drawer title={t('editor.historyTitle')} help={t('editor.historyHelp')}>
      {revisions.length === 0 && <p>{t('editor.historyEmpty')}</p>}
      <ol className="revisions">
        {revisions.map(({ version, author, at, isPlanned }) => (
          <li key={version} aria-current={version === seen?.version || undefined}>
            <strong>{t('editor.revision', { version })}</strong>
            <p>
              {author
                ? t(isPlanned ? 'editor.revisionPlanned' : 'editor.revisionBy', {
                    date: dateTime(at, locale),
                    author,
                  })
                : t('editor.revisionOfShop', { date: dateTime(at, locale) })}
            </p>
            {version === seen?.version && <Changes seen={seen} />}
            <CommandForm className="edit-tools">
              {version !== seen?.version && (
                <EditorLink
                  className="edit-tool"
                  href={`${opens}history=&version=${version}#panel`}
                  aria-label={t('editor.seeOf', { version })}
                >
                  {t('editor.see')}
                </EditorLink>
              )}
              <EditorLink
                className="edit-tool"
                href={`${opens}history=&version=${version}&compare=#panel`}
                aria-label={t('editorTogether.compare.openOf', { version })}
              >
                {t('editorTogether.compare.open')}
              </EditorLink>
              <input type="hidden" name="version" value={version} />
              <CommandButton intent="restore" aria-label={t('editor.restoreOf', { version })}>
                {t('editor.restore')}
              </CommandButton>
            </CommandForm>
          </li>
        ))}
      </ol>
      {otherLocale(locale) !== null && (
        <CommandForm className="form-stack settings-form">
          <h3>{t('editor.copyTitle')}</h3>
          <p className="field-hint">{t('editor.copyHelp')}</p>
          <Button name="intent" value="copy" variant="secondary">
            {t('editor.copy')}
          </Button>
        </CommandForm>
      )}
    </Drawer>
  );
}

function Changes({ seen: { marks, removed, compared } }: { seen: SeenRevision }) {
  const { t } = useText();
  if (Object.keys(marks).length === 0 && removed.length === 0) {
    return <p>{t('editor.revisionSame')}</p>;
  }
  return (
    <>
      {!compared && <p>{t('editor.revisionSeen')}</p>}
      {removed.length > 0 && <p>{t('editor.revisionRemoves', { blocks: removed.join(', ') })}</p>}
    </>
  );
}
