import type { DocumentFacts } from './document-facts';
import { composePdf } from './pdf-content';
import { drawPdf } from './draw-pdf';
import { eInvoiceXml } from './e-invoice';
import { attachEInvoice } from './factur-x';
import type { NoteReplaced } from './fonts';

/** Renders a document as PDF/A-3 with tags; an e-invoice contains its XML (ZUGFeRD, L-71). */
export async function renderDocument(
  facts: DocumentFacts,
  noteReplaced?: NoteReplaced,
): Promise<Buffer> {
  const sheet = drawPdf(composePdf(facts));
  if (noteReplaced) for (const sign of sheet.replaced) noteReplaced(sign);
  if (facts.isEInvoice) {
    attachEInvoice(sheet.pdf, await eInvoiceXml(facts, 'facturX'), new Date(facts.madeAt));
  }
  return sheet.end();
}

/** Renders the e-invoice alone, for authorities and businesses (XRechnung, L-71). */
export async function renderXRechnung(facts: DocumentFacts): Promise<Buffer> {
  return Buffer.from(await eInvoiceXml(facts, 'xrechnung'));
}
