import type { DocumentFacts } from './document-facts';
import { documentTitle } from './pdf-content';

/** Returns the name of a downloaded document: Rechnung-RE-2026-00001.pdf. */
export function documentFileName(facts: DocumentFacts, format: 'pdf' | 'xrechnung'): string {
  const ending = format === 'pdf' ? 'pdf' : 'xml';
  return `${documentTitle(facts).replaceAll(/\s+/g, '-')}.${ending}`;
}
