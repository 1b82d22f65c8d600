import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** Where a block that shows nothing can be pointed at; it takes no room, and is not to be seen at rest. */
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
