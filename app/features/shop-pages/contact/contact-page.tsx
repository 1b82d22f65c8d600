import { BotCheck } from '~/components/bot-check/bot-check';
import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import { usePageForm } from '~/components/inline-form/use-page-form';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { EmailField } from '~/components/ui/email-field';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, fieldsOf, NO_REPLY } from '~/components/ui/form-reply';
import { PhoneLink } from '~/components/ui/phone-link';
import { TextArea, TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type ContactPageProps = {
  /** Values that the shop knows already. */
  known: FormReply['values'];
  /** Other contact data of the shop. */
  seller: { email: string; phone: string };
  submissionId: string;
  botCheck: BotCheckView;
  rules: FieldRules;
};

/** A message to the shop (§2, open point 1.6). */
export function ContactPage({ known, seller, submissionId, botCheck, rules }: ContactPageProps) {
  const { t, href } = useText();
  const { reply, form } = usePageForm<FormReply>('contact', rules, NO_REPLY);
  const { values = known } = reply ?? {};
  const { errors } = form;
  const field = fieldsOf(values, errors);
  return (
    <article className="page page-narrow">
      <FormSummary reply={reply} />
      <h1>{t('contact.title')}</h1>
      <p>{t('contact.intro')}</p>
      <p>
        {t('contact.otherWays')} <a href={`mailto:${seller.email}`}>{seller.email}</a>
        {seller.phone && ', '}
        <PhoneLink phone={seller.phone} />
      </p>
      <p>
        {t('dataRequest.invite')} <a href={href('/data-request')}>{t('dataRequest.title')}</a>
      </p>
      <InlineForm form={form} action={href('/contact')} className="form-stack">
        <input type="hidden" name="submissionId" value={submissionId} />
        <RequiredHint />
        <TextInput
          {...field('name')}
          label={t('contact.name')}
          autoComplete="name"
          minLength={LIMITS.contact.shortest}
          maxLength={LIMITS.contact.name}
          required
        />
        <EmailField {...field('email')} hint={t('contact.emailHint')} />
        <TextInput
          {...field('subject')}
          label={t('contact.subject')}
          minLength={LIMITS.contact.shortest}
          maxLength={LIMITS.contact.subject}
          required
        />
        <TextInput
          {...field('orderId')}
          label={t('contact.orderNumber')}
          hint={t('contact.orderHint')}
          inputMode="numeric"
          maxLength={10}
          pattern="[1-9]\d*"
        />
        <TextArea
          {...field('message')}
          label={t('contact.message')}
          rows={8}
          minLength={LIMITS.contact.shortest}
          maxLength={LIMITS.contact.message}
          required
        />
        <Checkbox
          name="copy"
          value="true"
          defaultChecked={values.copy === 'true'}
          label={t('contact.copy')}
          hint={t('contact.copyHint')}
        />
        <Checkbox
          name="privacy"
          value="true"
          defaultChecked={values.privacy === 'true'}
          error={errorOf(errors, 'privacy')}
          label={<PrivacySentence />}
          required
        />
        <BotCheck id="botCheck" view={botCheck} error={errorOf(errors, 'botCheck')} />
        <div className="button-row">
          <Button>{t('contact.submit')}</Button>
        </div>
      </InlineForm>
    </article>
  );
}

function PrivacySentence() {
  const { t, href } = useText();
  return (
    <>
      {t('contact.privacyBefore')}
      <a href={href('/privacy-policy')}>{t('contact.privacyLink')}</a>
      {t('contact.privacyAfter')}
    </>
  );
}
