import type { address as German } from '../de/address';

export const address = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  vatNumber: 'VAT number',
  vatHint: 'For example DE123456789',
  asCompany: 'For a company',
  companyHint:
    'Please leave the first and last name empty if only the company is ordering; we then need the VAT number.',
  streetName: 'Street',
  apartment: 'House number',
  postNumber: 'Post number',
  postNumberHint: 'Your number at DHL, for parcel stations.',
  zipCode: 'Postcode',
  city: 'Town or city',
  country: 'Country',
  state: 'State',
  noState: 'Not stated',
  applyCountry: 'Use this country',
  phoneNumber: 'Phone',
  phoneHint: 'Only for the carrier, in case of questions about the delivery.',
} satisfies typeof German;
