import { expect, test } from 'vitest';
import type { CategoryTreeItem, FooterColumn } from '~/services/shop-api';
import { footerColumns } from './footer-columns.server';

const node = (id: number, more: Partial<CategoryTreeItem> = {}) =>
  ({
    id,
    type: 'item',
    right: 'all',
    linklist: 'Y',
    name: `Seite ${id}`,
    path: `/seite-${id}`,
    color: null,
    children: [],
    ...more,
  }) as unknown as CategoryTreeItem;

const tree = [
  node(1, { children: [node(11)] }),
  node(2, { type: 'content' }),
  node(3, { type: 'content', linklist: 'N' }),
  node(4, { right: 'customer' }),
];

const columnsOf = (footer: FooterColumn[] | null, locale: 'de' | 'en' = 'de') =>
  footerColumns({ configuration: { footer }, locale } as Parameters<typeof footerColumns>[0], tree);

test('by default a shop shows content pages of the navigation, and the service', () => {
  expect(columnsOf(null)).toEqual([
    {
      title: 'Service',
      links: [
        { name: 'Seite 2', href: '/seite-2' },
        { name: 'Kontakt', href: '/contact' },
        { name: 'Bestellung suchen', href: '/order-lookup' },
        { name: 'Newsletter', href: '/newsletter' },
      ],
    },
  ]);
});

test('an empty column is not rendered', () => {
  const title = { de: 'Räder', en: 'Bikes' };
  const gone = { title, links: [{ category: 99 }, { category: 4 }] };
  const service = { title, links: [{ page: '/contact' as const }] };
  expect(columnsOf([gone, service, gone]).map(({ links }) => links.length)).toEqual([1]);
  expect(columnsOf([gone])).toEqual([]);
});

test('columns of the file: pages of the tree wherever they are, fixed ones, others; deleted ones are left out', () => {
  const title = { de: 'Räder', en: 'Bikes' };
  const elsewhere = { name: { de: 'Verein', en: 'Club' }, href: 'https://club.example' };
  const links = [
    { category: 11 },
    { category: 4 },
    { category: 99 },
    { page: '/contact' as const },
    elsewhere,
  ];
  expect(columnsOf([{ title, links }], 'en')).toEqual([
    {
      title: 'Bikes',
      links: [
        { name: 'Seite 11', href: '/seite-11' },
        { name: 'Contact', href: '/contact' },
        { name: 'Club', href: 'https://club.example' },
      ],
    },
  ]);
});
