import { Honeypot, SpamError } from 'remix-utils/honeypot/server';
import { HONEYPOT_FIELD } from './honeypot-field';

/** Without the stamp of the time: kept pages are everybody's (`app/services/bot-check` has its own). */
const honeypot = new Honeypot({ nameFieldName: HONEYPOT_FIELD, validFromFieldName: null });

/** Was the field filled in that nobody sees? A post without the field is none of a program's. */
export function isSpam(form: FormData): boolean {
  try {
    honeypot.check(form);
    return false;
  } catch (error) {
    if (error instanceof SpamError) return true;
    throw error;
  }
}
