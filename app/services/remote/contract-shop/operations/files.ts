import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod';
import { endingOf, type FileType } from '~/lib/file-rules';
import { createSemaphore } from '~/lib/concurrency';
import { isShopError, type FileOperations } from '~/services/shop-api';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';
import type { ContractCall } from '../contract-call';
import { readAnswer } from '../read-answer';

const keptSchema = z.object({ data: z.string().min(1) });
const fileSchema = z.object({ data: z.object({ body: z.base64().min(1) }) });

const TYPES: Readonly<Record<string, FileType>> = ORDER_PROPERTY_FILES.types;

/** Files are completely in memory while they are sent, so few are sent at a time. */
const runLimited = createSemaphore(4);

/** Files of order properties are sent as base64 in both directions. */
export function fileOperations({ ask }: ContractCall): FileOperations {
  return {
    doUploadOrderPropertyFile: ({ path, fileName: filename }) =>
      runLimited(async () => {
        const base64 = await readFile(path, 'base64');
        const sent = { base64, filename, type: mediaType(filename) };
        const answer = await ask('doUploadOrderPropertyFile', sent);
        const { data } = readAnswer('doUploadOrderPropertyFile', keptSchema, answer);
        await rm(path, { force: true });
        return data;
      }),
    async getOrderPropertyFile({ hash, fileName }) {
      try {
        const answer = await ask('getOrderPropertyFile', { hash, fileName });
        const { body } = readAnswer('getOrderPropertyFile', fileSchema, answer).data;
        const bytes = Uint8Array.from(Buffer.from(body, 'base64'));
        return {
          fileName,
          contentType: mediaType(fileName),
          size: bytes.length,
          body: new Blob([bytes]).stream(),
        };
      } catch (error) {
        if (!isShopError(error)) throw error;
        return null;
      }
    },
  };
}

/** By its name: browsers must not get the upstream shop's type of an untrusted file. */
function mediaType(fileName: string): string {
  return TYPES[endingOf(fileName)]?.mediaType ?? 'application/octet-stream';
}
