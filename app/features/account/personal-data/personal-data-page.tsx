import type { ReactNode } from 'react';
import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import { useAnnouncedErrors } from '~/components/inline-form/use-announced-errors';
import { useFormReply } from '~/components/inline-form/use-form-reply';
import { useInlineForm } from '~/components/inline-form/use-inline-form';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import type { SummaryError } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, NO_REPLY } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import { NameFields } from '~/features/account/account-fields/name-fields';
import { NewPassword } from '~/features/account/account-fields/new-password-fields';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

/** `intent`: of the posted form. */
type PersonalDataReply = FormReply & { intent: string };

const NOTHING_POSTED: PersonalDataReply = { ...NO_REPLY, intent: '' };

type PersonalDataPageProps = {
  email: string;
  /** The saved names of the account. */
  saved: { firstName: string; lastName: string };
  /** The customer has objected to mails that request reviews, and has confirmed the mailbox. */
  hasObjected: boolean;
  /** The rules of all forms: no two have a field of the same name. */
  rules: FieldRules;
};

/** Name, address and password of the account, each a separate form, and the stored data. */
export function PersonalDataPage({ email, saved, hasObjected, rules }: PersonalDataPageProps) {
  const { t, href } = useText();
  const reply = useFormReply(NOTHING_POSTED);
  useAnnouncedErrors(reply);
  const values: FormReply['values'] = { ...saved, ...reply?.values };
  return (
    <div className="data-page">
      <FormSummary reply={reply} />
      <h1>{t('customer.data.title')}</h1>
      <RequiredHint />

      <Part id="names" title={t('customer.data.names')}>
        <PartForm intent="names" reply={reply} rules={rules}>
          {(errors) => (
            <>
              <NameFields values={values} errors={errors} />
              <Button variant="secondary">{t('customer.data.saveNames')}</Button>
            </>
          )}
        </PartForm>
      </Part>

      <Part id="email-part" title={t('customer.data.email')}>
        <PartForm intent="email" reply={reply} rules={rules}>
          {(errors) => (
            <>
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
            </>
          )}
        </PartForm>
      </Part>

      {hasObjected && (
        <Part id="review-mails" title={t('reviews.stop.title')}>
          <PartForm intent="review-mails" reply={reply} rules={rules}>
            {() => (
              <>
                <p>{t('reviews.stop.ended')}</p>
                <Button variant="secondary">{t('reviews.stop.resume')}</Button>
              </>
            )}
          </PartForm>
        </Part>
      )}

      <Part id="password-part" title={t('customer.data.passwordTitle')}>
        <PartForm intent="password" reply={reply} rules={rules}>
          {(errors) => (
            <>
              <p>{t('customer.data.passwordText')}</p>
              {/* Identifies the account to a password manager. */}
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
            </>
          )}
        </PartForm>
      </Part>

      <Part id="export" title={t('customer.data.exportTitle')}>
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
      </Part>
    </div>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section className="data-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type PartFormProps = {
  intent: string;
  reply: PersonalDataReply | undefined;
  rules: FieldRules;
  children: (errors: readonly SummaryError[]) => ReactNode;
};

/** A separate form: it shows the errors of its own posts only. */
function PartForm({ intent, reply, rules, children }: PartFormProps) {
  const { href } = useText();
  const errors = reply?.intent === intent ? reply.errors : undefined;
  const form = useInlineForm({ id: `save-${intent}`, errors, rules });
  return (
    <InlineForm form={form} className="form-stack" action={href('/my-account/personal-data')}>
      <input type="hidden" name="intent" value={intent} />
      {children(form.errors)}
    </InlineForm>
  );
}
