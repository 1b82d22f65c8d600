import { useLoaderData } from '@remix-run/react';
import { useText } from '~/i18n/text';
import type { EditPageData } from '../../load/load-edit-page.server';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** The number of findings, beside the button that publishes; leads to the list. */
export function CheckNote() {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { findings: count } = useLoaderData<Pick<EditPageData, 'findings'>>();
  return (
    <EditorLink className="edit-tool check-note" href={`${opens}check=#panel`}>
      {count > 0 ? t('editorCheck.note', { count }) : t('editorCheck.noteNone')}
    </EditorLink>
  );
}
