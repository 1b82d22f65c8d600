import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { projectRoot } from '../../server/project-root';
import { CUSTOMER_PASSWORD } from '../support/customer';
import { newCustomer, orderAsCustomer } from '../support/customer-order';
import { plainGoods } from '../support/goods';
import { makeOffer } from '../support/offer';
import { useShop } from '../support/use-shop';

const run = promisify(execFile);

const shop = useShop();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-forms-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All command blocks of docs/forms.md, one after another as in the text. */
function commands(): string {
  const text = readFileSync(join(projectRoot(), 'docs', 'forms.md'), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block]) => block).join('\n');
}

test('the commands of docs/forms.md order in both languages and return every documented answer', async () => {
  const script = commands();
  const goods = await plainGoods(shop, { count: 2 });
  const buyer = 'kundin@example.com';
  const client = await newCustomer(shop, buyer);
  const bought = await orderAsCustomer(shop, client, goods);
  const offer = await makeOffer(shop, { variationId: goods[0]!.variationId });
  const env = {
    ...process.env,
    ORIGIN: shop.server.origin,
    JAR: join(folder, 'cookies'),
    TMPDIR: folder,
    OPERATOR: 'ada@example.com',
    PASSWORD: 'blaue Wand, weiße Decke',
    BUYER: buyer,
    BUYER_PASSWORD: CUSTOMER_PASSWORD,
    RETURN: `/my-account/new-return/${bought.id}/${bought.accessKey}`,
    OFFER: offer.path,
  };
  const account = { email: env.OPERATOR, name: 'Ada', password: env.PASSWORD };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const { stdout, stderr } = await run('sh', ['-u', '-c', script], {
    cwd: folder,
    env,
    maxBuffer: 2 ** 25,
  });
  expect(stderr).toBe('');

  const answers = [...stdout.matchAll(/^(\d{3}) \S*$/gm)].map(([, status]) => status);
  expect(answers.length).toBeGreaterThan(8);
  expect(new Set(answers)).toEqual(new Set(['303']));

  const numbers = new Set(
    [...stdout.matchAll(/data-order-number="(\d+)"/g)].map(([, number]) => Number(number)),
  );
  const placed = await shop.query<{ id: number; lang: string }>(
    `select id, lang from orders
      where type_id = 1 and origin_order_id is null and id <> $1 order by id`,
    [bought.id],
  );
  expect([...numbers]).toEqual(placed.map(({ id }) => id));
  expect(placed.map(({ lang }) => lang)).toEqual(['de', 'en']);

  const asked = script.split('\n').filter((line) => line.endsWith('| codes')).length;
  const codes = stdout.match(/data-error="[\w.]+"/g) ?? [];
  expect(codes.length).toBeGreaterThanOrEqual(asked);
});
