import { Button, ButtonLink } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { KeptAddressLines } from '../addresses/kept-address-lines';
import type { AddressKind } from './checkout-view';

export type ChooseAddressView = {
  kind: AddressKind;
  chosenId: number | null;
  addresses: { address: Address; country: string; state?: string }[];
};

/** Selects the delivery or billing address of a customer's order. */
export function ChooseAddressPage({ kind, chosenId, addresses }: ChooseAddressView) {
  const { t, href } = useText();
  const isShipping = kind === 'shipping-address';
  return (
    <div className="page page-narrow">
      <p>
        <a href={`${href('/checkout')}#${kind}`}>{t('customer.checkout.backToCheckout')}</a>
      </p>
      <h1>
        {t(isShipping ? 'customer.checkout.chooseShipping' : 'customer.checkout.chooseBilling')}
      </h1>
      <ul className="address-choice">
        {addresses.map(({ address, ...place }) => (
          <li className="panel" key={address.id}>
            <KeptAddressLines address={address} {...place} />
            {address.id === chosenId ? (
              <p className="address-chosen">
                <strong>{t('customer.checkout.chosen')}</strong>
                <a href={`${href('/checkout')}?edit=${kind}#${kind}`}>
                  {t('customer.checkout.changeAddress')}
                </a>
              </p>
            ) : (
              <form method="post" action={href('/checkout/addresses')}>
                <input type="hidden" name="kind" value={kind} />
                <Button variant="secondary" name="addressId" value={address.id}>
                  {t(isShipping ? 'customer.checkout.useShipping' : 'customer.checkout.useBilling')}
                  <span className="visually-hidden">
                    : {address.streetName} {address.apartment}, {address.city}
                  </span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" href={`${href('/checkout')}?edit=new-${kind}#${kind}`}>
        {t('customer.checkout.newAddress')}
      </ButtonLink>
    </div>
  );
}
