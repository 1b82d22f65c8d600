import { useState } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { Details } from '~/components/ui/details';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { isTicked, postedValue, useCheckoutReply } from './checkout-reply';
import { stepOf, type CheckoutView } from './checkout-view';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { Section } from './checkout-section';

type AdditionalSectionProps = { view: CheckoutView };

/** A wish, an own sign, the consent to the carrier and the terms. */
export function AdditionalSection({ view }: AdditionalSectionProps) {
  const { t } = useText();
  const { input, textArea } = useCheckoutFields();
  const wish = textArea('orderContactWish', view.contactWish);
  const sign = input('orderCustomerSign', view.customerSign);
  const isFilled = Boolean(wish.defaultValue || sign.defaultValue || wish.error || sign.error);
  return (
    <Section id="additional" number={stepOf(view, 'additional')} title={t('checkout.additional')}>
      <input type="hidden" name="hasAdditional" value="yes" />
      <Details summary={t('checkout.messageToUs')} open={isFilled}>
        <TextArea
          {...wish}
          label={t('checkout.contactWish')}
          rows={3}
          maxLength={ORDER_LIMITS.checkout.orderContactWish}
        />
        <TextInput
          {...sign}
          label={t('checkout.customerSign')}
          hint={t('checkout.customerSignHint')}
          maxLength={ORDER_LIMITS.checkout.orderCustomerSign}
          autoComplete="off"
        />
      </Details>
      <CarrierConsent view={view} />
      <Terms view={view} />
    </Section>
  );
}

/** Offered where the chosen carrier announces parcels by e-mail; nobody has to agree (L-62). */
export function CarrierConsent({ view }: AdditionalSectionProps) {
  const { box } = useCheckoutFields();
  const reply = useCheckoutReply();
  if (!view.carrierPrivacy) return null;
  const name = 'shippingPrivacyHintAccepted';
  return (
    <Checkbox
      {...box(name, isTicked(reply, name, 'edit', view.isPrivacyAccepted))}
      label={view.carrierPrivacy}
    />
  );
}

/** Never ticked beforehand; withdrawal, privacy and guarantee are notices, not consents (L-09, L-36). */
export function Terms({ view }: AdditionalSectionProps) {
  const { t, href } = useText();
  const { box } = useCheckoutFields();
  const reply = useCheckoutReply();
  // Kept from the first drawing on: the page after a refused one must not take the tick back.
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
