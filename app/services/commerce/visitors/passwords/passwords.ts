import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../../shop-api';

/** argon2id as OWASP asks for it (ASVS 5.0 V11.4.2): 19 MiB, two rounds, one thread. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is kept of a password: argon2id with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** The hash of a text nobody knows: who does not exist is answered as late as who does. */
let nobodys: Promise<string> | undefined;

/**
 * Is this the password with that hash? Without a hash it takes as long, and is false. Throws
 * `security.tooManyRequests` when too many wait for such an answer.
 */
export async function isPassword(
  password: string,
  kept: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hash(crypto.randomUUID(), COST);
  const compared = kept ?? (await nobodys);
  const isSame = await inTurn(() => verify(compared, password.normalize('NFC')));
  return isSame && kept !== null && kept !== undefined;
}

/** As many at once as there are cores, and few who wait: a flood of log-ins leaves the shop working. */
const MOST_WAITING = 50;
const free = { places: availableParallelism() };
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free.places > 0) free.places -= 1;
  else {
    if (waiting.length >= MOST_WAITING) {
      throw new ShopError('security.tooManyRequests', { code: 429, cause: { retryAfter: 5 } });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free.places += 1;
  }
}
