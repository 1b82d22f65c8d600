import type { customer as German } from '../de/customer';

export const customer = {
  loginTitle: 'Sign in',
  password: 'Password',
  logIn: 'Sign in',
  forgotten: 'Forgotten your password?',
  reset: {
    title: 'Forgotten password',
    text: 'We will send you a link with which you set a new password.',
    send: 'Send the link',
    sentTitle: 'Please check your mailbox',
    sentText:
      'If there is an account with this e-mail address, we have sent you a link. It is valid for 30 minutes and can be used once.',
    sentHint:
      'No e-mail? Please check your spam folder too. We send no more than three links an hour to one address.',
    again: 'Send the link again',
    setTitle: 'Set a new password',
    setText:
      'After that you sign in with the new password. You will be signed out on all other devices.',
    set: 'Set password',
    needsLink:
      'You set a new password with the link in our e-mail. It is valid for 30 minutes and can be used once.',
  },
  email: {
    confirmTitle: 'Confirm your new e-mail address',
    confirmText: 'Your account will then have the address {email}, and you sign in with it.',
    confirm: 'Confirm address',
    over: 'This link has been used, is no longer valid, or the address belongs to another account meanwhile. Please change the e-mail address in your account again.',
    toAccount: 'To my details',
  },
  data: {
    title: 'Personal details',
    names: 'Name',
    saveNames: 'Save name',
    email: 'E-mail address',
    emailNow: 'You sign in with: {email}',
    emailNew: 'New e-mail address',
    emailHint:
      'We will send a link to this address. The change takes effect as soon as you confirm it.',
    saveEmail: 'Change e-mail address',
    currentPassword: 'Current password',
    passwordTitle: 'Password',
    passwordText: 'With a new password you are signed out on all other devices.',
    newPassword: 'New password',
    savePassword: 'Change password',
    exportTitle: 'Your data',
    exportText:
      'Here you download everything we keep about your account: to read, or for other programs.',
    exportHtml: 'Download data to read',
    exportJson: 'Download data as JSON',
    exportByMail: 'Request data without a link to the account',
    deleteTitle: 'Delete account',
    deleteLink: 'Delete account',
    deleteText:
      'Your account, your addresses and your cart are deleted at once, you are signed out everywhere, and a newsletter subscription of this account ends. This cannot be undone.',
    deleteKept:
      'We keep orders and invoices for as long as the law requires. Orders under way are delivered; you can still look at an order with the link in its order confirmation. Your reviews stay without your name; if you do not want that, delete them first.',
    delete: 'Delete account for good',
    keep: 'Keep account',
  },
  newHere: 'No account yet?',
  newHereText:
    'With an account you will find your orders, addresses and wishlist again on your next visit.',
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
  billingPart: 'Company and billing address (optional)',
  billingHint:
    'We show prices without VAT to businesses whose VAT number we have checked. For a billing address, please enter your name or that of the company, the street, postcode and town.',
  privacyBefore: 'I have read the',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  register: 'Create account',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in instead',
  keep: {
    title: 'Keep this order in an account',
    text: 'With a password this becomes an account: you will find this order, your addresses and your wishlist again at any time.',
    privacyBefore: 'How we treat your data is described in the',
    privacyLink: 'privacy policy',
    create: 'Create account',
    add: 'Add to my account',
    addText: 'Order {id} will then be among your orders.',
    exists: 'Already have an account?',
    toLogin: 'Sign in and add the order',
    back: 'To the order',
  },
  reviewMail: {
    notice_one:
      'One day after dispatch we ask you once by e-mail how you like the products. You can object to this at any time, at the checkout or with a link in the e-mail, at no cost other than that of transmission at basic rates.',
    notice_other:
      '{count} days after dispatch we ask you once by e-mail how you like the products. You can object to this at any time, at the checkout or with a link in the e-mail, at no cost other than that of transmission at basic rates.',
    refuse: 'Please do not ask me for a review.',
  },
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
    logIn: 'Sign in',
  },
  notice: {
    registered: 'Your account has been created and you are signed in.',
    orderKept: 'The order is now in your account.',
    passwordSet: 'Your new password is set. Please sign in with it.',
    passwordChanged:
      'Your password has been changed. You have been signed out on all other devices.',
    namesSaved: 'Your name has been saved.',
    emailPending:
      'Please confirm the new address with the link in the e-mail that we have sent you.',
    emailChanged: 'Your new e-mail address is now in use.',
    deleted: 'Your account has been deleted.',
    loggedOut: 'You are signed out.',
    cartJoined:
      'Products from an earlier visit are back in your cart. Please check the quantities.',
  },
} satisfies typeof German;
