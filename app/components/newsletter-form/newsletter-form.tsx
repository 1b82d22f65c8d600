import type { ReactNode } from 'react';
import { BotCheck } from '~/components/bot-check/bot-check';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { EmailField } from '~/components/ui/email-field';
import type { SummaryError } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, fieldsOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import type { NewsletterNames, FormPlace } from './newsletter-names';

type NewsletterField = 'email' | 'firstName' | 'lastName' | 'privacy' | 'botCheck';

type NewsletterFieldsProps = {
  /** The id of the form. */
  id: string;
  /** Its block; none on a separate page. */
  place?: FormPlace | null;
  names: NewsletterNames;
  botCheck: BotCheckView | null;
  buttonLabel?: ReactNode;
  /** The typed values and their errors, after a 422. */
  values?: Partial<Record<NewsletterField, string>>;
  errors?: readonly SummaryError[];
};

/** A sign-up in a page that is not hydrated; the newsletter page shows its errors. */
export function NewsletterForm(props: NewsletterFieldsProps) {
  const { href } = useText();
  return (
    <form
      className="newsletter-form"
      id={props.id}
      method="post"
      action={href('/newsletter')}
      noValidate
    >
      <NewsletterFields {...props} />
    </form>
  );
}

/** Requires only the e-mail address unless the operator adds names (data minimisation, L-61). */
export function NewsletterFields({
  id,
  place = null,
  names,
  botCheck,
  buttonLabel,
  values = {},
  errors = [],
}: NewsletterFieldsProps) {
  const { t } = useText();
  const fieldId = (name: NewsletterField) => `${id}-${name}`;
  const field = fieldsOf<NewsletterField>(values, errors);
  const text = (name: NewsletterField) => ({ ...field(name), id: fieldId(name) });
  return (
    <>
      {place && (
        <>
          <input type="hidden" name="page" value={place.page} />
          <input type="hidden" name="block" value={place.block} />
        </>
      )}
      <RequiredHint />
      <EmailField {...text('email')} />
      {names !== 'none' && (
        <>
          <TextInput
            {...text('firstName')}
            label={t('address.firstName')}
            autoComplete="given-name"
            maxLength={LIMITS.newsletter.name}
            required={names === 'required'}
          />
          <TextInput
            {...text('lastName')}
            label={t('address.lastName')}
            autoComplete="family-name"
            maxLength={LIMITS.newsletter.name}
            required={names === 'required'}
          />
        </>
      )}
      <Checkbox
        id={fieldId('privacy')}
        name="privacy"
        value="true"
        defaultChecked={values.privacy === 'true'}
        error={errorOf(errors, 'privacy')}
        label={<PrivacySentence />}
        hint={t('newsletter.doubleOptIn')}
        required
      />
      <BotCheck id={fieldId('botCheck')} view={botCheck} error={errorOf(errors, 'botCheck')} />
      <Button>{buttonLabel || t('newsletter.submit')}</Button>
    </>
  );
}

function PrivacySentence() {
  const { t, href } = useText();
  return (
    <>
      {t('newsletter.privacyBefore')}
      <a href={href('/privacy-policy')}>{t('newsletter.privacyLink')}</a>
      {t('newsletter.privacyAfter')}
    </>
  );
}
