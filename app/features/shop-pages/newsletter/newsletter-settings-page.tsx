import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint, type FieldError } from '~/components/ui/field';
import { summaryOf } from '~/components/ui/form-reply';
import { useText } from '~/i18n/text';
import type { NewsletterSubscription } from '~/services/shop-api';
import {
  NewsletterSettings,
  type NewsletterNameErrors,
  type NewsletterNames,
} from './newsletter-settings';

/** What was typed into one of its forms, and what was wrong with it. */
export type NewsletterSettingsReply = {
  typed: NewsletterNames & { email?: string };
  errors: NewsletterNameErrors & { email?: FieldError };
};

type NewsletterSettingsPageProps = {
  /** Null: nobody is known here, who can have a link mailed. */
  subscription: NewsletterSubscription | null;
  action: string;
  canSubscribe?: boolean;
  reply: NewsletterSettingsReply | undefined;
};

/** Newsletter of somebody: by the link of a mail, signed in, or with a link to ask for. */
export function NewsletterSettingsPage({
  subscription,
  action,
  canSubscribe = false,
  reply,
}: NewsletterSettingsPageProps) {
  const { t } = useText();
  const errors = reply?.errors ?? {};
  const summary = summaryOf(errors, ['email', 'firstName', 'lastName']);
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={summary} />
      <h1>{t('newsletter.settingsTitle')}</h1>
      {subscription ? (
        <NewsletterSettings {...{ subscription, action, canSubscribe, ...reply }} />
      ) : (
        <>
          <p>{t('newsletter.askForLink')}</p>
          <form method="post" action={action} className="form-stack" noValidate>
            <RequiredHint />
            <EmailField defaultValue={reply?.typed.email} error={errors.email} />
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
