import type { ReactNode } from 'react';
import { Button, ButtonLink } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { TextInput } from '~/components/ui/text-input';
import { NewPassword } from '~/features/sign-in/new-password';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/limits';

/** What was typed, without passwords, and what was wrong with it. */
export type PersonalDataReply = { values: Record<string, string>; errors: SummaryError[] };

type PersonalDataPageProps = PersonalDataReply & { email: string };

/** Name, address and password of the account, each a form of its own, and the data as a whole. */
export function PersonalDataPage({ values, errors, email }: PersonalDataPageProps) {
  const { t, href } = useText();
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return (
    <div className="data-page">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.data.title')}</h1>

      <Part id="names" title={t('customer.data.names')} intent="names">
        <TextInput
          name="firstName"
          label={t('customer.firstName')}
          error={errorOf('firstName')}
          defaultValue={values.firstName}
          autoComplete="given-name"
          maxLength={LIMITS.customer.firstName}
        />
        <TextInput
          name="lastName"
          label={t('customer.lastName')}
          error={errorOf('lastName')}
          defaultValue={values.lastName}
          autoComplete="family-name"
          maxLength={LIMITS.customer.lastName}
        />
        <Button variant="secondary">{t('customer.data.saveNames')}</Button>
      </Part>

      <Part id="email-part" title={t('customer.data.email')} intent="email">
        <p>{t('customer.data.emailNow', { email })}</p>
        <TextInput
          name="email"
          type="email"
          label={t('customer.data.emailNew')}
          hint={t('customer.data.emailHint')}
          error={errorOf('email')}
          defaultValue={values.email}
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          required
        />
        <TextInput
          name="emailPassword"
          type="password"
          label={t('customer.data.currentPassword')}
          error={errorOf('emailPassword')}
          autoComplete="current-password"
          required
        />
        <Button variant="secondary">{t('customer.data.saveEmail')}</Button>
      </Part>

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
        <TextInput
          name="oldPassword"
          type="password"
          label={t('customer.data.currentPassword')}
          error={errorOf('oldPassword')}
          autoComplete="current-password"
          required
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
