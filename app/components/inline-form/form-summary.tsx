import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

type FormSummaryProps = {
  reply: { isUnanswered?: true; errors?: readonly SummaryError[] } | undefined;
  /** Set if the errors link to other fields than their own. */
  errors?: readonly SummaryError[];
};

/** The answer to a post at the top of the page: all errors, or that there was no answer. */
export function FormSummary({ reply, errors = reply?.errors ?? [] }: FormSummaryProps) {
  const { t } = useText();
  return (
    <>
      {reply?.isUnanswered && (
        <div className="unanswered" id="unanswered" role="alert" tabIndex={-1}>
          <Notice type="negative" message={t('common.unanswered')} />
        </div>
      )}
      <ErrorSummary errors={errors} />
    </>
  );
}
