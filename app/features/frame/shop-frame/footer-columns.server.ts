import type { AppLoadContext } from '@remix-run/node';
import { translate } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { CategoryTreeItem, FooterLink, FooterPage } from '~/services/shop-api';
import { isInNavigation } from '../../browse/category/category-navigation';

/** A column of the footer; addresses of the shop are without prefix. */
export type FooterColumnView = { title: string; links: { name: string; href: string }[] };

const NAMES: Record<FooterPage, TextKey> = {
  '/contact': 'footer.contact',
  '/order-lookup': 'footer.orderLookup',
  '/newsletter': 'footer.newsletter',
  '/shipping': 'footer.shipping',
  '/categories': 'header.menu',
  '/wishlist': 'header.wishlist',
  '/my-account': 'header.account',
};

const SERVICE: FooterPage[] = ['/contact', '/order-lookup', '/newsletter'];

/**
 * The columns of links above the legal ones: those of the shop's file, or one with the content
 * pages at the root of the tree and the service. A page that is gone, missing in this language, or
 * for customers only is left out, and so is an empty column.
 */
export function footerColumns(
  { configuration, locale }: Pick<AppLoadContext, 'configuration' | 'locale'>,
  tree: readonly CategoryTreeItem[],
): FooterColumnView[] {
  const fixed = (page: FooterPage) => ({ name: translate(locale, NAMES[page]), href: page });
  if (configuration.footer === null) {
    const guides = tree
      .filter((node) => node.type === 'content' && isInNavigation(node))
      .map(({ name, path }) => ({ name, href: path }));
    const title = translate(locale, 'footer.service');
    return [{ title, links: [...guides, ...SERVICE.map(fixed)] }];
  }
  const linkOf = (link: FooterLink) => {
    if ('page' in link) return [fixed(link.page)];
    if ('href' in link) return [{ name: link.name[locale], href: link.href }];
    const node = findNode(tree, link.category);
    return node && isForEverybody(node) ? [{ name: node.name, href: node.path }] : [];
  };
  return configuration.footer
    .map(({ title, links }) => ({ title: title[locale], links: links.flatMap(linkOf) }))
    .filter(({ links }) => links.length > 0);
}

function findNode(tree: readonly CategoryTreeItem[], id: number): CategoryTreeItem | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}
