import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { AddressFields } from './address-fields';
import { AddressLines } from '../addresses/address-lines';
import { useCheckoutFields } from './checkout-fields';
import { isTicked, useCheckoutReply } from './checkout-reply';
import { stepOf, type AddressKind, type CheckoutView } from './checkout-view';
import { Section } from './checkout-section';

type AddressSectionProps = {
  view: CheckoutView;
  /** The open address form. */
  open: AddressKind | null;
  path: '/checkout' | '/readonly-checkout';
};

export function ShippingAddressSection({ view, open, path }: AddressSectionProps) {
  const { t } = useText();
  const { box, fields } = useCheckoutFields();
  const reply = useCheckoutReply();
  const { shippingAddress } = view;
  const isOpen = open === 'shipping-address';
  return (
    <Section
      id="shipping-address"
      number={stepOf(view, 'shipping-address')}
      title={t('checkout.shippingAddress')}
      error={fields['shipping-address'].errors}
      edit={
        !isOpen && {
          path: view.editPaths['shipping-address'],
          label: t('checkout.shippingAddress'),
        }
      }
    >
      {isOpen ? (
        <>
          <AddressFields
            key="shipping-address"
            kind="shipping-address"
            saved={shippingAddress ?? view.shippingDraft}
            countries={view.countries['shipping-address']}
            defaultCountryId={view.defaultCountryId}
          />
          {path === '/checkout' && (
            <Checkbox
              {...box(
                'useAsBilling',
                isTicked(reply, 'useAsBilling', 'addressKind', view.isBillingSame),
              )}
              label={t('checkout.billingIsShipping')}
            />
          )}
          <Button variant="secondary" name="intent" value="shipping-address">
            {t('checkout.saveShippingAddress')}
          </Button>
        </>
      ) : (
        shippingAddress && (
          <SavedAddress view={view} address={shippingAddress} kind="shipping-address" />
        )
      )}
      {view.stationButton && (
        <Button variant="quiet" size="small" name="intent" value="parcel-stations">
          {view.stationButton}
        </Button>
      )}
    </Section>
  );
}

export function BillingAddressSection({ view, open, path }: AddressSectionProps) {
  const { t } = useText();
  const { fields } = useCheckoutFields();
  const { billingAddress } = view;
  const isOpen = open === 'billing-address';
  return (
    <Section
      id="billing-address"
      number={stepOf(view, 'billing-address')}
      title={t('checkout.billingAddress')}
      error={fields['billing-address'].errors}
      edit={
        !isOpen &&
        billingAddress !== null &&
        path === '/checkout' && {
          path: view.editPaths['billing-address'],
          label: t('checkout.billingAddress'),
        }
      }
    >
      {isOpen ? (
        <>
          <AddressFields
            key="billing-address"
            kind="billing-address"
            saved={billingAddress ?? view.billingDraft}
            countries={view.countries['billing-address']}
            defaultCountryId={view.shippingAddress?.country ?? view.defaultCountryId}
            isDelivered={view.needsDeliveryAddress}
          />
          <Button variant="secondary" name="intent" value="billing-address">
            {t('checkout.saveBillingAddress')}
          </Button>
        </>
      ) : (
        <BillingText view={view} />
      )}
    </Section>
  );
}

function BillingText({ view }: { view: CheckoutView }) {
  const { t } = useText();
  if (!view.billingAddress) return <p className="quiet">{t('checkout.billingLater')}</p>;
  if (view.isBillingSame) return <p>{t('checkout.billingSame')}</p>;
  return <SavedAddress view={view} address={view.billingAddress} kind="billing-address" />;
}

type SavedAddressProps = { view: CheckoutView; address: Address; kind: AddressKind };

export function SavedAddress({ view, address, kind }: SavedAddressProps) {
  const country = view.countries[kind].find(({ id }) => id === address.country);
  const state = country?.states.find(({ id }) => id === address.state);
  return <AddressLines address={address} country={country?.name ?? ''} state={state?.name} />;
}
