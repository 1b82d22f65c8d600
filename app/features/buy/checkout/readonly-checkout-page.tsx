import { useText } from '~/i18n/text';
import { CarrierConsent } from './carrier-consent';
import { TermsCheckbox } from './terms-checkbox';
import { BillingAddressSection, ShippingAddressSection } from './address-sections';
import type { CheckoutPageProps } from './checkout-page';
import { postedValue, useCheckoutReply } from './checkout-reply';
import { CheckoutShell } from './checkout-shell';
import { openForms, stepOf, type MethodView } from './checkout-view';
import { ContactSection } from './contact-section';
import { Section } from './checkout-section';

/**
 * A finished order for review: only the delivery address, the terms and the consent to the carrier
 * can be changed (open point 1.5).
 */
export function ReadonlyCheckoutPage({ view, edit }: CheckoutPageProps) {
  const { t } = useText();
  const reply = useCheckoutReply();
  const path = '/readonly-checkout';
  const edited = postedValue(reply, 'edit') || edit || '';
  const open = reply?.address ?? openForms(view, edited).address;
  return (
    <CheckoutShell title={t('checkout.readonlyTitle')} path={path} view={view} edit={edited}>
      <ContactSection
        email={view.email}
        isOpen={false}
        hasButton={false}
        guest={null}
        reviewMail={view.reviewMail}
      />
      {view.needsDeliveryAddress && <ShippingAddressSection view={view} open={open} path={path} />}
      <BillingAddressSection view={view} open={null} path={path} />
      {view.needsDelivery && (
        <Section
          id="shipping-method"
          number={stepOf(view, 'shipping-method')}
          title={t('checkout.shippingMethod')}
        >
          <p>{nameOf(view.shippingMethods, view.shippingId)}</p>
        </Section>
      )}
      <Section
        id="payment-method"
        number={stepOf(view, 'payment-method')}
        title={t('checkout.paymentMethod')}
      >
        <p>{nameOf(view.paymentMethods, view.paymentId)}</p>
      </Section>
      <Section id="additional" number={stepOf(view, 'additional')} title={t('checkout.terms')}>
        <CarrierConsent view={view} />
        <TermsCheckbox view={view} />
      </Section>
    </CheckoutShell>
  );
}

function nameOf(methods: readonly MethodView[], id: number | null) {
  return methods.find((method) => method.id === id)?.name;
}
