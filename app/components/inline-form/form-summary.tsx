import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

type FormSummaryProps = {
  reply: { isUnanswered?: true; errors?: readonly SummaryError[] } | undefined;
  /** Where the errors lead to other fields than they are of. */
  errors?: readonly SummaryError[];
};

/** What the answer to a post says on top of the page: all errors, or that no answer came. */
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
