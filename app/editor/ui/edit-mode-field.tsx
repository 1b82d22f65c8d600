import { EDIT_MODE } from '~/lib/edit-mode';
import { useEditedPlace } from './edit-context';

/** A GET form keeps the page in edit mode if its address has it. */
export function EditModeField() {
  const { path } = useEditedPlace();
  return path.includes('?') && <input type="hidden" name={EDIT_MODE} value="" />;
}
