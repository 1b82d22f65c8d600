import type { DocumentFacts } from './document-facts';
import { documentTitle } from './pdf-content';

/** What a downloaded document is called: Rechnung-RE-2026-00001.pdf. */
export function documentFileName(facts: DocumentFacts, format: 'pdf' | 'xrechnung'): string {
  const ending = format === 'pdf' ? 'pdf' : 'xml';
  return `${documentTitle(facts).replaceAll(/\s+/g, '-')}.${ending}`;
}
