import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import { usePageForm } from '~/components/inline-form/use-page-form';
import type { NewsletterNames, FormPlace } from '~/components/newsletter-form/newsletter-names';
import { NewsletterFields } from '~/components/newsletter-form/newsletter-form';
import { NO_REPLY } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';

type NewsletterReply = FormReply & {
  place: FormPlace | null;
  names: NewsletterNames;
};

const ID = 'newsletter-form';
const NOTHING_POSTED: NewsletterReply = { ...NO_REPLY, place: null, names: 'none' };

/** `email`: of a visitor whose address is known, else empty. */
type NewsletterPageProps = { botCheck: BotCheckView; rules: FieldRules; email: string };

/** The sign-up on a separate page: it also shows the errors of a block's form. */
export function NewsletterPage({ botCheck, rules, email }: NewsletterPageProps) {
  const { t, href } = useText();
  const { reply, form } = usePageForm(ID, rules, NOTHING_POSTED);
  const { values, names, place } = reply ?? { ...NOTHING_POSTED, values: { email } };
  const summary = reply?.errors.map((error) => ({ ...error, field: `${ID}-${error.field}` }));
  return (
    <article className="page page-narrow">
      <FormSummary reply={reply} {...(summary && { errors: summary })} />
      <h1>{t('newsletter.title')}</h1>
      <p>{t('newsletter.intro')}</p>
      <p>
        {t('newsletter.alreadyThere')}{' '}
        <a href={href('/newsletter/settings')}>{t('newsletter.toSettings')}</a>
      </p>
      <InlineForm form={form} className="newsletter-form" action={href('/newsletter')}>
        <NewsletterFields
          id={ID}
          place={place}
          names={names}
          botCheck={botCheck}
          values={values}
          errors={form.errors}
        />
      </InlineForm>
    </article>
  );
}
