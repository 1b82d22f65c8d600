import { Form } from '@remix-run/react';
import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';
import { EditModeField } from '../edit-mode-field';

type PageSearchProps = {
  id: string;
  /** The search term. */
  find: string;
  /** Called with the field's value during typing. */
  onType?: (typed: string) => void;
};

/** Searches pages by name and path: leads to the drawer with the results. */
export function PageSearch({ id, find, onType }: PageSearchProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  return (
    <Form
      className="page-search"
      key={find}
      role="search"
      action={`${path}#panel`}
      preventScrollReset
    >
      <EditModeField />
      <input type="hidden" name="pages" value="" />
      <label className="visually-hidden" htmlFor={id}>
        {t('editorPages.find')}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        name="find"
        defaultValue={find}
        placeholder={t('editorPages.search')}
        maxLength={100}
        onChange={onType && (({ target }) => onType(target.value))}
      />
      <button className="edit-tool">{t('editorPages.search')}</button>
    </Form>
  );
}
