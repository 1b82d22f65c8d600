import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { NewsletterSubscription } from '~/services/shop-api';
import { NewsletterSettings } from './newsletter-settings';

type NewsletterSettingsPageProps = {
  /** Null, or without a mailbox: an unknown visitor, who can have a link mailed. */
  subscription: NewsletterSubscription | null;
  /** The mailbox of a guest, for that form. */
  email?: string;
  action: string;
  canSubscribe?: boolean;
  reply: FormReply | undefined;
};

/**
 * Newsletter settings: by the link of a mail, after a log-in, or with a form that requests a link.
 */
export function NewsletterSettingsPage({
  subscription,
  email,
  action,
  canSubscribe = false,
  reply,
}: NewsletterSettingsPageProps) {
  const { t } = useText();
  const errors = reply?.errors ?? [];
  const mayEndAtOnce = subscription?.state === 'unknown';
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('newsletter.settingsTitle')}</h1>
      {subscription?.email ? (
        <NewsletterSettings {...{ subscription, action, canSubscribe, ...reply }} />
      ) : (
        <>
          <p>{t(mayEndAtOnce ? 'newsletter.askForEnd' : 'newsletter.askForLink')}</p>
          <form method="post" action={action} className="form-stack" noValidate>
            <RequiredHint />
            <EmailField
              defaultValue={reply?.values.email ?? email}
              error={errorOf(errors, 'email')}
            />
            <div className="button-row">
              <Button name="intent" value="link">
                {t(mayEndAtOnce ? 'newsletter.unsubscribeSubmit' : 'newsletter.sendLink')}
              </Button>
            </div>
          </form>
        </>
      )}
    </article>
  );
}
