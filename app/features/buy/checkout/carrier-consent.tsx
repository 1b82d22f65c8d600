import { Checkbox } from '~/components/ui/checkbox';
import { useCheckoutFields } from './checkout-fields';
import { isTicked, useCheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';

/** Offered if the chosen carrier announces parcels by e-mail; the consent is optional (L-62). */
export function CarrierConsent({ view }: { view: CheckoutView }) {
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
