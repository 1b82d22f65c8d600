import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { PagesPanel } from '../../load/pages-panel';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** Asks once more, and says what goes with the page (§2 "Delete modal"). */
export function DeletePageDrawer({ page, below }: Extract<PagesPanel, { kind: 'deletePage' }>) {
  const { t } = useText();
  const { path } = useEditedPlace();
  const { name, path: shopPath } = page;
  return (
    <Drawer title={t('editorPages.removeTitle')} help={t('editorPages.removeHelp')}>
      <p>{t('editorPages.removeText', { name, path: shopPath })}</p>
      {below > 0 && (
        <p>
          <strong>{t('editorPages.removeBelow', { count: below })}</strong>
        </p>
      )}
      <p className="field-hint">{t('editorPages.removeKept')}</p>
      <CommandForm className="page-choice">
        <input type="hidden" name="page" value={page.id} />
        <Button variant="secondary" name="intent" value="delete-page">
          {t('editorPages.remove')}
        </Button>
        <EditorLink className="button button-primary" href={`${path}?pages=#panel`}>
          {t('editorPages.keep')}
        </EditorLink>
      </CommandForm>
    </Drawer>
  );
}
