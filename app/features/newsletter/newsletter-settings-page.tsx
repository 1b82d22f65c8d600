import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint, type FieldError } from '~/components/ui/field';
import { summaryOf } from '~/components/ui/form-reply';
import { useText } from '~/i18n/text';
import type { NewsletterSubscription } from '~/services/shop-api';
import { NewsletterSettings, type NewsletterNameErrors } from './newsletter-settings';

export type NewsletterSettingsErrors = NewsletterNameErrors & { email?: FieldError };

type NewsletterSettingsPageProps = {
  /** Null: nobody is known here, who can have a link mailed. */
  subscription: NewsletterSubscription | null;
  action: string;
  canSubscribe?: boolean;
  email?: string;
  errors?: NewsletterSettingsErrors;
};

/** Newsletter of somebody: by the link of a mail, signed in, or with a link to ask for. */
export function NewsletterSettingsPage({
  subscription,
  action,
  canSubscribe = false,
  email = '',
  errors = {},
}: NewsletterSettingsPageProps) {
  const { t } = useText();
  const summary = summaryOf(errors, ['email', 'firstName', 'lastName']);
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={summary} />
      <h1>{t('newsletter.settingsTitle')}</h1>
      {subscription ? (
        <NewsletterSettings {...{ subscription, action, canSubscribe, errors }} />
      ) : (
        <>
          <p>{t('newsletter.askForLink')}</p>
          <form method="post" action={action} className="form-stack" noValidate>
            <RequiredHint />
            <EmailField defaultValue={email} error={errors.email} />
            <div className="button-row">
              <Button name="intent" value="link">
                {t('newsletter.sendLink')}
              </Button>
            </div>
          </form>
        </>
      )}
    </article>
  );
}
