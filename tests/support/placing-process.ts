/**
 * A separate process that places orders and may be killed meanwhile: reads database URL, session
 * token and order form from its arguments. Prints the order's number.
 */
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import { bindCommerce } from '../../app/services/commerce/engine/commerce';
import { requestContext } from '../../app/services/commerce/core/commerce-context';
import { databaseOn } from '../../app/services/commerce/core/database';
import { hookFrom } from '../../app/services/commerce/core/test-hooks';
import { createReference } from '../../app/services/commerce/core/reference/reference';
import { openPool } from '../../database/connect';
import { findVisitor } from '../../app/services/commerce/visitors/sessions/find-visitor';

const [url, token, form] = process.argv.slice(2) as [string, string, string];
const pool = openPool(url);
const index = await createCatalogueIndex(pool);
const visitor = await findVisitor(databaseOn(pool), token, '127.0.0.1', new Date(), async () => 30);
const parts = {
  pool,
  index,
  reference: createReference(pool),
  secret: Buffer.alloc(32, 7),
  privateFiles: null,
  now: () => new Date(),
  hook: hookFrom(process.env),
};
const shop = bindCommerce(requestContext(parts, { visitor, lang: 'de', touch: () => {} }));
const placed = await shop.doPlaceOrder(JSON.parse(form));
process.stdout.write(String(placed.id));
index.close();
await pool.end();
