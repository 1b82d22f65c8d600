import type { Translator } from './translator';

/** The state of an order in words, of a collected one in its own; one that another shop has words of its own for is shown in those. */
export function orderStatus(
  { find }: Pick<Translator, 'find'>,
  { statusName, isCollected }: { statusName: string; isCollected: boolean },
): string {
  const name = isCollected && statusName === 'shipped' ? 'ready' : statusName;
  return find(`account.status.${name}`) ?? statusName;
}
