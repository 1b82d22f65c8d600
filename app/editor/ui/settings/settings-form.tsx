import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { Select, type Option } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { choiceLabel, fieldLabel } from '~/blocks/fields/labels';
import { useEditQueue } from '../../live/edit-queue';
import { RichTextField } from '../../rich-text/rich-text-field';
import { ColourField } from '../../colours/colour-field';
import type { ColourUse } from '../../colours/contrast-words';
import { colourUse } from '../../colours/colour-use';
import { FocusField } from './focus-field';
import { PickedField, ShareField } from './field-with-tool';
import { CommandForm } from '../command-form';
import { Multiselect } from './multiselect';
import { Untouched } from './untouched';
import { MOST_OPTIONS, type SettingsField, type SettingsGroup } from '../../settings/settings-view';

type SettingsFormProps = {
  uuid: string;
  groups: readonly SettingsGroup[];
  categories: readonly Option[];
};

/** The fields of a block, as its schema has them (`settings-fields.server.ts`). */
export function SettingsForm({ uuid, groups, categories }: SettingsFormProps) {
  const { t } = useText();
  const { rewritten } = useEditQueue();
  if (groups.length === 0) return null;
  return (
    <CommandForm
      className="form-stack settings-form"
      key={rewritten}
      block={uuid}
      autosave="change"
    >
      <Untouched groups={groups} />
      {/* Enter saves, and does not press the first picker button. */}
      <button
        className="visually-hidden"
        name="intent"
        value="change"
        tabIndex={-1}
        aria-hidden="true"
      />
      {groups.map(({ name, fields }) =>
        isOfCategories(fields) ? (
          <Multiselect
            key={name}
            id={`${uuid}-${name}`}
            name={name}
            label={fieldLabel(t, name.split('.').at(-1)!)}
            options={categories}
            chosen={fields.map(({ value }) => value).filter(Boolean)}
            max={fields[0]?.most ?? MOST_OPTIONS}
          />
        ) : (
          <Group key={name} name={name}>
            {fields.map((field) => (
              <SettingsControl
                key={field.path}
                field={field}
                id={`${uuid}-${field.path}`}
                categories={categories}
                use={colourUse(field, fields)}
                picture={field.kind === 'focus' ? pictureOf(fields) : ''}
              />
            ))}
          </Group>
        ),
      )}
      <Button name="intent" value="change">
        {t('editor.saveBlock')}
      </Button>
    </CommandForm>
  );
}

/** A list of categories is one multiple choice. */
function isOfCategories(fields: readonly SettingsField[]): boolean {
  return fields.every(({ kind, position }) => kind === 'category' && position !== undefined);
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useText();
  if (name === '') return children;
  const [last = '', list = ''] = name.split('.').toReversed();
  const isEntry = /^\d+$/.test(last);
  const title = isEntry
    ? t('editor.entry', { field: fieldLabel(t, list), position: Number(last) + 1 })
    : fieldLabel(t, last);
  return (
    <fieldset className="settings-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

type ControlProps = {
  field: SettingsField;
  id: string;
  categories: readonly Option[];
  use: ColourUse;
  /** The address of the picture for the focal point. */
  picture: string;
};

/** The picture that most shoppers see. */
function pictureOf(fields: readonly SettingsField[]): string {
  const pictures = fields.filter(({ kind }) => kind === 'imageUrl');
  const desktop = pictures.find(({ name }) => name === 'desktop')?.value;
  return desktop || (pictures.find(({ value }) => value !== '')?.value ?? '');
}

function SettingsControl({ field, id, categories, use, picture }: ControlProps) {
  const { t, find } = useText();
  const { kind, path, name, position, value, isRequired, error, options = [], max } = field;
  const label = fieldLabel(t, name);
  const frame = {
    id,
    name: path,
    label: position ? t('editor.entry', { field: label, position }) : label,
    hint: find(`editor.hint.${kind}`),
    error,
    required: isRequired,
  };
  switch (kind) {
    case 'switch':
      return <Checkbox {...frame} value="on" defaultChecked={value !== ''} />;
    case 'richText':
      return <RichTextField {...frame} defaultValue={value} maxLength={max} />;
    case 'category':
      return (
        <Select
          {...frame}
          defaultValue={value}
          options={[{ value: '', label: t('editor.noCategory') }, ...categories]}
        />
      );
    case 'choice':
      return (
        <Select
          {...frame}
          defaultValue={value}
          options={[
            ...(isRequired ? [] : [{ value: '', label: t('editor.noChoice') }]),
            ...options.map((option) => ({
              value: option,
              label: choiceLabel(t, option),
            })),
          ]}
        />
      );
    case 'focus':
      return <FocusField {...frame} value={value} picture={picture} />;
    case 'range':
      return <ShareField {...frame} value={value} />;
    case 'colour':
      return <ColourField {...frame} value={value} use={use} />;
    case 'imageUrl':
    case 'link':
    case 'product':
      return <PickedField {...frame} kind={kind} value={value} max={max} />;
    default:
      return <TextInput {...frame} defaultValue={value} maxLength={max} />;
  }
}
