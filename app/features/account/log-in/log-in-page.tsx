import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import type { InlineFormState } from '~/components/inline-form/use-inline-form';
import { usePageForm } from '~/components/inline-form/use-page-form';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, NO_REPLY } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

type LogInPageProps = {
  /** The path of this shop to go to afterwards; empty for the account. */
  redirect: string;
  /** Makes a form that is sent twice one log-in. */
  formKey: string;
  /** The customer came from the checkout, which needs no account. */
  isOnWayToCheckout: boolean;
  rules: FieldRules;
};

/** A form that is shown again retains its destination. */
export function queryOf(redirect: string): string {
  return redirect && `?${new URLSearchParams({ redirect })}`;
}

/** The log-in, and the alternatives to it. */
export function LogInPage(props: LogInPageProps) {
  const { t, href } = useText();
  const { redirect, isOnWayToCheckout, rules } = props;
  const { reply, form } = usePageForm<FormReply>('log-in', rules, NO_REPLY);
  const query = queryOf(redirect);
  return (
    <div className="page log-in">
      <FormSummary reply={reply} />
      <div className="log-in-columns">
        <LoginForm {...props} form={form} values={reply?.values} />
        <section className="log-in-other" aria-labelledby="log-in-other">
          <h2 id="log-in-other">{t('customer.newHere')}</h2>
          <p>{t('customer.newHereText')}</p>
          <ButtonLink variant="secondary" href={href('/register') + query}>
            {t('customer.toRegister')}
          </ButtonLink>
          {isOnWayToCheckout && (
            <p>
              {t('customer.orAsGuest')} <a href={href('/guest/login')}>{t('customer.toGuest')}</a>
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

type LoginFormProps = Pick<LogInPageProps, 'redirect' | 'formKey'> & {
  form: InlineFormState;
  values: FormReply['values'] | undefined;
};

function LoginForm({ form, values, redirect, formKey }: LoginFormProps) {
  const { t, href } = useText();
  const query = queryOf(redirect);
  return (
    <div>
      <h1>{t('customer.loginTitle')}</h1>
      <InlineForm form={form} className="form-stack" action={href('/login') + query}>
        <input type="hidden" name="formKey" value={formKey} />
        <RequiredHint />
        <EmailField
          error={errorOf(form.errors, 'email')}
          defaultValue={values?.email}
          autoComplete="username"
        />
        <PasswordField label={t('customer.password')} error={errorOf(form.errors, 'password')} />
        <Button size="large">{t('customer.logIn')}</Button>
        <p>
          <a href={href('/reset-password')}>{t('customer.forgotten')}</a>
        </p>
      </InlineForm>
    </div>
  );
}
