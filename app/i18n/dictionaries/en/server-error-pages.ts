import type { serverErrorPages as German } from '../de/server-error-pages';

export const serverErrorPages = {
  home: 'Go to the home page',
  back: 'Your cart has been kept.',
  badRequestTitle: 'This request could not be read',
  badRequest: 'Please go back one page and try again.',
  forbiddenTitle: 'Security check failed',
  forbidden:
    'This request came from another site and was not carried out. Please reload the page and try again.',
  methodTitle: 'This request is not possible here',
  method: 'Please go back one page and try again.',
  tooLargeTitle: 'The request is too large',
  tooLarge: 'Please shorten your text or choose a smaller file.',
  addressTooLongTitle: 'The address is too long',
  addressTooLong: 'Please open the page from the search or from a category.',
  unsupportedTitle: 'The shop does not understand this format',
  unsupported: 'Please send the form with an up-to-date browser.',
  wrongHostTitle: 'There is no shop under this name here',
  wrongHost: 'Please check the address in the address bar.',
  failureTitle: 'Internal Server Error',
  failure: 'The fault is ours. Please try again in a minute.',
  unavailableTitle: 'The shop cannot be reached at the moment',
  unavailable: 'Please try again in a minute.',
  remoteAway:
    'The shop cannot reach its stock and orders at the moment. Please try again in a minute.',
  held: 'What you have typed is not lost: send it again from here.',
  again: 'Send again',
} satisfies typeof German;
