import { useText } from '~/i18n/text';

/** Only programs fill this in; a form that carries a value here is answered as if it had worked. */
export const HONEYPOT_FIELD = 'website';

/** Hidden by the style sheet: an inline style would break the CSP and a hidden input fools nobody. */
export function Honeypot({ id }: { id: string }) {
  const { t } = useText();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{t('common.honeypot')}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
