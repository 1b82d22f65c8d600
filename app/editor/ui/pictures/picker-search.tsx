import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';
import { EditModeField } from '../edit-mode-field';

type PickerSearchProps = {
  /** The other parameters of the address: where the picker is open. */
  here: readonly (readonly [name: string, value: string])[];
  search: string;
  label: string;
  /** More fields of the search. */
  children?: ReactNode;
};

/** Searches within a picker; an address like every panel. */
export function PickerSearch({ here, search, label, children }: PickerSearchProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  return (
    <Form
      className="picker-search"
      method="get"
      action={`${path}#panel`}
      role="search"
      preventScrollReset
    >
      <EditModeField />
      {here.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        id="picker-search"
        name="search"
        label={label}
        defaultValue={search}
        maxLength={200}
      />
      {children}
      <Button variant="secondary">{t('editorPicker.search')}</Button>
    </Form>
  );
}
