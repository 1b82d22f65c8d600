import type { errorPages as German } from '../de/error-pages';

export const errorPages = {
  notFoundTitle: 'Page Not Found',
  notFoundText:
    'There is no page at this address. The page may have been renamed, or a character may be missing from the address.',
  notFoundSearch: 'Search for what you need, or open one of these pages.',
  serverTitle: 'Internal Server Error',
  serverText: 'The fault is ours. Your cart has been kept. Please load the page again in a minute.',
  forbiddenTitle: 'This request is not allowed',
  forbiddenText: 'The request was not carried out. Please go back and try again.',
  badRequestTitle: 'The request was incomplete',
  badRequestText: 'We could not read the request. Please go back and try again.',
  reload: 'Load the page again',
  goneTitle: 'This is not here any more',
  goneText:
    'What you wanted to change or delete is not there; perhaps you have deleted it already. Loaded again, the page shows how things are now.',
  methodTitle: 'This request is not possible here',
  otherAccountTitle: 'Belongs to another account',
  otherAccountText:
    'What you are looking for belongs to another account than the one you are signed in with. Please sign out, then sign in with the other account.',
  tooManyTitle: 'Too many attempts',
  tooManyText: 'There were too many attempts in a short time. Please try again later.',
  tooManyMinutes_one: 'There were too many attempts in a short time. Please try again in a minute.',
  tooManyMinutes_other:
    'There were too many attempts in a short time. Please try again in {count} minutes.',
  tooManyHours_one: 'There were too many attempts in a short time. Please try again in an hour.',
  tooManyHours_other:
    'There were too many attempts in a short time. Please try again in {count} hours.',
  status: 'Error {status}',
} satisfies typeof German;
