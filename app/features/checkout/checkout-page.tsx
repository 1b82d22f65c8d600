import { useText } from '~/i18n/text';
import { AdditionalSection } from './additional-section';
import { BillingAddressSection, ShippingAddressSection } from './address-sections';
import type { CheckoutReply } from './checkout-reply';
import { CheckoutShell } from './checkout-shell';
import { openForms, type CheckoutView } from './checkout-view';
import { ContactSection } from './contact-section';
import { PaymentMethodSection, ShippingMethodSection } from './method-sections';
import { useMethodChoice } from './use-method-choice';

export type CheckoutPageProps = {
  view: CheckoutView;
  /** Which saved part the address of the page opens for changes. */
  edit: string | null;
  reply: CheckoutReply | undefined;
};

export function CheckoutPage({ view, edit, reply }: CheckoutPageProps) {
  const { t } = useText();
  const edited = reply?.values.edit || edit || '';
  const open = openForms(view, edited);
  const isContactOpen = open.contact || Boolean(reply?.errors.email);
  const address = { view, open: reply?.address ?? open.address, path: '/checkout', reply } as const;
  const method = { view, reply, choice: useMethodChoice(edited) };
  return (
    <CheckoutShell
      title={t('checkout.title')}
      path="/checkout"
      view={view}
      reply={reply}
      edit={edited}
    >
      <ContactSection email={view.email} isOpen={isContactOpen} canEdit reply={reply} />
      <ShippingAddressSection {...address} />
      <BillingAddressSection {...address} />
      <ShippingMethodSection {...method} />
      <PaymentMethodSection {...method} />
      <AdditionalSection view={view} reply={reply} />
    </CheckoutShell>
  );
}
