import type { search as German } from '../de/search';

export const search = {
  title: 'Search',
  titleFor: 'Search for “{term}”',
  form: 'Search on this page',
  label: 'Search term',
  suggested: {
    title: 'Suggestions',
    terms: 'Search terms',
    categories: 'Categories',
    shades: 'Shades',
    goods: 'Products',
  },
  corrected: 'No matches for “{term}”. Results for “{corrected}”.',
  empty: 'Please enter a search term, for example the name or the number of a product.',
  noResultsHint: 'Please check the spelling or try a more general word.',
  ownShades:
    'Our search does not know numbers of other colour systems ({system}): our shades have names and numbers of their own. Please search for a colour, for example “grey”, or tell us the number. We will find the closest shade for you.',
  ownNumbers:
    'Our shades have numbers of their own, which have nothing to do with {system}: here the same number means another shade.',
  askForShade: 'Ask for the closest shade',
  suggestions: 'Or browse our range',
} satisfies typeof German;
