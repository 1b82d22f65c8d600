import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** States that a block shows nothing yet, and leads to its settings; customers see no gap there. */
export function FlatPlace({ uuid, name }: { uuid: string; name: string }) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  return (
    <div className="edit-shown edit-flat">
      {/* For pointers: the block's tools have the same link for keyboards. */}
      <EditorLink tabIndex={-1} href={`${opens}${new URLSearchParams({ edit: uuid })}#panel`}>
        {t('editor.flat', { block: name })}
      </EditorLink>
    </div>
  );
}
