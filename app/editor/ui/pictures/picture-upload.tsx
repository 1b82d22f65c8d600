import { Button } from '~/components/ui/button';
import { Field, controlProps } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { integer } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';
import { CommandForm } from '../command-form';
import type { PicturePickerProps } from './chosen-picture';

const ENDINGS = Object.keys(PICTURE_FILES.types);
const ACCEPT = ENDINGS.map((ending) => `.${ending}`).join(',');
const MEGABYTE = 1024 * 1024;

type PictureUploadProps = Pick<PicturePickerProps, 'typed' | 'errors'> & { isOpen: boolean };

/** A file for the library, and its description. */
export function PictureUpload({ isOpen, typed, errors }: PictureUploadProps) {
  const { t, locale } = useText();
  const ofThis = errors.filter(({ field }) => field.startsWith('upload-'));
  const size = integer(PICTURE_FILES.bytes / MEGABYTE, locale);
  const frame = {
    label: t('editorPicker.file'),
    hint: t('editorPicker.fileHint', { size, types: ENDINGS.join(', ') }),
    error: errorOf(ofThis, 'upload-file'),
    required: true,
  };
  return (
    <details className="details" open={isOpen || ofThis.length > 0 || undefined}>
      <summary className="details-mark">{t('editorPicker.uploadTitle')}</summary>
      <CommandForm className="form-stack settings-form details-body" hasFiles>
        <Field {...frame} id="upload-file">
          <input
            {...controlProps('upload-file', frame)}
            className="file-input"
            type="file"
            name="file"
            accept={ACCEPT}
            data-max-bytes={PICTURE_FILES.bytes}
          />
        </Field>
        <TextInput
          id="upload-alt"
          name="alt"
          label={t('editorPicker.alt')}
          hint={t('editorPicker.altLater')}
          error={errorOf(ofThis, 'upload-alt')}
          defaultValue={ofThis.length > 0 ? typed?.alt : undefined}
          maxLength={200}
        />
        <Button name="intent" value="upload">
          {t('editorPicker.upload')}
        </Button>
      </CommandForm>
    </details>
  );
}
