/**
 * The e-mail address as one customer, for single-usage coupons and for limits by mailbox: in lower
 * case, without a `+` part, and without dots where the provider ignores them (R25).
 */
export function customerKey(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = local.split('+', 1);
  const isDotless = host === 'gmail.com' || host === 'googlemail.com';
  return isDotless ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}
