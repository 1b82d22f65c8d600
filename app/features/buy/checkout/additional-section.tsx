import { Details } from '~/components/ui/details';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { stepOf, type CheckoutView } from './checkout-view';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { CarrierConsent } from './carrier-consent';
import { Section } from './checkout-section';
import { TermsCheckbox } from './terms-checkbox';

type AdditionalSectionProps = { view: CheckoutView };

/** A contact wish, the customer's reference, the consent to the carrier and the terms. */
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
      <TermsCheckbox view={view} />
    </Section>
  );
}
