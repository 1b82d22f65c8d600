import { useText } from '~/i18n/text';
import type { Address } from '~/services/shop-api';

type AddressLinesProps = {
  address: Pick<
    Address,
    | 'companyName'
    | 'firstName'
    | 'lastName'
    | 'streetName'
    | 'apartment'
    | 'zipCode'
    | 'city'
    | 'phoneNumber'
    | 'vatNumber'
  > &
    // Addresses of orders have none.
    Partial<Pick<Address, 'postNumber'>>;
  country: string;
  state?: string | undefined;
  /** The state of the VAT number. */
  vatNote?: string | undefined;
};

/** An address as printed on a parcel. */
export function AddressLines({ address, country, state, vatNote }: AddressLinesProps) {
  const { t } = useText();
  const vatNumber = address.vatNumber && `${t('address.vatNumber')} ${address.vatNumber}`;
  const lines = [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    address.postNumber && `${t('address.postNumber')} ${address.postNumber}`,
    `${address.streetName} ${address.apartment}`.trim(),
    `${address.zipCode} ${address.city}`.trim(),
    state,
    country,
    vatNumber && vatNote ? `${vatNumber}, ${vatNote}` : vatNumber,
    address.phoneNumber,
  ].filter((line) => line);
  return (
    <address className="address-lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
