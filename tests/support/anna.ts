import type { AddressData } from '../../app/services/shop-api';

/** Where Anna lives, as far as it has to be told. */
export const ANNA = {
  firstName: 'Anna',
  lastName: 'Müller',
  streetName: 'Hauptstraße',
  apartment: '12 a',
  city: 'Berlin',
  country: 1,
  zipCode: '10115',
};

/** The same with every field an address has. */
export const ANNA_IN_FULL: AddressData = {
  ...ANNA,
  companyName: '',
  state: null,
  phoneNumber: '',
  vatNumber: '',
  postNumber: '',
  primary: false,
};
