import type { Dictionary } from '../types';

export const address = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  vatNumber: 'VAT number',
  vatHint: 'For example DE123456789',
  asCompany: 'Order as a company',
  companyHint:
    'Leave first and last name empty when the company alone is ordering; then we need the VAT number.',
  streetName: 'Street',
  apartment: 'House number',
  zipCode: 'Postcode',
  city: 'Town or city',
  country: 'Country',
  state: 'State',
  noState: 'Not stated',
  applyCountry: 'Use this country',
  phoneNumber: 'Phone',
  phoneHint: 'Only for questions of the carrier about the delivery.',
} satisfies Dictionary['address'];
