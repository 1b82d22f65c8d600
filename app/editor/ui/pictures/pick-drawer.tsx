import type { SummaryError } from '~/components/ui/error-summary';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import type { Picker, PickerTyped } from '../../load/picker';
import { AddressPicker } from './address-picker';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PicturePicker } from './picture-picker';

type PickDrawerProps = {
  picker: Picker;
  typed: PickerTyped | undefined;
  errors: readonly SummaryError[];
};

/** Replaces a block's settings while the value of one field is being picked. */
export function PickDrawer({ picker, typed, errors }: PickDrawerProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const label = fieldLabel(t, picker.field);
  const field = picker.position
    ? t('editor.entry', { field: label, position: picker.position })
    : label;
  return (
    <Drawer
      title={t('editor.onBlock', { action: picker.blockTitle, block: field })}
      help={t(`editorPicker.help.${picker.kind}`)}
    >
      <p className="picker-back">
        <EditorLink href={opens + picker.settings}>{t('editorPicker.back')}</EditorLink>
      </p>
      {picker.kind === 'picture' ? (
        <PicturePicker picker={picker} typed={typed} errors={errors} />
      ) : (
        <AddressPicker picker={picker} />
      )}
    </Drawer>
  );
}
