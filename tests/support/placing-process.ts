/**
 * A process of its own that places orders and may be killed on the way: reads database URL,
 * session token and order form from its arguments. Prints the order's number.
 */
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/index/catalogue-index';
import { bindCommerce } from '../../app/services/commerce/commerce';
import { databaseOn } from '../../app/services/commerce/database';
import { hookFrom } from '../../app/services/commerce/hooks';
import { openPool } from '../../database/connect';
import { findVisitor } from '../../app/services/commerce/sessions/find-visitor';

const [url, token, form] = process.argv.slice(2) as [string, string, string];
const pool = openPool(url);
const db = databaseOn(pool);
const index = await createCatalogueIndex(pool);
const visitor = await findVisitor(db, token, '127.0.0.1', new Date());
const shop = bindCommerce({
  pool,
  db,
  index,
  lang: 'de',
  currency: 'EUR',
  visitor,
  now: () => new Date(),
  secret: Buffer.alloc(32, 7),
  touch: () => {},
  hook: hookFrom(process.env),
});
const placed = await shop.doPlaceOrder(JSON.parse(form));
process.stdout.write(String(placed.id));
index.close();
await pool.end();
