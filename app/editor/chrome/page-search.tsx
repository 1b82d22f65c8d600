import { useText } from '~/i18n/text';
import { useEditing } from './edit-context';

/** Looks for pages by name and path; asks for the drawer with what is found. */
export function PageSearch({ id, find }: { id: string; find: string }) {
  const { t } = useText();
  const { path } = useEditing();
  return (
    <form className="page-search" role="search" method="get" action={`${path}#panel`}>
      <input type="hidden" name="pages" value="" />
      <label className="visually-hidden" htmlFor={id}>
        {t('editor.manage.find')}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        name="find"
        defaultValue={find}
        placeholder={t('editor.manage.search')}
        maxLength={100}
      />
      <button className="edit-tool">{t('editor.manage.search')}</button>
    </form>
  );
}
