import type { addressBook as German } from '../de/address-book';

/** Addresses in the customer account. */
export const addressBook = {
  title: { 'shipping-details': 'Delivery addresses', 'billing-details': 'Billing addresses' },
  empty: {
    'shipping-details': 'No delivery address yet',
    'billing-details': 'No billing address yet',
  },
  emptyText: {
    'shipping-details': 'A saved address is already there when you order next.',
    'billing-details': 'A saved address is already there when you order next.',
  },
  new: 'New address',
  change: 'Change address',
  primary: 'Default address',
  makePrimary: 'Make default',
  asPrimary: 'Use as default address',
  delete: 'Delete',
  cancel: 'Cancel',
  saved: 'The address is saved.',
  deleted: 'The address is deleted.',
  madePrimary: 'This is your default address now.',
} satisfies typeof German;
