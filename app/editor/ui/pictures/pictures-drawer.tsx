import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { integer } from '~/i18n/format';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { PickerTyped } from '../../load/picker';
import { picturesQuery, type PicturesPanel, type PictureUse } from '../../load/pictures-panel';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PictureLibrary } from './picture-library';

type PicturesDrawerProps = {
  panel: PicturesPanel;
  typed: PickerTyped | undefined;
  errors: readonly SummaryError[];
};

/** The pictures of the shop: to find or add one, and to see its uses. */
export function PicturesDrawer({ panel, typed, errors }: PicturesDrawerProps) {
  const { t } = useText();
  return (
    <Drawer title={t('editorPictures.title')} help={t('editorPictures.help')}>
      {panel.chosen ? (
        <OnePicture
          key={panel.chosen.picture.key}
          {...panel.chosen}
          search={panel.search}
          typed={typed}
          errors={errors}
        />
      ) : (
        <AllPictures panel={panel} typed={typed} errors={errors} />
      )}
    </Drawer>
  );
}

function AllPictures({ panel: { search, pictures, next }, typed, errors }: PicturesDrawerProps) {
  return (
    <PictureLibrary
      here={[['pictures', '']]}
      search={search}
      pictures={pictures.map((picture) => ({ ...picture, name: picture.fileName }))}
      next={next}
      typed={typed}
      errors={errors}
    />
  );
}

type OnePictureProps = NonNullable<PicturesPanel['chosen']> &
  Omit<PicturesDrawerProps, 'panel'> & { search: string };

function OnePicture({ picture, uses, search, typed, errors }: OnePictureProps) {
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  const { key, fileName, alternate, width, height, author } = picture;
  const date = dateTime(picture.lastModified, locale);
  const size = integer(Math.ceil(picture.size / 1024), locale);
  return (
    <>
      <p>
        <EditorLink href={`${opens}${picturesQuery(search)}#panel`}>
          {t('editorPictures.all')}
        </EditorLink>
      </p>
      <figure className="chosen-picture">
        <img src={picture.previewUrl} alt={alternate} width={width} height={height} />
        <figcaption>
          <strong>{fileName}</strong>
          <small>{t('editorPicker.measures', { width, height, size })}</small>
          <small>
            {author
              ? t('editorPicker.uploadedBy', { author, date })
              : t('editorPicker.uploadedAt', { date })}
          </small>
          <a href={picture.publicUrl}>{t('editorPictures.full')}</a>
        </figcaption>
      </figure>
      <CommandForm className="form-stack settings-form">
        <input type="hidden" name="picture" value={key} />
        <TextInput
          id="picture-alt"
          name="alt"
          label={t('editorPicker.alt')}
          hint={t('editorPictures.altHint')}
          error={errorOf(errors, 'picture-alt')}
          defaultValue={typed?.picture === key ? typed.alt : alternate}
          maxLength={200}
        />
        <Button name="intent" value="describe-picture">
          {t('editorPictures.save')}
        </Button>
      </CommandForm>
      <section aria-labelledby="picture-uses">
        <h3 id="picture-uses">{t('editorPictures.usedOn')}</h3>
        {uses.length === 0 ? <p>{t('editorPictures.unused')}</p> : <Uses uses={uses} />}
      </section>
    </>
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  const { t, href } = useText();
  return (
    <ul className="drawer-children">
      {uses.map(({ page, lang, draftOf, editPath }) => {
        const language = t(`editorPictures.language.${lang}`);
        const name =
          draftOf === null
            ? t('editorPictures.page', { page, language })
            : t('editorPictures.draft', { page, language, name: draftOf });
        return (
          <li key={name}>
            {editPath === null ? name : <EditorLink href={href(editPath)}>{name}</EditorLink>}
          </li>
        );
      })}
    </ul>
  );
}
