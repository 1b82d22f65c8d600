import { Select } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import { PAGE_SIZES } from '../../load/page-sizes';
import { pickerQuery, type AddressChoice, type Picker } from '../../load/picker';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PickerSearch } from './picker-search';

type AddressPickerProps = { picker: Picker & AddressChoice };

/** Pages, categories and products of the shop; each is a button that inserts its address. */
export function AddressPicker({ picker }: AddressPickerProps) {
  const { t } = useText();
  const { groups, search, kind, size, page, pages } = picker;
  const { opens } = useEditedPlace();
  const steps = [
    { goods: page - 1, key: 'editorPicker.before' as const },
    { goods: page + 1, key: 'editorPicker.further' as const },
  ].filter(({ goods }) => goods >= 1 && goods <= pages);
  const found = groups.filter(({ entries }) => entries.length > 0);
  return (
    <>
      <PickerSearch
        here={picker.here}
        search={picker.search}
        label={t(`editorPicker.searchFor.${kind}`)}
      >
        <Select
          id="picker-size"
          name="itemsPerPage"
          label={t('editorPicker.perPage')}
          defaultValue={String(size)}
          options={PAGE_SIZES.map((each) => ({ value: String(each), label: String(each) }))}
          required
        />
      </PickerSearch>
      {found.length === 0 && (
        <p role="status">
          {search === '' ? t('editorPicker.searchFirst') : t('editorPicker.nothing', { search })}
        </p>
      )}
      {found.map(({ name, entries }) => (
        <section key={name} aria-labelledby={`picker-${name}`}>
          <h3 id={`picker-${name}`}>{t(`editorPicker.group.${name}`)}</h3>
          <CommandForm className="offers">
            <input type="hidden" name="intent" value="address" />
            {entries.map(({ value, label, about }) => (
              <button className="offer picker-address" key={value} name="address" value={value}>
                <span>{label}</span>
                {about && <small>{about}</small>}
              </button>
            ))}
          </CommandForm>
        </section>
      ))}
      {steps.length > 0 && (
        <nav className="edit-tools" aria-label={t('editorPicker.pageOf', { page, pages })}>
          {steps.map(({ goods, key }) => (
            <EditorLink
              className="edit-tool"
              key={key}
              href={`${opens}${pickerQuery(picker, {
                search,
                itemsPerPage: String(size),
                goods: String(goods),
              })}#panel`}
            >
              {t(key)}
            </EditorLink>
          ))}
          <span>{t('editorPicker.pageOf', { page, pages })}</span>
        </nav>
      )}
    </>
  );
}
