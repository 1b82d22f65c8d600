import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const PATIENCE_MS = 120_000;

/** Waits for a mail to this address with a matching subject in a shop's folder, and parses it. */
export async function findMail(folder: string, address: string, subject: RegExp): Promise<Email> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit) {
    for (const file of list(folder)) {
      const mail = await PostalMime.parse(readFileSync(join(folder, file)));
      const isForThem = mail.to?.some((to) => to.address === address);
      if (isForThem && subject.test(mail.subject ?? '')) return mail;
    }
    await sleep(200);
  }
  throw new Error(`No mail to ${address} with subject ${subject}`);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}
