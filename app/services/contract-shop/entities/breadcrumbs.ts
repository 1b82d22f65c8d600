import * as z from 'zod/v4';
import type { Breadcrumb } from '~/services/shop-api';
import { listOf, textSchema } from './lenient';
import { pagePath } from './page-path';

export const wireBreadcrumbsSchema = listOf(z.object({ name: textSchema, url: textSchema }));

/** The way from the top of the shop; pages set the home page before it. */
export function toBreadcrumbs(wire: z.output<typeof wireBreadcrumbsSchema>): Breadcrumb[] {
  return wire.flatMap(({ name, url }) => {
    const path = url ? pagePath(url) : null;
    return name && path && path !== '/' ? [{ name, path }] : [];
  });
}
