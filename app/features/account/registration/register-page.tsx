import { BotCheck } from '~/components/bot-check/bot-check';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import type { CountryChoices } from '~/features/buy/addresses/country-choices';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { BillingPart } from './billing-part';
import { queryOf } from '~/features/account/log-in/log-in-page';
import { NameFields } from '~/features/account/account-fields/name-fields';
import { NewPassword } from '~/features/account/account-fields/new-password-fields';

type RegisterPageProps = FormReply & {
  /** Something of a billing address was typed. */
  hasBilling?: boolean;
  redirect: string;
  formKey: string;
  botCheck: BotCheckView | null;
  choices: CountryChoices;
};

/** A new account: address and password, and a name for who wants to give one. */
export function RegisterPage(props: RegisterPageProps) {
  const { values, errors, hasBilling = false, redirect, formKey, botCheck, choices } = props;
  const { t, href } = useText();
  const query = queryOf(redirect);
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.registerTitle')}</h1>
      <p>{t('customer.registerText')}</p>
      <p>
        {t('customer.haveAccount')} <a href={href('/login') + query}>{t('customer.toLogin')}</a>
      </p>
      <form className="form-stack" method="post" action={href('/register') + query} noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <RequiredHint />
        <NameFields values={values} errors={errors} />
        <EmailField
          error={errorOf(errors, 'email')}
          defaultValue={values.email}
          autoComplete="username"
        />
        <NewPassword errors={errors} />
        <BillingPart choices={choices} values={values} errors={errors} isOpen={hasBilling} />
        <Checkbox
          name="privacy"
          label={
            <>
              {t('customer.privacyBefore')}{' '}
              <a href={href('/privacy-policy')}>{t('customer.privacyLink')}</a>{' '}
              {t('customer.privacyAfter')}
            </>
          }
          error={errorOf(errors, 'privacy')}
          defaultChecked={values.privacy === 'on'}
          required
        />
        <BotCheck id="botCheck" view={botCheck} error={errorOf(errors, 'botCheck')} />
        <Button size="large">{t('customer.register')}</Button>
      </form>
    </div>
  );
}
