import * as z from 'zod';
import { DOCUMENT_TYPES, type OrderDocument } from '~/services/shop-api';
import * as lenient from './lenient';

/** A document of an order. All its fields are sent back to request its bytes. */
export const wireOrderDocumentSchema = z.looseObject({
  id: lenient.id,
  type: lenient.text,
  number: lenient.text,
  numberWithPrefix: lenient.text,
  createdAt: lenient.momentOrNull,
  displayDate: lenient.momentOrNull,
});
type WireOrderDocument = z.output<typeof wireOrderDocumentSchema>;

/** Empty for an unknown type of document. */
export function toOrderDocument(wire: WireOrderDocument, orderedAt: string): OrderDocument[] {
  const type = DOCUMENT_TYPES.find((name) => name === camel(wire.type));
  const date = wire.displayDate ?? wire.createdAt ?? orderedAt;
  return type ? [{ id: wire.id, type, number: numberOf(wire), date, formats: ['pdf'] }] : [];
}

/** As printed on the document. */
export function numberOf({ numberWithPrefix, number }: WireOrderDocument): string {
  return numberWithPrefix || number;
}

/** Converts `credit_note` to `creditNote`. */
function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
