import { EDIT_MODE } from '~/lib/edit-mode';
import { useEditedPlace } from './edit-context';

/** A form that asks by its query keeps the page in edit mode, where its address says so. */
export function EditModeField() {
  const { path } = useEditedPlace();
  return path.includes('?') && <input type="hidden" name={EDIT_MODE} value="" />;
}
