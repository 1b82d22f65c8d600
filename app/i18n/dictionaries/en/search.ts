import type { search as German } from '../de/search';

export const search = {
  title: 'Search',
  titleFor: 'Search for “{term}”',
  form: 'Search on this page',
  label: 'Search term',
  corrected: 'No matches for “{term}”. Results for “{corrected}”.',
  empty: 'Please enter a search term, for example a shade, a surface or a tool.',
  noResultsHint: 'Please check the spelling or try a more general word.',
  suggestions: 'Or browse our range',
} satisfies typeof German;
