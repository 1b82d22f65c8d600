import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Key of the link with which a customer ends all reminders: 256 bits derived from the customer. It
 * has no other use, so it never expires (006).
 */
export function shadeReminderKey(secret: Buffer, customerId: number): string {
  return createHmac('sha256', secret).update(`shade-reminders:${customerId}`).digest('base64url');
}

/** Compares in constant time. */
export function isShadeReminderKey(given: string, secret: Buffer, customerId: number): boolean {
  const expected = Buffer.from(shadeReminderKey(secret, customerId));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}
