import type { customer as German } from '../de/customer';

export const customer = {
  loginTitle: 'Log in',
  password: 'Password',
  logIn: 'Log in',
  newHere: 'No account yet?',
  newHereText:
    'With an account you will find your orders, addresses and shades again on your next visit.',
  toRegister: 'Create an account',
  orAsGuest: 'You can also order without an account.',
  toGuest: 'Order as a guest',
  registerTitle: 'Create an account',
  registerText:
    'An e-mail address and a password are all you need. You can delete your account at any time.',
  firstName: 'First name',
  lastName: 'Last name',
  passwordHint: 'At least 8 characters, including one letter and one number.',
  passwordAgain: 'Repeat password',
  privacyBefore: 'I have read the',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  register: 'Create account',
  haveAccount: 'Already have an account?',
  toLogin: 'Go to log-in',
  checkout: {
    chooseShipping: 'Choose the delivery address',
    chooseBilling: 'Choose the billing address',
    useShipping: 'Deliver here',
    useBilling: 'Bill to this address',
    chosen: 'Chosen for this order',
    changeAddress: 'Change this address',
    newAddress: 'Enter a new address',
    backToCheckout: 'Back to the checkout',
    haveAccount: 'Do you already have an account?',
    logIn: 'Log in',
  },
  notice: {
    registered: 'Your account has been created and you are logged in.',
    loggedOut: 'You are logged out.',
    cartJoined:
      'Products from an earlier visit are back in your cart. Please check the quantities.',
  },
} satisfies typeof German;
