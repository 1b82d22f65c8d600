import { useContext } from 'react';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import type { EmptyField } from '../../in-place/empty-fields';
import { PageWorkContext } from '../page-work-context';

type EmptyFieldsProps = {
  /** The block's name in its tools. */
  name: string;
  fields: readonly EmptyField[];
};

/** Buttons below a block for its missing texts: each is written in its final position. */
export function EmptyFields({ name, fields }: EmptyFieldsProps) {
  const { t } = useText();
  const { fill } = useContext(PageWorkContext);
  if (fields.length === 0) return null;
  return (
    <ul className="edit-empty-fields">
      {fields.map((field) => {
        const label = fieldLabel(t, field.name.split('.').at(-1)!);
        const text = field.part ? t('editor.entry', { field: label, position: field.part }) : label;
        return (
          <li key={`${field.uuid} ${field.name}`}>
            <button
              type="button"
              aria-label={t('editor.onBlock', {
                action: t('editor.emptyField', { field: text }),
                block: name,
              })}
              onClick={() => fill(field)}
            >
              {text} …
            </button>
          </li>
        );
      })}
    </ul>
  );
}
