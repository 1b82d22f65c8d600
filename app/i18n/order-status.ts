import type { Translator } from './translator';

/**
 * The name of an order's state, with separate names for a pick-up; a state named differently by an
 * upstream shop keeps that name.
 */
export function orderStatus(
  { find }: Pick<Translator, 'find'>,
  { statusName, isCollected }: { statusName: string; isCollected: boolean },
): string {
  const name = isCollected && statusName === 'shipped' ? 'ready' : statusName;
  return find(`account.status.${name}`) ?? statusName;
}
