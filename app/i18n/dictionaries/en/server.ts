import type { server as German } from '../de/server';

export const server = {
  home: 'To the home page',
  back: 'Your cart is kept.',
  badRequestTitle: 'This request could not be read',
  badRequest: 'Please go back one page and try again.',
  forbiddenTitle: 'Security check failed',
  forbidden:
    'This request came from another site and was not carried out. Please reload the page and try again.',
  methodTitle: 'That does not work here',
  method: 'This address does not take such a request.',
  tooLargeTitle: 'The request is too large',
  tooLarge: 'Please shorten your text or choose a smaller file.',
  addressTooLongTitle: 'The address is too long',
  addressTooLong: 'Please open the page through the search or a category.',
  unsupportedTitle: 'The shop does not understand this format',
  unsupported: 'Please send the form with a common browser.',
  wrongHostTitle: 'There is no shop under this name here',
  wrongHost: 'Please check the address in the address bar.',
  failureTitle: 'Something went wrong here',
  failure: 'The fault is ours. Please try again in a minute.',
  tooMany: 'That was a lot of requests. Please wait a moment.',
  unavailableTitle: 'The shop cannot be reached right now',
  unavailable: 'Please try again in a minute.',
} satisfies typeof German;
