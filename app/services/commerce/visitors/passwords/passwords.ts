import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../../shop-api';

/** argon2id as recommended by OWASP (ASVS 5.0 V11.4.2): 19 MiB, two rounds, one thread. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored form of a password: argon2id with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** The hash of a random text: unknown accounts are answered after the same time as known ones. */
let nobodys: Promise<string> | undefined;

/**
 * Whether this is the password with that hash. Without a hash it takes as long, and is false.
 * Throws `security.tooManyRequests` when too many calls are waiting.
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

/**
 * As many concurrent calls as there are cores, and few waiting ones: a flood of log-ins does not
 * stop the shop.
 */
const MOST_WAITING = 50;
const free = { places: availableParallelism() };
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free.places > 0) free.places -= 1;
  else {
    if (waiting.length >= MOST_WAITING) {
      throw new ShopError('security.tooManyRequests', { cause: { retryAfter: 5 } });
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
