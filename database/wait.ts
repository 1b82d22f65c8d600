import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from './connect';
import { isDatabaseAway } from './trouble';

/** Its message is a sentence that an operator can act on. */
export class DatabaseUnavailable extends Error {
  constructor(url: string, reason: string, cause: unknown) {
    super(
      `The database at ${whereIs(url)} cannot be used: ${reason}. Check DATABASE_URL and that PostgreSQL runs there.`,
      { cause },
    );
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * Waits for a database that starts at the same time as the shop, for `patienceMs`, and reports it
 * once. Throws DatabaseUnavailable if it stays away, and immediately if it refuses the shop.
 */
export async function untilAvailable(
  url: string,
  note: (message: string) => void = () => undefined,
  patienceMs = 20_000,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const client = await openClient(url, 'shop start');
      return await client.end();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseAway(error) || performance.now() > end) {
        throw new DatabaseUnavailable(url, reason, error);
      }
      if (isFirst) {
        const seconds = Math.round(patienceMs / 1000);
        note(`waiting up to ${seconds} s for the database at ${whereIs(url)}: ${reason}`);
      }
      await sleep(Math.min(1_000, patienceMs / 10));
    }
  }
}

/** Host and name without user and password. */
function whereIs(url: string) {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || (searchParams.get('host') ?? '')}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const { message } = error as Error;
  return /timeout/.test(message) ? 'it does not answer' : message;
}
