import { useText } from '~/i18n/text';
import { pickerQuery } from '../load/picker';
import { ChosenPicture, type PicturePickerProps } from './chosen-picture';
import { useEditedPlace } from './edit-context';
import { EditorLink } from './editor-link';
import { PickerSearch } from './picker-search';
import { PictureUpload } from './picture-upload';

/** The library of pictures with a way to add to it; then the one that was chosen, before it is put in. */
export function PicturePicker({ picker, typed, errors }: PicturePickerProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  const { chosen, pictures, next, search } = picker;
  if (chosen) {
    const ofThis = typed?.picture === chosen.key ? typed : undefined;
    return (
      <ChosenPicture
        key={chosen.key}
        picker={picker}
        picture={chosen}
        typed={ofThis}
        errors={ofThis ? errors : []}
      />
    );
  }
  const isEmpty = pictures.length === 0 && search === '';
  return (
    <>
      <PictureUpload isOpen={isEmpty} typed={typed} errors={errors} />
      {isEmpty ? (
        <p>{t('editorPicker.empty')}</p>
      ) : (
        <PickerSearch picker={picker} label={t('editorPicker.searchFor.picture')} />
      )}
      {pictures.length === 0 && !isEmpty && (
        <p role="status">{t('editorPicker.nothing', { search })}</p>
      )}
      <ul className="library">
        {pictures.map(({ key, name, alternate, previewUrl, width, height, isPresent }) => (
          <li key={key}>
            <EditorLink
              className="library-picture"
              href={`${path}?${pickerQuery(picker, { picture: key })}#panel`}
              aria-current={isPresent || undefined}
            >
              <img
                src={previewUrl}
                alt={alternate}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
              <span className="library-name">{name}</span>
              {isPresent && (
                <strong className="library-present">{t('editorPicker.present')}</strong>
              )}
            </EditorLink>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <EditorLink
            href={`${path}?${pickerQuery(picker, { ...(search && { search }), after: next })}#panel`}
          >
            {t('editorPicker.more')}
          </EditorLink>
        </p>
      )}
    </>
  );
}
