import { useText } from '~/i18n/text';
import { CarrierConsent, Terms } from './additional-section';
import { BillingAddressSection, ShippingAddressSection } from './address-sections';
import type { CheckoutPageProps } from './checkout-page';
import { CheckoutShell } from './checkout-shell';
import { openForms, type MethodView } from './checkout-view';
import { ContactSection } from './contact-section';
import { Section } from './section';

/** A finished order to look over: only the delivery address, the terms and the consent to the carrier are open (open point 1.5). */
export function ReadonlyCheckoutPage({ view, edit, reply }: CheckoutPageProps) {
  const { t } = useText();
  const path = '/readonly-checkout';
  const edited = reply?.values.edit || edit || '';
  const open = reply?.address ?? openForms(view, edited).address;
  return (
    <CheckoutShell
      title={t('checkout.readonlyTitle')}
      path={path}
      view={view}
      reply={reply}
      edit={edited}
    >
      <ContactSection email={view.email} isOpen={false} canEdit={false} reply={reply} />
      <ShippingAddressSection view={view} open={open} path={path} reply={reply} />
      <BillingAddressSection view={view} open={null} path={path} reply={reply} />
      <Section id="shipping-method" number={4} title={t('checkout.shippingMethod')}>
        <p>{nameOf(view.shippingMethods, view.shippingId)}</p>
      </Section>
      <Section id="payment-method" number={5} title={t('checkout.paymentMethod')}>
        <p>{nameOf(view.paymentMethods, view.paymentId)}</p>
      </Section>
      <Section id="additional" number={6} title={t('checkout.terms')}>
        <CarrierConsent view={view} reply={reply} />
        <Terms view={view} reply={reply} />
      </Section>
    </CheckoutShell>
  );
}

function nameOf(methods: readonly MethodView[], id: number | null) {
  return methods.find((method) => method.id === id)?.name;
}
