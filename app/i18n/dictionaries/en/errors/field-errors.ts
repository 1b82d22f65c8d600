import type { errorMessages as German } from '../../de/errors/field-errors';

export const errorMessages = {
  requiredField: 'Please fill in this field.',
  wholeNumber: 'Please enter a whole number.',
  decimalNumber: 'Please enter a number, for example 2.5.',
  minCharacters: 'Please enter at least {min} characters.',
  maxCharacters: 'Please enter at most {max} characters.',
  characters: 'Please remove invisible characters from this entry.',
  missingOrWrongProperties: 'These details are missing or do not fit:',
  pleaseFillOutAllFields: 'Please fill in all fields.',
  paymentFailed:
    'The payment was not completed. Please try again or choose another payment method.',
  sendAgain: 'Please send the form once more. This tells us that it was not sent by a program.',
  ownWords: '{words}',
  station: { required: 'Please choose a station from the list.' },
  postNumber: {
    required: 'Please enter your post number. The locker cannot be opened without it.',
    format: 'Please enter the post number with 6 to 10 digits.',
  },
  preferredDay: { unavailable: 'Please choose one of the days in the list.' },
  preferredLocation: {
    required: 'Please enter a safe place.',
    unchosen: 'Please tick the safe place, or clear its field.',
    unavailable: 'A safe place is not possible with this delivery method.',
  },
  preferredNeighbourName: {
    required: 'Please enter the name of the neighbour.',
    unchosen: 'Please tick the delivery to a neighbour, or clear the neighbour’s fields.',
    unavailable: 'Delivery to a neighbour is not possible with this delivery method.',
  },
  preferredNeighbourAddress: { required: 'Please enter street and house number of the neighbour.' },
  email: {
    required: 'Please enter your e-mail address.',
    valid: 'Please enter a complete e-mail address, for example name@example.com.',
    own: 'This is your e-mail address already. Please enter another one.',
  },
  address: {
    gone: 'This address has been deleted meanwhile. Save once more to add it as a new one.',
  },
  password: {
    required: 'Please enter a password.',
    valid:
      'Please choose a password with at least 8 characters, including one letter and one number.',
    length: 'Please choose a password with at least 8 characters.',
    letter: 'Please use at least one letter in the password.',
    number: 'Please use at least one number in the password.',
    match: 'Please enter the same password twice.',
    common: 'Please choose another password. This one is easy to guess.',
    tooLong: 'Please choose a password with at most {max} characters.',
  },
  contact: {
    nameRequired: 'Please enter your name.',
    subjectRequired: 'Please enter a subject.',
    orderId:
      'Please enter the order number in digits only, for example 10001, or leave the field empty.',
    messageRequired: 'Please write a message.',
    privacyRequired: 'Please confirm that you have read the privacy policy.',
  },
  newsletter: {
    firstNameRequired: 'Please enter your first name.',
    lastNameRequired: 'Please enter your last name.',
    privacyRequired: 'Please agree so that we may send you the newsletter.',
  },
  checkout: {
    missingAddress: 'Please enter an address.',
    termsRequired: 'Please accept the terms and conditions.',
    shippingRequired: 'Please choose a delivery method.',
    paymentRequired: 'Please choose a payment method.',
  },
  coupon: { required: 'Please enter a coupon code.' },
  zipCode: 'Please enter a postcode with 5 digits, for example 10115.',
  editor: {
    save: {
      error: 'An error occurred while saving. Please try again.',
      success: 'Saved.',
      settings: 'The settings apply from now on.',
    },
    categories: {
      error: 'The page settings could not be saved.',
      success: 'The page settings are saved.',
      deleteSuccess: 'The page {name} (ID {id}) is deleted.',
      deleteError: 'The page {name} (ID {id}) could not be deleted: {message}',
    },
  },
} satisfies typeof German;
