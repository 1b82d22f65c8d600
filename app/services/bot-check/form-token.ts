import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuardedForm } from './guarded-form';

export type FormToken = {
  issuedAt: Date;
  /** Random on a page for one visitor; '' on shared pages. */
  nonce: string;
};

const TOKEN = /^([0-9a-z]{6,12})\.([\w-]{0,32})\.([\w-]{43})$/;

/** Writes a signed stamp of when a form was shown. */
export function writeToken(
  secret: Buffer,
  form: GuardedForm,
  { issuedAt, nonce }: FormToken,
): string {
  const body = `${issuedAt.getTime().toString(36)}.${nonce}`;
  return `${body}.${sign(secret, form, body)}`;
}

/** Makes the token of a visitor's page valid for one content. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Parses a token; null if it was not issued for this form. */
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
