import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** Says of a block that it shows nothing yet, and leads to its settings; customers see no gap in its place. */
export function FlatPlace({ uuid, name }: { uuid: string; name: string }) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  return (
    <div className="edit-shown edit-flat">
      {/* For pointers: the tools of the block have the same way for all others. */}
      <EditorLink tabIndex={-1} href={`${opens}${new URLSearchParams({ edit: uuid })}#panel`}>
        {t('editor.flat', { block: name })}
      </EditorLink>
    </div>
  );
}
