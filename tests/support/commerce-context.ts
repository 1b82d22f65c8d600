import type { Pool } from 'pg';
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import {
  jobContext,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import type { Language } from '../../app/services/shop-api';
import type { CatalogueIndex } from '../../app/services/commerce/core/catalogue-index';

export type TestContext = CommerceContext & { tags: Set<string> };

/** Creates a context like that of a request; `tags` collects the cache tags, `now` can be set. */
export async function createTestContext(
  pool: Pool,
  options: { lang?: Language; now?: () => Date; index?: CatalogueIndex } = {},
): Promise<TestContext> {
  const tags = new Set<string>();
  const index = options.index ?? (await createCatalogueIndex(pool));
  const now = options.now ?? (() => new Date());
  const ctx = jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, options.lang ?? 'de');
  return { ...ctx, tags, touch: (...given) => given.forEach((tag) => tags.add(tag)) };
}
