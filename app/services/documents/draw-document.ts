import type { DocumentFacts } from './document-facts';

export type DocumentFormat = 'pdf' | 'xrechnung';

/** Draws a file of a document: the same facts give the same bytes. May throw NotDrawn. */
export type DrawDocument = (
  facts: DocumentFacts,
  format: DocumentFormat,
  noteReplaced?: (sign: string) => void,
) => Promise<Uint8Array>;

/** Draws on this very thread. What draws is loaded with the first document, not with every process. */
export const drawDocument: DrawDocument = async (facts, format, noteReplaced) => {
  const { renderDocument, renderXRechnung } = await import('./render-document');
  return format === 'pdf' ? renderDocument(facts, noteReplaced) : renderXRechnung(facts);
};

/**
 * Why who draws beside could not: too many papers wait, it ended under this one, or this one took too
 * long.
 */
export type NotDrawnReason = 'busy' | 'ended' | 'late';

/** The document is there, its file could not be drawn just now; asked again later, it may be. */
export class NotDrawn extends Error {
  constructor(
    readonly reason: NotDrawnReason,
    options?: ErrorOptions,
  ) {
    super(`A paper was not drawn: ${reason}.`, options);
  }
}
