import { BotCheck } from '~/components/bot-check/bot-check';
import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import { usePageForm } from '~/components/inline-form/use-page-form';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { EmailField } from '~/components/ui/email-field';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, NO_REPLY } from '~/components/ui/form-reply';
import type { CountryChoices } from '~/features/buy/addresses/country-choices';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { BillingPart } from './billing-part';
import { queryOf } from '~/features/account/log-in/log-in-page';
import { NameFields } from '~/features/account/account-fields/name-fields';
import { NewPassword } from '~/features/account/account-fields/new-password-fields';

/** `hasBilling`: a field of a billing address was filled in. */
type RegisterReply = FormReply & { hasBilling: boolean };

const NOTHING_POSTED: RegisterReply = { ...NO_REPLY, hasBilling: false };

type RegisterPageProps = {
  /** The e-mail address of a guest, or empty. */
  email: string;
  redirect: string;
  formKey: string;
  botCheck: BotCheckView | null;
  choices: CountryChoices;
  rules: FieldRules;
};

/** A new account: address and password, and an optional name. */
export function RegisterPage(props: RegisterPageProps) {
  const { email, redirect, formKey, botCheck, choices, rules } = props;
  const { t, href } = useText();
  const { reply, form } = usePageForm('register', rules, NOTHING_POSTED);
  const { values = { email }, hasBilling = false } = reply ?? {};
  const { errors } = form;
  const query = queryOf(redirect);
  return (
    <div className="page page-narrow">
      <FormSummary reply={reply} />
      <h1>{t('customer.registerTitle')}</h1>
      <p>{t('customer.registerText')}</p>
      <p>
        {t('customer.haveAccount')} <a href={href('/login') + query}>{t('customer.toLogin')}</a>
      </p>
      <InlineForm form={form} className="form-stack" action={href('/register') + query}>
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
      </InlineForm>
    </div>
  );
}
