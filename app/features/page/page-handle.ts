import type { ScriptSize } from '~/lib/script-size';
import type { RouteFacts } from '~/lib/route-facts';
import type { Namespace } from '~/i18n/dictionaries/types';

/**
 * The `handle` of a route: how much script its page gets, the texts a hydrated page needs, whom it
 * is for and which query parameters it reads.
 */
export type PageHandle = RouteFacts & {
  script?: ScriptSize;
  i18n?: Namespace[];
};

/** Texts of the frame itself, on every hydrated page. */
const FRAME_TEXTS: Namespace[] = ['common', 'header', 'footer', 'consent', 'errorPages'];

export function hydratedTexts(handles: readonly (PageHandle | undefined)[]): Namespace[] {
  return [...new Set([...FRAME_TEXTS, ...handles.flatMap((handle) => handle?.i18n ?? [])])];
}
