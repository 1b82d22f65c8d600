import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingDatabase, type CountingDatabase } from '../fakes/counting-database';
import { makeOffer } from '../support/offer';
import { startShop, type TestShop } from '../support/shop';
import { countStatements, MOST_STATEMENTS, type StatementsOf } from '../support/statement-counts';

let database: CountingDatabase;
let shop: TestShop;
let statements: StatementsOf;

beforeAll(async () => {
  shop = await startShop({}, async (url) => {
    database = await countingDatabase(url, 'shop');
    return database.url;
  });
  const { server, client, query } = shop;
  statements = await countStatements({
    origin: server.origin,
    client,
    query,
    database,
    makeOffer: (variationId) => makeOffer(shop, { variationId }),
  });
});
afterAll(async () => {
  await shop.stop();
  await database.stop();
});

test.each(Object.entries(MOST_STATEMENTS))('%s: at most %i', (kind, most) => {
  const sent = statements[kind as keyof StatementsOf];
  const names = sent.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 60));
  expect(names.length, `${kind}:\n${names.join('\n')}`).toBeLessThanOrEqual(most);
});
