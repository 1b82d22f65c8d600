import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP asks for it (ASVS 5.0 V11.4.2): 19 MiB, two rounds, one thread. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At least this many signs; no rule about which (ASVS V6.2.5). */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

/** What is kept of a password: argon2id with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** The hash of a text nobody knows: who does not exist is answered as late as who does. */
let nobodys: Promise<string> | undefined;

/** Is this the password with that hash? Without a hash it takes as long, and is false. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const isSame = await verify(kept ?? (await nobodys), password.normalize('NFC'));
  return isSame && kept !== undefined;
}
