import type { SummaryError } from '~/components/ui/error-summary';
import { useText } from '~/i18n/text';
import { pickerQuery, type Picker, type PickerTyped, type PictureView } from '../../load/picker';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PickerSearch } from './picker-search';
import { PictureUpload } from './picture-upload';

type LibraryPicture = Pick<
  PictureView,
  'key' | 'name' | 'alternate' | 'previewUrl' | 'width' | 'height'
> &
  Partial<Pick<PictureView, 'isPresent'>>;

type PictureLibraryProps = Pick<Picker, 'here' | 'search'> & {
  pictures: readonly LibraryPicture[];
  /** The cursor of the next part. */
  next: string | null;
  typed: PickerTyped | undefined;
  errors: readonly SummaryError[];
};

/** The pictures of the shop: to add, find and open one. */
export function PictureLibrary(props: PictureLibraryProps) {
  const { here, search, pictures, next, typed, errors } = props;
  const { t } = useText();
  const { opens } = useEditedPlace();
  const isEmpty = pictures.length === 0 && search === '';
  const open = (more: Parameters<typeof pickerQuery>[1]) =>
    `${opens}${pickerQuery({ here }, { ...(search && { search }), ...more })}#panel`;
  return (
    <>
      <PictureUpload isOpen={isEmpty} typed={typed} errors={errors} />
      {isEmpty ? (
        <p>{t('editorPicker.empty')}</p>
      ) : (
        <PickerSearch here={here} search={search} label={t('editorPicker.searchFor.picture')} />
      )}
      {pictures.length === 0 && !isEmpty && (
        <p role="status">{t('editorPicker.nothing', { search })}</p>
      )}
      <ul className="library">
        {pictures.map((picture) => (
          <li key={picture.key}>
            <EditorLink
              className="library-picture"
              href={open({ picture: picture.key })}
              aria-current={picture.isPresent || undefined}
            >
              <img
                src={picture.previewUrl}
                alt={picture.alternate}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
              <span className="library-name">{picture.name}</span>
              {picture.isPresent && (
                <strong className="library-present">{t('editorPicker.present')}</strong>
              )}
              {picture.alternate === '' && <small>{t('editorPictures.undescribed')}</small>}
            </EditorLink>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <EditorLink href={open({ after: next })}>{t('editorPicker.more')}</EditorLink>
        </p>
      )}
    </>
  );
}
