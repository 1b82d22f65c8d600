import * as z from 'zod';
import { DOCUMENT_TYPES, type OrderDocument } from '~/services/shop-api';
import * as lenient from './lenient';

/** A document of an order. All of it is sent back when its bytes are asked for. */
export const wireOrderDocumentSchema = z.looseObject({
  id: lenient.id,
  type: lenient.text,
  number: lenient.text,
  numberWithPrefix: lenient.text,
  createdAt: lenient.momentOrNull,
  displayDate: lenient.momentOrNull,
});
type WireOrderDocument = z.output<typeof wireOrderDocumentSchema>;

/** Nothing for a kind of document that has no name here. */
export function toOrderDocument(wire: WireOrderDocument, orderedAt: string): OrderDocument[] {
  const type = DOCUMENT_TYPES.find((name) => name === camel(wire.type));
  const date = wire.displayDate ?? wire.createdAt ?? orderedAt;
  return type ? [{ id: wire.id, type, number: numberOf(wire), date, formats: ['pdf'] }] : [];
}

/** As it stands on the document. */
export function numberOf({ numberWithPrefix, number }: WireOrderDocument): string {
  return numberWithPrefix || number;
}

/** `credit_note` is called `creditNote` here. */
function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
