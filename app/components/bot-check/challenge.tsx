import { useEffect, useRef } from 'react';
import { useText } from '~/i18n/text';
import type { BotCheckView } from '~/services/bot-check/bot-check';

type ChallengeProps = NonNullable<BotCheckView['challenge']> & Pick<BotCheckView, 'form' | 'token'>;

/** The API that the challenge's script adds to the window. */
type WithTurnstile = { turnstile?: { reset(): void } };

/**
 * The challenge of a third party. Its script is loaded when a visitor begins to fill in the form,
 * never with the page (L-53); without it the form can be sent all the same.
 */
export function Challenge({ form, token, siteKey, origin }: ChallengeProps) {
  const { t, locale } = useText();
  const answered = useRef(token);
  useEffect(() => {
    // A response is valid once: after a refusal the form needs another one.
    if (token !== answered.current) (window as WithTurnstile).turnstile?.reset();
    answered.current = token;
  }, [token]);
  return (
    <>
      {/* Filled by that script: React does not remove elements that it did not render. */}
      <div
        className="challenge"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: widget({ siteKey, form, locale }) }}
      />
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: loader(`${origin}/turnstile/v0/api.js`) }}
      />
      <p className="field-hint">
        {t('botCheck.challenge')}{' '}
        <a href="https://www.cloudflare.com/turnstile-privacy-policy/" rel="noreferrer">
          {t('botCheck.challengePrivacy')}
        </a>
      </p>
    </>
  );
}

/** The keys come from the configuration, which accepts only word characters. */
function widget({ siteKey, form, locale }: Record<'siteKey' | 'form' | 'locale', string>): string {
  return `<div class="cf-turnstile" data-sitekey="${siteKey}" data-action="${form}" data-language="${locale}" data-size="flexible"></div>`;
}

function loader(script: string): string {
  return `document.currentScript.closest('form').addEventListener('focusin',function(){var s=document.createElement('script');s.src=${JSON.stringify(script)};s.async=true;document.head.append(s)},{once:true})`;
}
