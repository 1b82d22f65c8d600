import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { useText } from '~/i18n/text';
import type { PageValues } from '../../load/page-settings';
import type { PagesPanel } from '../../load/pages-panel';
import { CommandForm } from '../command-form';
import { PanelDialog } from '../drawers/panel-dialog';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PageSettingField } from './page-setting-field';

type NewPageDrawerProps = Extract<PagesPanel, { kind: 'newPage' }> & {
  typed: Partial<PageValues> | undefined;
  errors: readonly SummaryError[];
};

/** Name and type of a page that does not exist yet (§2 "Add page modal"). */
export function NewPageDrawer({ parents, parent, typed, errors }: NewPageDrawerProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const values = { name: '', type: 'content', parentCategoryId: parent, ...typed };
  const field = (setting: 'type' | 'parentCategoryId') => (
    <PageSettingField
      setting={setting}
      value={values[setting]}
      parents={parents}
      errors={errors}
      isNew
    />
  );
  return (
    <PanelDialog
      title={t('editorPages.add')}
      help={t('editorPages.addText')}
      closeHref={`${opens}pages=#panel`}
      errors={errors}
    >
      <CommandForm className="form-stack settings-form">
        <PageSettingField
          setting="name"
          value={values.name}
          parents={parents}
          errors={errors}
          hint={t('editorPages.hint.newName')}
        />
        {field('type')}
        {field('parentCategoryId')}
        <div className="page-choice">
          <EditorLink className="button button-quiet" href={`${opens}pages=#panel`}>
            {t('editorPages.cancel')}
          </EditorLink>
          <Button name="intent" value="add-page">
            {t('editorPages.add')}
          </Button>
        </div>
      </CommandForm>
    </PanelDialog>
  );
}
