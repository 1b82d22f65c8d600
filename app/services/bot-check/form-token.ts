import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuardedForm } from './guarded-form';

export type FormToken = {
  issuedAt: Date;
  /** Its own, where a page is rendered for one visitor; '' on pages that all share. */
  nonce: string;
};

const TOKEN = /^([0-9a-z]{6,12})\.([\w-]{0,32})\.([\w-]{43})$/;

/** A stamp of when a form was shown, which nobody can make up. */
export function writeToken(
  secret: Buffer,
  form: GuardedForm,
  { issuedAt, nonce }: FormToken,
): string {
  const body = `${issuedAt.getTime().toString(36)}.${nonce}`;
  return `${body}.${sign(secret, form, body)}`;
}

/** Makes the token of one visitor's page good for one content. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** What a token says, or null for one that was not issued for this form. */
export function readToken(secret: Buffer, form: GuardedForm, token: string): FormToken | null {
  const [, issued = '', nonce = '', given = ''] = TOKEN.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, form, `${issued}.${nonce}`));
  const signature = Buffer.from(given);
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs ? { issuedAt: new Date(parseInt(issued, 36)), nonce } : null;
}

function sign(secret: Buffer, form: GuardedForm, body: string): string {
  return createHmac('sha256', secret).update(`form-token:${form}:${body}`).digest('base64url');
}
