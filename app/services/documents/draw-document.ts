import type { DocumentFacts } from './document-facts';

export type DocumentFormat = 'pdf' | 'xrechnung';

/** Draws a file of a document: equal facts give equal bytes. May throw NotDrawn. */
export type DrawDocument = (
  facts: DocumentFacts,
  format: DocumentFormat,
  noteReplaced?: (sign: string) => void,
) => Promise<Uint8Array>;

/** Draws on the current thread. The libraries are loaded with the first document. */
export const drawDocument: DrawDocument = async (facts, format, noteReplaced) => {
  const { renderDocument, renderXRechnung } = await import('./render-document');
  return format === 'pdf' ? renderDocument(facts, noteReplaced) : renderXRechnung(facts);
};

/** Why the PDF thread drew nothing: too many documents wait, it ended meanwhile, or took too long. */
export type NotDrawnReason = 'busy' | 'ended' | 'late';

/** The document exists, but its file could not be drawn now; a later request may succeed. */
export class NotDrawn extends Error {
  constructor(
    readonly reason: NotDrawnReason,
    options?: ErrorOptions,
  ) {
    super(`A document was not drawn: ${reason}.`, options);
  }
}
