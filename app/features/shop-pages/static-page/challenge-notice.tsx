import { useText } from '~/i18n/text';

/**
 * The service that distinguishes people from bots, if the shop has one (Art. 13(1)(e) and (f)
 * GDPR).
 */
export function ChallengeNotice() {
  const { t } = useText();
  return (
    <section aria-labelledby="challenge">
      <h2 id="challenge">{t('botCheck.policyTitle')}</h2>
      <p>{t('botCheck.policyWhat')}</p>
      <p>
        {t('botCheck.policyWhy')}{' '}
        <a href="https://www.cloudflare.com/turnstile-privacy-policy/" rel="noreferrer">
          {t('botCheck.challengePrivacy')}
        </a>
      </p>
    </section>
  );
}
