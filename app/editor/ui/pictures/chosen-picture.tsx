import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { Checkbox } from '~/components/ui/checkbox';
import { errorOf } from '~/components/ui/form-reply';
import { RadioGroup } from '~/components/ui/radio-group';
import { TextInput } from '~/components/ui/text-input';
import { integer } from '~/i18n/format';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import { pickerQuery, type Picker, type PickerTyped, type PictureChoice } from '../../load/picker';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

export type PicturePickerProps = {
  picker: Picker & PictureChoice;
  typed: PickerTyped | undefined;
  errors: readonly SummaryError[];
};

type ChosenPictureProps = PicturePickerProps & { picture: NonNullable<PictureChoice['chosen']> };

/** A picture of the library before it is put into the block: its description, and its target. */
export function ChosenPicture({ picker, picture, typed, errors }: ChosenPictureProps) {
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  const { key, name, width, height, size, author, at, previewUrl } = picture;
  const kilobytes = integer(Math.ceil(size / 1024), locale);
  return (
    <>
      <figure className="chosen-picture">
        <img src={previewUrl} alt={picture.alternate} width={width} height={height} />
        <figcaption>
          <strong>{name}</strong>
          <small>{t('editorPicker.measures', { width, height, size: kilobytes })}</small>
          <small>
            {author
              ? t('editorPicker.uploadedBy', { author, date: dateTime(at, locale) })
              : t('editorPicker.uploadedAt', { date: dateTime(at, locale) })}
          </small>
        </figcaption>
      </figure>
      <CommandForm className="form-stack settings-form">
        <input type="hidden" name="picture" value={key} />
        {picker.hasScreens && (
          <>
            <TextInput
              id="picker-alt"
              name="alt"
              label={t('editorPicker.alt')}
              hint={t('editorPicker.altHint')}
              error={errorOf(errors, 'picker-alt')}
              defaultValue={typed?.alt ?? picture.alt}
              maxLength={200}
            />
            <Checkbox
              name="decorative"
              value="on"
              label={t('editorPicker.decorative')}
              defaultChecked={typed ? typed.decorative !== '' : picture.isDecorative}
            />
            <RadioGroup
              name="screens"
              label={t('editorPicker.screens')}
              options={[
                { value: 'all', label: t('editorPicker.allScreens') },
                {
                  value: 'one',
                  label: t('editorPicker.oneScreen', { field: fieldLabel(t, picker.field) }),
                },
              ]}
              defaultValue={typed?.screens || 'all'}
            />
          </>
        )}
        <Button name="intent" value="picture">
          {t('editorPicker.put')}
        </Button>
      </CommandForm>
      <p>
        <EditorLink href={`${opens}${pickerQuery(picker)}#panel`}>
          {t('editorPicker.another')}
        </EditorLink>
      </p>
    </>
  );
}
