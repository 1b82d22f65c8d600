/** How many characters a text of the checkout may have. */
export const MAXIMUM_LENGTH = {
  firstName: 100,
  lastName: 100,
  companyName: 100,
  vatNumber: 20,
  streetName: 120,
  apartment: 20,
  zipCode: 12,
  city: 100,
  phoneNumber: 40,
  orderContactWish: 2000,
  orderCustomerSign: 100,
};
