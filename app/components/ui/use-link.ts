import { useText } from '~/i18n/text';

/** What names its language itself, and files and answers that are the same for all languages. */
const FOR_ALL =
  /^\/(?:\/|(?:de|en|api|assets|files|fonts|icons|media)(?:[/?#]|$)|[^?#]*\.\w{2,5}(?:[?#]|$))/;
/** Rich texts are cleaned: their attributes stand in double quotes. */
const LINK = /(<a(?:\s+[\w-]+="[^"]*")*?\s+href=")(\/[^"]*)/g;

/** Gives a link of an operator as the page writes it: paths of the shop under the prefix of the page. */
export function useLink(): (link: string) => string {
  const { href } = useText();
  return (link) => (link.startsWith('/') && !FOR_ALL.test(link) ? href(link) : link);
}

/** Gives a cleaned rich text with its links as the page writes them. */
export function useRichText(): (html: string | undefined) => string {
  const linkTo = useLink();
  return (html = '') =>
    html.replace(LINK, (_, before: string, link: string) => before + linkTo(link));
}
