import * as z from 'zod';

/** Types of documents with a name (§3); `DocumentKind` lists those the shop creates. */
export const DOCUMENT_TYPES = [
  'creditNote',
  'deliveryNote',
  'dunningLetter',
  'invoice',
  'externalInvoice',
  'offer',
  'orderConfirmation',
  'pickupDelivery',
  'proFormaInvoice',
  'receipt',
  'returnNote',
  'reversalDocument',
  'successConfirmation',
  'correctionDocument',
] as const;

/** The types of documents (§3) that the shop creates for orders and returns. */
export type DocumentKind =
  | 'orderConfirmation'
  | 'invoice'
  | 'deliveryNote'
  | 'returnNote'
  | 'creditNote'
  | 'reversalDocument'
  | 'receipt';

/** One file of a document. The wire encodes its bytes as a list of numbers. */
export const orderDocumentFileSchema = z.object({
  fileName: z.string(),
  contentType: z.enum(['application/pdf', 'application/xml']),
  bytes: z.instanceof(Uint8Array),
});
export type OrderDocumentFile = Omit<z.infer<typeof orderDocumentFileSchema>, 'bytes'> & {
  bytes: Uint8Array;
};
