import * as z from 'zod';
import type { Breadcrumb } from '~/services/shop-api';
import { pagePath } from './page-path';
import * as lenient from './lenient';

export const wireBreadcrumbsSchema = lenient.list(
  z.object({ name: lenient.text, url: lenient.text }),
);

/** The breadcrumbs; pages put the home page before them. */
export function toBreadcrumbs(wire: z.output<typeof wireBreadcrumbsSchema>): Breadcrumb[] {
  return wire.flatMap(({ name, url }) => {
    const path = url ? pagePath(url) : null;
    return name && path && path !== '/' ? [{ name, path }] : [];
  });
}
