import { useText } from '~/i18n/text';
import type { FieldError } from './field';

/**
 * `field` is the id of the control with the error, or, if the input is valid (`isOurs`), of one
 * where it can be sent again. It is empty if the page has no such control (any more): a link would
 * lead nowhere.
 */
export type SummaryError = FieldError & { field: string; isOurs?: true };

/** All errors of a form at the top of the page, each a link to its field; takes the focus. */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const { t } = useText();
  if (errors.length === 0) return null;
  const title = errors.every(({ isOurs }) => isOurs) ? 'common.notDone' : 'common.errorSummary';
  return (
    <div
      className="notice notice-negative error-summary"
      id="error-summary"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is how the summary gets the focus
      autoFocus
    >
      <h2 className="error-summary-title">{t(title)}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.code + error.text}>
            {error.field === '' ? (
              <span data-error={error.code}>{error.text}</span>
            ) : (
              <a href={`#${error.field}`} data-error={error.code}>
                {error.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
