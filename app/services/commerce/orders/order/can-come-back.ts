const DAY_MS = 24 * 60 * 60 * 1000;

type Sent = { status: string; sentAt: Date | null };

/**
 * May goods of this order be returned of the shop's own accord? They were sent, and not longer ago
 * than `returnDays`. Withdrawal and faults have times of their own, by law.
 */
export function canComeBack(
  { status, sentAt }: Sent,
  { returnDays, now }: { returnDays: number; now: Date },
): boolean {
  if (status !== 'shipped' && status !== 'completed') return false;
  return sentAt !== null && now.getTime() - sentAt.getTime() <= returnDays * DAY_MS;
}
