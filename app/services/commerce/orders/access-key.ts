import { createHmac } from 'node:crypto';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import type { Language } from '../../shop-api';

/**
 * The access key of an order: base64url(HMAC-SHA256(secret, salt || order id)). It can be made
 * again for mails, so only its SHA-256 is stored (reliability B4, Access keys).
 */
export function accessKeyOf(secret: Buffer, orderId: number, salt: Buffer): string {
  return createHmac('sha256', secret).update(salt).update(String(orderId)).digest('base64url');
}

/** Path of the confirmation page in the language of the order. */
export function orderLink(order: { id: number; lang: Language; accessKey: string }): string {
  return localePath(canonicalPrefix(order.lang), `/confirmation/${order.id}/${order.accessKey}`);
}
