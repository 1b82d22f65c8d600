import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { useText } from '~/i18n/text';
import type { PagesPanel } from '../../load/pages-panel';
import { CommandForm } from '../command-form';
import { PanelDialog } from '../drawers/panel-dialog';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

type DeletePageDrawerProps = Extract<PagesPanel, { kind: 'deletePage' }> & {
  errors: readonly SummaryError[];
};

/** Asks for confirmation, and lists what is deleted with the page (§2 "Delete modal"). */
export function DeletePageDrawer({ page, below, errors }: DeletePageDrawerProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { name, path: shopPath } = page;
  return (
    <PanelDialog
      title={t('editorPages.removeTitle')}
      help={t('editorPages.removeHelp')}
      closeHref={`${opens}pages=#panel`}
      errors={errors}
    >
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
          {t('editorPages.removeNow')}
        </Button>
        <EditorLink className="button button-primary" href={`${opens}pages=#panel`}>
          {t('editorPages.keep')}
        </EditorLink>
      </CommandForm>
    </PanelDialog>
  );
}
