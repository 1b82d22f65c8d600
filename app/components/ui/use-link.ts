import { useText } from '~/i18n/text';

/**
 * Addresses that contain a language, and files and responses that are the same for all languages.
 */
const FOR_ALL =
  /^\/(?:\/|(?:de|en|api|assets|files|fonts|icons|media)(?:[/?#]|$)|[^?#]*\.\w{2,5}(?:[?#]|$))/;
/** Rich texts are cleaned: their attributes have double quotes. */
const LINK = /(<a(?:\s+[\w-]+="[^"]*")*?\s+href=")(\/[^"]*)/g;

/** Converts an operator's link for the page: paths of the shop get the page's prefix. */
export function useLink(): (link: string) => string {
  const { href } = useText();
  return (link) => (link.startsWith('/') && !FOR_ALL.test(link) ? href(link) : link);
}

/** Converts the links of a cleaned rich text for the page. */
export function useRichText(): (html: string | undefined) => string {
  const linkTo = useLink();
  return (html = '') =>
    html.replace(LINK, (_, before: string, link: string) => before + linkTo(link));
}
