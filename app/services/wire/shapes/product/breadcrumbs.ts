import * as z from 'zod';

export const wireBreadcrumbSchema = z.strictObject({
  id: z.int(),
  level: z.int(),
  name: z.string(),
  url: z.string(),
});

/** Breadcrumbs from the root of the shop; the wire numbers them in their order. */
export function toWireBreadcrumbs(crumbs: readonly { name: string; path: string }[]) {
  return crumbs.map(({ name, path }, i) => ({ id: i + 1, level: i + 1, name, url: path }));
}
