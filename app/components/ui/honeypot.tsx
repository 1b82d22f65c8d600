import { useText } from '~/i18n/text';
import { HONEYPOT_FIELD } from '~/lib/honeypot-field';

/**
 * Hidden by the style sheet: the inline style of remix-utils' own inputs would violate the CSP, and
 * their ids are the same in every form of a page.
 */
export function Honeypot({ id }: { id: string }) {
  const { t } = useText();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{t('common.honeypot')}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
