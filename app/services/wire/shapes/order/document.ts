import * as z from 'zod';
import type { Order } from '~/services/shop-api';

export const wireOrderDocumentSchema = z.strictObject({
  id: z.int(),
  type: z.string(),
  number: z.string(),
  numberWithPrefix: z.string(),
  path: z.string(),
  userId: z.string(),
  source: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  displayDate: z.string(),
  status: z.string(),
});

/** A document of an order. */
export function documentOf({
  id,
  type,
  number,
  date,
}: Order['documents'][number]): z.infer<typeof wireOrderDocumentSchema> {
  return {
    id,
    type: snake(type),
    number,
    numberWithPrefix: number,
    path: '',
    userId: '',
    source: 'shop',
    createdAt: date,
    updatedAt: date,
    displayDate: date,
    status: 'done',
  };
}

/** Types of documents are in snake case on the wire. */
function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
