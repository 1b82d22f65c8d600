/**
 * A separate process that publishes due plans and is killed meanwhile: dies at the statement of
 * this number, before it is sent or just after. Reads database URL, time, number and `before` or
 * `sent` from its arguments.
 */
import pg from 'pg';
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import { jobContext } from '../../app/services/commerce/core/commerce-context';
import { draftStore } from '../../app/services/commerce/team/drafts/draft-store';
import { publishPlans } from '../../app/editor/publishing/publish-plans.server';
import { openPool } from '../../database/connect';

const [url, at, number, when] = process.argv.slice(2) as [string, string, string, string];
const now = () => new Date(at);
const pool = openPool(url);
const index = await createCatalogueIndex(pool);

const die = () => process.kill(process.pid, 'SIGKILL');
const send = pg.Client.prototype.query;
let sent = 0;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  sent += 1;
  const isLast = sent === Number(number);
  if (isLast && when === 'before') die();
  const answer: unknown = Reflect.apply(send, this, given);
  if (isLast) setImmediate(die);
  return answer;
} as typeof send;

const ctx = jobContext({ pool, index, secret: Buffer.alloc(32), now }, 'de');
await publishPlans(draftStore(ctx));
index.close();
await pool.end();
