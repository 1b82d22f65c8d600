import { useText } from '~/i18n/text';
import { AdditionalSection } from './additional-section';
import { BillingAddressSection, ShippingAddressSection } from './address-sections';
import { postedValue, useCheckoutReply } from './checkout-reply';
import { CheckoutShell } from './checkout-shell';
import { openForms, type CheckoutView } from './checkout-view';
import { ContactSection } from './contact-section';
import { PaymentMethodSection, ShippingMethodSection } from './method-sections';
import { useMethodChoice } from './use-method-choice';

export type CheckoutPageProps = {
  view: CheckoutView;
  /** The saved part that the page's address opens for changes. */
  edit: string | null;
};

export function CheckoutPage({ view, edit }: CheckoutPageProps) {
  const { t } = useText();
  const reply = useCheckoutReply();
  const edited = postedValue(reply, 'edit') || edit || '';
  const open = openForms(view, edited);
  const isContactOpen = open.contact || Boolean(reply?.result.error?.email);
  const address = { view, open: reply?.address ?? open.address, path: '/checkout' } as const;
  const method = { view, choice: useMethodChoice(edited) };
  return (
    <CheckoutShell title={t('checkout.title')} path="/checkout" view={view} edit={edited}>
      <ContactSection
        email={view.email}
        isOpen={isContactOpen}
        hasButton={edited === 'contact' || !address.open}
        guest={view.guest}
        reviewMail={view.reviewMail}
      />
      {view.needsDeliveryAddress && <ShippingAddressSection {...address} />}
      <BillingAddressSection {...address} />
      {view.needsDelivery && <ShippingMethodSection {...method} />}
      <PaymentMethodSection {...method} />
      <AdditionalSection view={view} />
    </CheckoutShell>
  );
}
