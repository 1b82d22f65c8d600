import { Button } from '~/components/ui/button';
import type { FieldError } from '~/components/ui/field';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { NewsletterSubscription } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/limits';

export type NewsletterNameErrors = Partial<Record<'firstName' | 'lastName', FieldError>>;

type NewsletterSettingsProps = {
  subscription: NewsletterSubscription;
  /** Where its forms lead, with prefix: the page of a mail's link, or `/newsletter/settings`. */
  action: string;
  /** The page its forms come back to. */
  redirectTo?: string;
  /** May it be subscribed to here? Who holds a link of a mail alone may not. */
  canSubscribe?: boolean;
  errors?: NewsletterNameErrors;
};

/** The state of a newsletter subscription, and what its reader can do about it. */
export function NewsletterSettings({
  subscription,
  action,
  redirectTo,
  canSubscribe = false,
  errors = {},
}: NewsletterSettingsProps) {
  const { t } = useText();
  const { email, state } = subscription;
  const isOn = state === 'active' || state === 'pending';
  const form = { method: 'post', action, className: 'form-stack', noValidate: true } as const;
  const back = redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />;
  return (
    <div data-newsletter={state}>
      <p>{t(`newsletter.state.${state}`, { email })}</p>
      {isOn && (
        <form {...form}>
          {back}
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextInput
              key={name}
              name={name}
              label={t(`address.${name}`)}
              defaultValue={subscription[name]}
              error={errors[name]}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={LIMITS.newsletter.name}
            />
          ))}
          <div className="button-row">
            <Button name="intent" value="names" variant="secondary">
              {t('newsletter.saveNames')}
            </Button>
          </div>
        </form>
      )}
      {isOn && (
        <form {...form}>
          {back}
          <div className="button-row">
            <Button name="intent" value="unsubscribe" variant="secondary">
              {t('newsletter.unsubscribeSubmit')}
            </Button>
          </div>
        </form>
      )}
      {canSubscribe && !isOn && (
        <form {...form}>
          {back}
          <p className="field-hint">{t('newsletter.subscribeConsent')}</p>
          <div className="button-row">
            <Button name="intent" value="subscribe">
              {t('newsletter.subscribe')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
