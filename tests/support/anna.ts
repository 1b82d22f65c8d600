import type { AddressData } from '../../app/services/shop-api';

/** Anna's address with the required fields only. */
export const ANNA = {
  firstName: 'Anna',
  lastName: 'Müller',
  streetName: 'Hauptstraße',
  apartment: '12 a',
  city: 'Berlin',
  country: 1,
  zipCode: '10115',
};

/** The same with all fields. */
export const ANNA_IN_FULL: AddressData = {
  ...ANNA,
  companyName: '',
  state: null,
  phoneNumber: '',
  vatNumber: '',
  postNumber: '',
  primary: false,
};
