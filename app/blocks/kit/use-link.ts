import { useText } from '~/i18n/text';

/** Gives a link of an operator as the page writes it: paths of the shop under the prefix of the page. */
export function useLink(): (link: string) => string {
  const { href } = useText();
  return (link) => (link.startsWith('/') && !/^\/(de|en)(\/|$)/.test(link) ? href(link) : link);
}
