import { Button, ButtonLink } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

type LogInPageProps = FormReply & {
  /** Where it goes on, a path of this shop; empty for the account. */
  redirect: string;
  /** Makes a form that is sent twice one login. */
  formKey: string;
  /** Asked for on the way to the checkout, which needs no account. */
  isOnWayToCheckout: boolean;
};

/** A form that is shown again still knows where it leads. */
export function queryOf(redirect: string): string {
  return redirect && `?${new URLSearchParams({ redirect })}`;
}

/** The way into the account, and what else there is to do. */
export function LogInPage(props: LogInPageProps) {
  const { t, href } = useText();
  const { redirect, errors, isOnWayToCheckout } = props;
  const query = queryOf(redirect);
  return (
    <div className="page log-in">
      <ErrorSummary errors={errors} />
      <div className="log-in-columns">
        <LoginForm {...props} />
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

function LoginForm({ values, errors, redirect, formKey }: LogInPageProps) {
  const { t, href } = useText();
  const query = queryOf(redirect);
  return (
    <div>
      <h1>{t('customer.loginTitle')}</h1>
      <form className="form-stack" method="post" action={href('/login') + query} noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <RequiredHint />
        <EmailField
          error={errorOf(errors, 'email')}
          defaultValue={values.email}
          autoComplete="username"
        />
        <PasswordField label={t('customer.password')} error={errorOf(errors, 'password')} />
        <Button size="large">{t('customer.logIn')}</Button>
        <p>
          <a href={href('/reset-password')}>{t('customer.forgotten')}</a>
        </p>
      </form>
    </div>
  );
}
