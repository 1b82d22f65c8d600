import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import { TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

/** E-mail address and password, or, after these, the code of the second step. */
export function OperatorLogInPage({
  needsCode,
  values,
  errors,
  redirect,
}: FormReply & {
  needsCode: boolean;
  /** The path of this shop to go to afterwards. */
  redirect: string;
}) {
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      {needsCode ? (
        <CodeForm errors={errors} redirect={redirect} />
      ) : (
        <PasswordForm email={values.email} errors={errors} redirect={redirect} />
      )}
    </div>
  );
}

type FormProps = { errors: SummaryError[]; redirect: string };

function PasswordForm({ email, errors, redirect }: FormProps & { email: string | undefined }) {
  const { t, href } = useText();
  return (
    <>
      <h1>{t('operator.loginTitle')}</h1>
      <p>{t('operator.loginText')}</p>
      <form className="form-stack" method="post" action={href('/operator/login')} noValidate>
        <input type="hidden" name="redirect" value={redirect} />
        <EmailField error={errorOf(errors, 'email')} defaultValue={email} autoComplete="username" />
        <PasswordField label={t('operator.password')} error={errorOf(errors, 'password')} />
        <Button name="intent" value="password" size="large">
          {t('operator.logIn')}
        </Button>
        <p className="small">{t('operator.forgotten')}</p>
      </form>
    </>
  );
}

function CodeForm({ errors, redirect }: FormProps) {
  const { t, href } = useText();
  return (
    <>
      <h1>{t('operator.codeTitle')}</h1>
      <p>{t('operator.codeText')}</p>
      <form className="form-stack" method="post" action={href('/operator/login')} noValidate>
        <input type="hidden" name="redirect" value={redirect} />
        <TextInput
          name="code"
          label={t('operator.code')}
          error={errors[0]}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
        <Button name="intent" value="code" size="large">
          {t('operator.confirm')}
        </Button>
        <Button name="intent" value="leave" variant="quiet">
          {t('operator.otherAccount')}
        </Button>
      </form>
    </>
  );
}
