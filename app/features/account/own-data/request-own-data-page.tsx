import { BotCheck } from '~/components/bot-check/bot-check';
import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';

type RequestOwnDataPageProps = FormReply & { botCheck: BotCheckView };

/**
 * A form for the address that the link is mailed to; the answer is the same for every address
 * (L-57).
 */
export function RequestOwnDataPage({ values, errors, botCheck }: RequestOwnDataPageProps) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('dataRequest.title')}</h1>
      <p>{t('dataRequest.text')}</p>
      <form className="form-stack" method="post" action={href('/data-request')} noValidate>
        <RequiredHint />
        <EmailField defaultValue={values.email} error={errorOf(errors, 'email')} />
        <BotCheck id="botCheck" view={botCheck} error={errorOf(errors, 'botCheck')} />
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
