import type { ScriptSize } from '~/lib/script-size';
import type { RouteFacts } from '~/lib/route-facts';
import type { Namespace } from '~/i18n/dictionaries/types';

/**
 * The `handle` of a route: the amount of its page's script, the texts of a hydrated page, its
 * audience and the query parameters it reads.
 */
export type PageHandle = RouteFacts & {
  script?: ScriptSize;
  i18n?: Namespace[];
};

/** Texts of every hydrated page and of the error that may replace it. */
const EVERYWHERE: Namespace[] = ['common', 'errorPages'];

export function hydratedTexts(handles: readonly (PageHandle | undefined)[]): Namespace[] {
  return [...new Set([...EVERYWHERE, ...handles.flatMap((handle) => handle?.i18n ?? [])])];
}
