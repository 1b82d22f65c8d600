import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { Picker } from '../load/picker';
import { useEditedPlace } from './edit-context';

type PickerSearchProps = {
  picker: Picker;
  label: string;
  /** More fields of the search. */
  children?: ReactNode;
};

/** Looks for something within a picker; an address like every panel. */
export function PickerSearch({ picker, label, children }: PickerSearchProps) {
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
      {picker.here.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        id="picker-search"
        name="search"
        label={label}
        defaultValue={picker.search}
        maxLength={200}
      />
      {children}
      <Button variant="secondary">{t('editorPicker.search')}</Button>
    </Form>
  );
}
