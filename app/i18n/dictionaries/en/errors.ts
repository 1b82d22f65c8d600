import type { errors as German } from '../de/errors';

export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundText:
    'There is no page at this address. It may have been renamed, or a letter is missing.',
  notFoundSearch: 'Search for what you need, or carry on from one of these pages.',
  serverTitle: 'Internal Server Error',
  serverText:
    'Something went wrong on our side. Your cart is not lost. Please load the page again in a moment.',
  forbiddenTitle: 'This is not allowed here',
  forbiddenText: 'The request was not carried out. Go back and try again.',
  badRequestTitle: 'The request was incomplete',
  badRequestText: 'We could not read the request. Go back and try again.',
  methodTitle: 'This does not work here',
  tooManyTitle: 'Too many attempts',
  tooManyText:
    'Those were very many attempts in a short time. Please wait an hour, then try again.',
  status: 'Error {status}',
  reload: 'Load the page again',
} satisfies typeof German;
