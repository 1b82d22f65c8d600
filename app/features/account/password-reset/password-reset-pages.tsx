import { Button, ButtonLink } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { Notice } from '~/components/ui/notice';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { NewPassword } from '~/features/account/account-fields/new-password-fields';

/** A form for the address that the link is mailed to. */
export function ResetPage({ values, errors }: FormReply) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.reset.title')}</h1>
      <p>{t('customer.reset.text')}</p>
      <form className="form-stack" method="post" action={href('/reset-password')} noValidate>
        <RequiredHint />
        <EmailField error={errors[0]} defaultValue={values.email} autoComplete="username" />
        <Button size="large">{t('customer.reset.send')}</Button>
      </form>
    </div>
  );
}

/** The same page whether the address has an account or not. */
export function ResetSentPage() {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <h1>{t('customer.reset.sentTitle')}</h1>
      <p>{t('customer.reset.sentText')}</p>
      <p>{t('customer.reset.sentHint')}</p>
      <p>
        <a href={href('/reset-password')}>{t('customer.reset.again')}</a>
      </p>
    </div>
  );
}

/** The page of the mailed link. */
export function SetPasswordPage({ path, errors }: { path: string; errors: SummaryError[] }) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.reset.setTitle')}</h1>
      <p>{t('customer.reset.setText')}</p>
      <form className="form-stack" method="post" action={href(path)} noValidate>
        <RequiredHint />
        <NewPassword errors={errors} label={t('customer.data.newPassword')} />
        <Button size="large">{t('customer.reset.set')}</Button>
      </form>
    </div>
  );
}

/** For a visitor without a link, or with an expired one. */
export function NeedsLinkPage({ isOver }: { isOver: boolean }) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <h1>{t('customer.reset.setTitle')}</h1>
      {isOver && (
        <div data-error="contact.unauthorizedPasswordReset">
          <Notice
            type="negative"
            message={t('storefrontError.contact.unauthorizedPasswordReset')}
          />
        </div>
      )}
      <p>{t('customer.reset.needsLink')}</p>
      <ButtonLink href={href('/reset-password')}>{t('customer.reset.send')}</ButtonLink>
    </div>
  );
}
