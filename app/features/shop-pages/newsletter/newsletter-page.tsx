import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { AskedNames, FormPlace } from '~/components/newsletter-form/asked-names';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';

type NewsletterResult = FormReply & {
  place: FormPlace | null;
  names: AskedNames;
};

const ID = 'newsletter-form';

type NewsletterPageProps = { result: NewsletterResult | undefined; botCheck: BotCheckView };

/** The sign-up on a page of its own: where a block's form ends up when something was wrong. */
export function NewsletterPage({ result, botCheck }: NewsletterPageProps) {
  const { t, href } = useText();
  const summary = (result?.errors ?? []).map((error) => ({
    ...error,
    field: `${ID}-${error.field}`,
  }));
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={summary} />
      <h1>{t('newsletter.title')}</h1>
      <p>{t('newsletter.intro')}</p>
      <p>
        {t('newsletter.alreadyThere')}{' '}
        <a href={href('/newsletter/settings')}>{t('newsletter.toSettings')}</a>
      </p>
      <NewsletterForm
        id={ID}
        place={result?.place ?? null}
        names={result?.names ?? 'none'}
        botCheck={botCheck}
        values={result?.values ?? {}}
        errors={result?.errors ?? []}
      />
    </article>
  );
}
