import type { Problem } from '~/features/page/form-problems.server';
import { decimal } from '~/i18n/format';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';
import type { IntentRequest } from './intent.server';

const MEGABYTE = 1024 * 1024;

/** The message of the picker for an error code (dictionary `editorPicker.problem`). */
export function pictureProblem({ context }: IntentRequest, field: string, code: string): Problem {
  const values = {
    types: Object.keys(PICTURE_FILES.types).join(', '),
    megabytes: decimal(PICTURE_FILES.bytes / MEGABYTE, context.locale),
  };
  return { field, code, key: `editorPicker.problem.${code}`, values };
}
