import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { fieldsOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { NewsletterSubscription } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type NameField = 'firstName' | 'lastName';
type NewsletterNames = Partial<Record<NameField, string>>;

type FormProps = {
  /**
   * The address its forms post to, with prefix: the page of a mail's link, or
   * `/newsletter/settings`.
   */
  action: string;
  /** The page its forms return to. */
  redirectTo?: string;
};

type NewsletterSettingsProps = FormProps & {
  subscription: NewsletterSubscription;
  /** Is subscribing possible here? Not with the link of a mail alone. */
  canSubscribe?: boolean;
  /** The typed values and their errors, after a 422. */
  values?: NewsletterNames;
  errors?: readonly SummaryError[];
};

/** The state of a newsletter subscription, and the actions on it. */
export function NewsletterSettings({
  subscription,
  canSubscribe = false,
  values = subscription,
  errors = [],
  ...form
}: NewsletterSettingsProps) {
  const { t } = useText();
  const { email, state, canChange } = subscription;
  const isOn = state === 'active' || state === 'pending';
  return (
    <div data-newsletter={state}>
      <p>{t(`newsletter.state.${state}`, { email })}</p>
      {isOn && !canChange && (
        <SettingsForm {...form}>
          <input type="hidden" name="email" value={email} />
          <p className="field-hint">{t('newsletter.linkFirst')}</p>
          <Button name="intent" value="link" variant="secondary">
            {t('newsletter.sendLink')}
          </Button>
        </SettingsForm>
      )}
      {isOn && canChange && (
        <SettingsForm {...form}>
          <NameInputs values={values} errors={errors} />
          <Button name="intent" value="names" variant="secondary">
            {t('newsletter.saveNames')}
          </Button>
        </SettingsForm>
      )}
      {(isOn || state === 'unknown') && canChange && (
        <SettingsForm {...form}>
          <Button name="intent" value="unsubscribe" variant="secondary">
            {t('newsletter.unsubscribeSubmit')}
          </Button>
        </SettingsForm>
      )}
      {canSubscribe && !isOn && (
        <SettingsForm {...form}>
          <p className="field-hint">{t('newsletter.subscribeConsent')}</p>
          <Button name="intent" value="subscribe">
            {t('newsletter.subscribe')}
          </Button>
        </SettingsForm>
      )}
    </div>
  );
}

function SettingsForm({ action, redirectTo, children }: FormProps & { children: ReactNode }) {
  return (
    <form method="post" action={action} className="form-stack" noValidate>
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {children}
    </form>
  );
}

type NameInputsProps = Required<Pick<NewsletterSettingsProps, 'values' | 'errors'>>;

function NameInputs({ values, errors }: NameInputsProps) {
  const { t } = useText();
  const field = fieldsOf<NameField>(values, errors);
  const input = (name: NameField, autoComplete: string) => (
    <TextInput
      {...field(name)}
      label={t(`address.${name}`)}
      autoComplete={autoComplete}
      maxLength={LIMITS.newsletter.name}
    />
  );
  return (
    <>
      {input('firstName', 'given-name')}
      {input('lastName', 'family-name')}
    </>
  );
}
