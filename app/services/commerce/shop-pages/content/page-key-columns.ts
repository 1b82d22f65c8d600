import type { PageKey } from '../../../operator-api/page-key';

/** The condition for the rows of one page in one language; its values are `columnsOf`. */
export const OF_PAGE = 'identifier = $1 and type = $2 and lang = $3';

export function columnsOf({ identifier, type, lang }: PageKey): string[] {
  return [String(identifier), type, lang];
}

export type KeyColumns = { identifier: string; type: PageKey['type']; lang: PageKey['lang'] };

export function keyOf({ identifier, type, lang }: KeyColumns): PageKey {
  return { identifier: identifier === 'index' ? identifier : Number(identifier), type, lang };
}
