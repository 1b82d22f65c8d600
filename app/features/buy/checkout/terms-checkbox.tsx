import { useState } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { Details } from '~/components/ui/details';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { postedValue, useCheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';

/** Never pre-ticked; withdrawal, privacy and guarantee are notices, not consents (L-09, L-36). */
export function TermsCheckbox({ view }: { view: CheckoutView }) {
  const { t, href } = useText();
  const { box } = useCheckoutFields();
  const reply = useCheckoutReply();
  // Fixed at the first render: the page after a refusal must not remove the tick.
  const [isPosted] = useState(postedValue(reply, 'terms') !== undefined);
  return (
    <>
      <Checkbox
        {...box('terms', isPosted)}
        label={
          <>
            {t('checkout.termsBefore')}{' '}
            <a href={href('/terms-and-conditions')} target="_blank">
              {t('checkout.termsLink')}
            </a>
            {t('checkout.termsAfter')}
          </>
        }
        required
      />
      <p className="small">
        {t('checkout.noticeBefore')}{' '}
        <a href={href('/cancellation-rights')} target="_blank">
          {t('checkout.noticeWithdrawal')}
        </a>{' '}
        {t('checkout.noticeBetween')}{' '}
        <a href={href('/privacy-policy')} target="_blank">
          {t('checkout.noticePrivacy')}
        </a>
        {t('checkout.noticeAfter')}
      </p>
      {view.guarantee && (
        <Details summary={view.guarantee.summary} className="guarantee-rights">
          <div dangerouslySetInnerHTML={{ __html: view.guarantee.html }} />
        </Details>
      )}
    </>
  );
}
