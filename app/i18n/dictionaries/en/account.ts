import type { account as German } from '../de/account';

/** Customer account. */
export const account = {
  title: 'My account',
  home: 'Overview',
  greeting: 'Hello, {name}',
  orders: 'Orders',
  returns: 'Returns',
  wishlist: 'Wishlist',
  shippingDetails: 'Delivery addresses',
  billingDetails: 'Invoice addresses',
  personalData: 'Personal details',
  logOut: 'Log out',
  lastOrders: 'Latest orders',
  allOrders: 'All orders',
  orderTitle: 'Order {number}',
  orderNumber: 'Order {number}',
  sentOn: 'Dispatched on {date}',
  andMore_one: 'and {count} more product',
  andMore_other: 'and {count} more products',
  noOrders: 'No order yet',
  noOrdersText: 'What you order here can be found in this place later, with all documents.',
  browse: 'Browse the range',
  details: 'View',
  status: {
    pendingPayment: 'Waiting for payment',
    confirmed: 'In progress',
    shipped: 'Dispatched',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
} satisfies typeof German;
