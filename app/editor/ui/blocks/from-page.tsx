import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import type { AddPanel } from '../../load/add-panel';
import { useEditedPlace } from '../edit-context';
import { EditModeField } from '../edit-mode-field';
import { OfferGrid } from './offer-grid';

/** The sections of another page, copied as they are. */
export function FromPage({ place, pages, from }: Pick<AddPanel, 'place' | 'pages' | 'from'>) {
  const { t } = useText();
  const { path } = useEditedPlace();
  const name = pages.find(({ value }) => value === from?.page)?.label;
  return (
    <>
      <Form
        className="add-search"
        key={from?.page}
        method="get"
        action={`${path}#add-from`}
        preventScrollReset
      >
        <EditModeField />
        <input type="hidden" name="add" value={place} />
        <input type="hidden" name="part" value="pages" />
        <Select
          id="add-from"
          name="from"
          label={t('editorAdd.from')}
          options={[{ value: '', label: t('editorAdd.choosePage') }, ...pages]}
          defaultValue={from?.page ?? ''}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <Button variant="secondary" size="small">
          {t('editorAdd.show')}
        </Button>
      </Form>
      {from && (
        <section aria-labelledby="from-title">
          <h3 id="from-title">{name ?? t('editorAdd.from')}</h3>
          {from.offers.length === 0 && <p>{t('editorAdd.pageEmpty')}</p>}
          <OfferGrid offers={from.offers} place={place} />
        </section>
      )}
    </>
  );
}
