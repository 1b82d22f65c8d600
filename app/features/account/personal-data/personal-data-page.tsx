import type { ReactNode } from 'react';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import { NameFields } from '~/features/account/account-fields/name-fields';
import { NewPassword } from '~/features/account/account-fields/new-password-fields';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

type PersonalDataPageProps = FormReply & {
  email: string;
  /** Their mailbox wants no mails about reviews; it is proved to be theirs. */
  hasObjected: boolean;
};

/** Name, address and password of the account, each a form of its own, and the data as a whole. */
export function PersonalDataPage({ values, errors, email, hasObjected }: PersonalDataPageProps) {
  const { t, href } = useText();
  return (
    <div className="data-page">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.data.title')}</h1>
      <RequiredHint />

      <Part id="names" title={t('customer.data.names')} intent="names">
        <NameFields values={values} errors={errors} />
        <Button variant="secondary">{t('customer.data.saveNames')}</Button>
      </Part>

      <Part id="email-part" title={t('customer.data.email')} intent="email">
        <p>{t('customer.data.emailNow', { email })}</p>
        <EmailField
          label={t('customer.data.emailNew')}
          hint={t('customer.data.emailHint')}
          error={errorOf(errors, 'email')}
          defaultValue={values.email}
        />
        <PasswordField
          name="emailPassword"
          label={t('customer.data.currentPassword')}
          error={errorOf(errors, 'emailPassword')}
        />
        <Button variant="secondary">{t('customer.data.saveEmail')}</Button>
      </Part>

      {hasObjected && (
        <Part id="review-mails" title={t('reviews.stop.title')} intent="review-mails">
          <p>{t('reviews.stop.ended')}</p>
          <Button variant="secondary">{t('reviews.stop.resume')}</Button>
        </Part>
      )}

      <Part id="password-part" title={t('customer.data.passwordTitle')} intent="password">
        <p>{t('customer.data.passwordText')}</p>
        {/* Tells a password manager whose password it is to keep. */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          value={email}
          autoComplete="username"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
        <PasswordField
          name="oldPassword"
          label={t('customer.data.currentPassword')}
          error={errorOf(errors, 'oldPassword')}
        />
        <NewPassword errors={errors} label={t('customer.data.newPassword')} />
        <Button variant="secondary">{t('customer.data.savePassword')}</Button>
      </Part>

      <section className="data-part" aria-labelledby="export">
        <h2 id="export">{t('customer.data.exportTitle')}</h2>
        <p>{t('customer.data.exportText')}</p>
        <p className="data-links">
          <a href={`${href('/my-account/personal-data/download')}?format=html`}>
            {t('customer.data.exportHtml')}
          </a>
          <a href={`${href('/my-account/personal-data/download')}?format=json`}>
            {t('customer.data.exportJson')}
          </a>
          <a href={href('/data-request')}>{t('customer.data.exportByMail')}</a>
        </p>
        <ButtonLink variant="quiet" href={href('/my-account/delete-account')}>
          {t('customer.data.deleteLink')}
        </ButtonLink>
      </section>
    </div>
  );
}

type PartProps = { id: string; title: string; intent: string; children: ReactNode };

function Part({ id, title, intent, children }: PartProps) {
  const { href } = useText();
  return (
    <section className="data-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form
        className="form-stack"
        method="post"
        action={href('/my-account/personal-data')}
        noValidate
      >
        <input type="hidden" name="intent" value={intent} />
        {children}
      </form>
    </section>
  );
}
