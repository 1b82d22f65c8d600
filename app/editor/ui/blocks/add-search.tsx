import { Form } from '@remix-run/react';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { AddPanel } from '../../load/add-panel';
import { useEditedPlace } from '../edit-context';
import { EditModeField } from '../edit-mode-field';

type AddSearchProps = Pick<AddPanel, 'place' | 'places' | 'part' | 'search'> & {
  onSearch: (typed: string) => void;
  onChoose: (place: string) => void;
};

/** The position, and the search; with script both apply immediately. */
export function AddSearch({ place, places, part, search, onSearch, onChoose }: AddSearchProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  return (
    <Form
      className="add-search"
      key={place}
      role="search"
      method="get"
      action={`${path}#add-place`}
      preventScrollReset
    >
      <EditModeField />
      <Select
        id="add-place"
        name="add"
        label={t('editorAdd.place')}
        options={places}
        defaultValue={place}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <noscript>
        <Button variant="quiet" size="small">
          {t('editorAdd.takePlace')}
        </Button>
      </noscript>
      <TextInput
        id="add-search"
        type="search"
        name="search"
        label={t('editorAdd.search')}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
      {part !== 'blocks' && <input type="hidden" name="part" value={part} />}
      <Button variant="secondary" size="small">
        {t('editorAdd.find')}
      </Button>
    </Form>
  );
}
