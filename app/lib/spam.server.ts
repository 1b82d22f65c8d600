import { HONEYPOT_FIELD } from './honeypot-field';

/** Was the hidden field filled in? A post without the field is not a bot's. */
export function isSpam(form: FormData): boolean {
  return form.getAll(HONEYPOT_FIELD).some((value) => value !== '');
}
