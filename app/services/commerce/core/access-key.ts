import { createHmac, randomBytes } from 'node:crypto';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import type { Language } from '../../shop-api';
import { hashOf } from './hash-of';

/**
 * The access key of an order: base64url(HMAC-SHA256(secret, salt || order id)). It can be derived
 * again for mails, so only its SHA-256 is stored (reliability B4, Access keys).
 */
export function accessKeyOf(secret: Buffer, orderId: number, salt: Buffer): string {
  return createHmac('sha256', secret).update(salt).update(String(orderId)).digest('base64url');
}

/** A new order's access key, with its salt and hash for the database. */
export function newAccessKey(secret: Buffer, orderId: number) {
  const salt = randomBytes(16);
  const accessKey = accessKeyOf(secret, orderId, salt);
  return { accessKey, salt, hash: hashOf(accessKey) };
}

/** Path of the confirmation page in the language of the order. */
export function orderLink(order: { id: number; lang: Language; accessKey: string }): string {
  return localePath(canonicalPrefix(order.lang), `/confirmation/${order.id}/${order.accessKey}`);
}
