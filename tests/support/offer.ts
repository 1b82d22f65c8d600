import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOfferCommand } from '../../server/commands/offer-command';
import type { VisitedShop } from './start-shop';
import { TEST_SECRET } from './start-server';

export type OfferReference = { id: number; /** Path without origin. */ path: string };

type OfferOf = { variationId: number; quantity?: number; price?: number };

/** Makes an offer by the operator's command; `change` modifies a draft for one piece. */
export async function makeOffer(
  shop: Pick<VisitedShop, 'databaseUrl' | 'server' | 'query'>,
  { variationId, ...change }: Record<string, unknown> & OfferOf,
): Promise<OfferReference> {
  const [variation] = await shop.query<{ number: string }>(
    'select number from variation where id = $1',
    [variationId],
  );
  const env = {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: tmpdir(),
    SECRET: TEST_SECRET,
    PUBLIC_ORIGIN: shop.server.origin,
  };
  return makeOfferFor(env, { ...change, number: variation!.number });
}

/** The same for the shop with this environment. */
export async function makeOfferFor(
  env: Record<string, string>,
  change: Record<string, unknown> & { number: string; quantity?: number; price?: number },
): Promise<OfferReference> {
  const { number, quantity = 1, price, ...draft } = change;
  const folder = mkdtempSync(join(tmpdir(), 'offer-'));
  const file = join(folder, 'offer.json');
  const items = [{ number, quantity, ...(price !== undefined && { price }) }];
  const billingAddress = {
    firstName: 'Änne',
    lastName: 'Groß',
    streetName: 'Weg 1',
    zipCode: '10623',
    city: 'Berlin',
  };
  const base = { email: 'offer@example.com', billingAddress, items, validUntil: '2099-12-31' };
  writeFileSync(file, JSON.stringify({ ...base, payment: 'PREPAYMENT', ...draft }));
  const said: string[] = [];
  const note = (line: string) => void said.push(line);
  try {
    await runOfferCommand(['make', file], env, { log: note, error: note });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const found = /^http:\/\/[^/]+(\/(?:en\/)?offer\/(\d+)\/[\w-]+)$/m.exec(said.join('\n'));
  if (!found) throw new Error(said.join('\n'));
  return { id: Number(found[2]), path: found[1]! };
}
