import { useText } from '~/i18n/text';
import type { AddressChoice, Picker } from '../load/picker';
import { CommandForm } from './command-form';
import { PickerSearch } from './picker-search';

type AddressPickerProps = { picker: Picker & AddressChoice };

/** Pages, categories and products of the shop; each is a button that puts its address in. */
export function AddressPicker({ picker }: AddressPickerProps) {
  const { t } = useText();
  const { groups, search, kind } = picker;
  const found = groups.filter(({ entries }) => entries.length > 0);
  return (
    <>
      <PickerSearch picker={picker} label={t(`editorPicker.searchFor.${kind}`)} />
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
    </>
  );
}
