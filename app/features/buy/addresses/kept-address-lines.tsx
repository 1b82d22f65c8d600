import type { ComponentProps } from 'react';
import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';
import { AddressLines } from './address-lines';

type KeptAddressLinesProps = Omit<ComponentProps<typeof AddressLines>, 'vatNote'> & {
  address: Pick<Address, 'vatNumberState'>;
};

/**
 * An address of an account, with the state of its VAT number; the checkout shows that beside the
 * totals.
 */
export function KeptAddressLines(props: KeptAddressLinesProps) {
  const { t } = useText();
  const { vatNumberState: known } = props.address;
  return <AddressLines {...props} vatNote={known ? t(`vat.state.${known}`) : undefined} />;
}
