import * as z from 'zod';

/** Pages with fixed addresses that the footer may contain; legal pages are always there. */
export const FOOTER_PAGES = [
  '/contact',
  '/order-lookup',
  '/newsletter',
  '/shipping',
  '/categories',
  '/wishlist',
  '/my-account',
] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

const names = z.object({ de: z.string(), en: z.string() });

/** A link of the footer: a page of the tree by id, a fixed page, or another with its name. */
export const footerLinkSchema = z.union([
  z.object({ category: z.int() }),
  z.object({ page: z.enum(FOOTER_PAGES) }),
  z.object({ name: names, href: z.string() }),
]);
export type FooterLink = z.infer<typeof footerLinkSchema>;

/** A column of links. */
export const footerColumnSchema = z.object({ title: names, links: z.array(footerLinkSchema) });
export type FooterColumn = z.infer<typeof footerColumnSchema>;
