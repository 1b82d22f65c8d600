import type { Translator } from './translator';

/** The state of an order in words; one that another shop has words of its own for is shown in those. */
export function orderStatus({ find }: Pick<Translator, 'find'>, statusName: string): string {
  return find(`account.status.${statusName}`) ?? statusName;
}
