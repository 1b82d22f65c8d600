import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { beginOperatorSession } from '../../app/services/commerce/team/operators/operator-sessions';
import type { Right } from '../../app/services/operator-api/operator';
import { withPool } from './browser-database';
import { shopOrigin } from './browser-test';

export type Account = { id: number; email: string; password: string };

/** Creates an operator of the shop of the browser tests; each has separate login limits. */
export async function newOperator(rights?: readonly Right[]): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'blaue Wand, weiße Decke' };
  const wanted = { ...account, name: 'Ada Farbig', ...(rights && { rights }) };
  const id = await withPool((pool) => createOperator({ pool, now }, wanted));
  return { id, ...account };
}

/** Logs an operator in, with the tools on the shop's pages, without the form and its limits. */
export async function enterAsOperator(
  context: BrowserContext,
  rights?: readonly Right[],
): Promise<Account> {
  const account = await newOperator(rights);
  const token = await withPool((pool) =>
    beginOperatorSession({ pool, now, secret: Buffer.alloc(0) }, account.id, true),
  );
  const url = shopOrigin();
  await context.addCookies([
    { name: 'shop_operator', value: token, url },
    { name: 'pwa', value: '1', url },
  ]);
  return account;
}

const now = () => new Date();
