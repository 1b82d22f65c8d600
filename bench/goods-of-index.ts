import type { Pool } from 'pg';
import { catalogueOperations } from '../app/services/commerce/catalogue/goods/operations';
import type { CatalogueIndex } from '../app/services/commerce/core/catalogue-index';
import { ANONYMOUS, requestContext } from '../app/services/commerce/core/commerce-context';
import { createReference } from '../app/services/commerce/core/reference/reference';

/** Opens the shop's goods as each request does, with the caches of cards and small tables. */
export function openGoods(pool: Pool, index: CatalogueIndex) {
  const parts = {
    pool,
    index,
    reference: createReference(pool),
    secret: Buffer.alloc(32),
    privateFiles: null,
    now: () => new Date(),
    hook: async () => {},
  };
  return () =>
    catalogueOperations(requestContext(parts, { visitor: ANONYMOUS, lang: 'de', touch: () => {} }));
}
