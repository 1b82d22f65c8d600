import { BotCheck } from '~/components/bot-check/bot-check';
import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint, type FieldError } from '~/components/ui/field';
import { summaryOf } from '~/components/ui/form-reply';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';

export type DataRequestReply = {
  email: string;
  errors: Partial<Record<'email' | 'botCheck', FieldError>>;
};

type DataRequestPageProps = DataRequestReply & { botCheck: BotCheckView };

/** Asks for the address to which a link goes; the answer is the same for every address (L-57). */
export function DataRequestPage({ email, errors, botCheck }: DataRequestPageProps) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={summaryOf(errors, ['email', 'botCheck'])} />
      <h1>{t('dataRequest.title')}</h1>
      <p>{t('dataRequest.text')}</p>
      <form className="form-stack" method="post" action={href('/data-request')} noValidate>
        <RequiredHint />
        <EmailField defaultValue={email} error={errors.email} />
        <BotCheck id="botCheck" view={botCheck} error={errors.botCheck} />
        <div className="button-row">
          <Button>{t('dataRequest.submit')}</Button>
        </div>
      </form>
      <p>
        {t('dataRequest.account')}{' '}
        <a href={href('/my-account/personal-data')}>{t('dataRequest.toAccount')}</a>
      </p>
      <p>
        {t('dataRequest.rights')} <a href={href('/contact')}>{t('dataRequest.toContact')}</a>
      </p>
    </article>
  );
}
