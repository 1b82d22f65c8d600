import type { shippingTerms as German } from '../de/shipping-terms';

export const shippingTerms = {
  costs: 'Delivery costs and times',
  costsText:
    'All amounts are per order and include VAT. They depend on the weight of the whole order. There are no further costs.',
  timeText:
    'The delivery time is shown with every product, in the cart and at the checkout. It is the time until we hand the goods to the carrier plus the transit time stated here. Working days are Monday to Friday except public holidays. The delivery time starts on the day after your order, or with prepayment on the day after you instruct your bank. If you order several products, the longest delivery time applies.',
  weight: 'Weight',
  price: 'Delivery costs',
  upTo: 'up to {weight} kg',
  free: 'free',
  freeFrom: 'free from a subtotal of {value}',
  transit: 'transit time {days}',
  noHazardous: 'not for dangerous goods',
  payments: 'Payment methods',
  fee: 'Fee',
  noFee: 'none',
  countries: 'Delivery to',
  allCountries: 'all countries listed above',
  maxAmount: 'Order value up to',
  notWith: 'Not available with',
} satisfies typeof German;
