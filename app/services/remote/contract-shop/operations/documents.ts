import * as z from 'zod';
import { ShopError, type DocumentOperations, type OrderDocumentFile } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { numberOf } from '../entities/order-document';
import { readAnswer } from '../read-answer';
import { readWireOrder } from './read-order';

const bytesSchema = z.array(z.int().min(0).max(255)).transform((bytes) => Uint8Array.from(bytes));

/** Documents of orders, only as PDF. */
export function documentOperations(call: ContractCall): DocumentOperations {
  return {
    async getOrderDocument({ document: id, accessKey, orderId, format }) {
      if (format === 'xrechnung') throw new ShopError('order.notFound');
      const known =
        orderId === undefined ? undefined : await find(call, { id, orderId, accessKey });
      const document = known ?? { id };
      const answer = await call.ask('getOrderDocument', { document, accessKey });
      const bytes = readAnswer('getOrderDocument', bytesSchema, answer);
      return { fileName: `${(known && fileName(numberOf(known))) || id}.pdf`, bytes, ...PDF };
    },
  };
}

const PDF = { contentType: 'application/pdf' } satisfies Partial<OrderDocumentFile>;

/** With all data of the order: some servers find it by its path. */
async function find(
  call: ContractCall,
  { id, ...link }: { id: number; orderId: number; accessKey: string },
) {
  const { order } = await readWireOrder(call, link);
  return order.documents.find((document) => document.id === id);
}

function fileName(number: string): string {
  return number.replaceAll(/[^\w-]+/g, '-');
}
