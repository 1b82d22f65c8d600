import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { Option } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import { MOST_OPTIONS } from '../../settings/settings-view';
import { multiselectSays } from './multiselect-says';

type MultiselectProps = {
  id: string;
  /** The name of the list in the form: its entries are `name.0`, `name.1` and so on. */
  name: string;
  label: string;
  options: readonly Option[];
  /** In their order. */
  chosen: readonly string[];
  /** The maximum number of selected options. */
  max: number;
};

/**
 * A multiple choice with checkboxes; selected options stand first, in their order. With script a
 * search filters the list, and when the maximum is reached the others are disabled (§5).
 */
export function Multiselect({ id, name, label, options, chosen, max }: MultiselectProps) {
  const { t, locale } = useText();
  const isHydrated = useHydrated();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(chosen.length);
  const first = chosen.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  const rest = options.filter(({ value }) => value !== '' && !chosen.includes(value));
  const all = [...first, ...rest].slice(0, MOST_OPTIONS);
  const words = search.trim().toLocaleLowerCase(locale);
  const isFound = (option: Option) => option.label.toLocaleLowerCase(locale).includes(words);
  const isFull = isHydrated && count >= max;
  const said = multiselectSays({
    options: all.length,
    found: all.filter(isFound).length,
    isFull,
  });
  return (
    <fieldset
      className="settings-group multiselect"
      id={id}
      onChange={({ currentTarget }) => setCount(currentTarget.querySelectorAll(':checked').length)}
    >
      <legend>{label}</legend>
      {isHydrated && all.length > 0 && (
        <input
          className="input"
          type="search"
          // Belongs to no form: the search is no field of the block.
          form="no-form"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          aria-label={t('editor.multiselect.search', { field: label })}
          placeholder={t('editor.multiselect.find')}
        />
      )}
      <p className="field-hint" role="status">
        {t(`editor.multiselect.${said}`, { count, max })}
      </p>
      <ul>
        {all.map((option, index) => (
          <li key={option.value} hidden={!isFound(option)}>
            <label>
              <input
                type="checkbox"
                name={`${name}.${index}`}
                value={option.value}
                defaultChecked={index < first.length}
                aria-disabled={isFull || undefined}
                onClick={(event) => {
                  if (isFull && event.currentTarget.checked) event.preventDefault();
                }}
              />
              <span>{option.label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
