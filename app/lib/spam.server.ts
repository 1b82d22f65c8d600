import { HONEYPOT_FIELD } from './honeypot-field';

/** Was the field filled in that nobody sees? A post without the field is none of a program's. */
export function isSpam(form: FormData): boolean {
  return form.getAll(HONEYPOT_FIELD).some((value) => value !== '');
}
