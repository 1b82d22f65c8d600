import * as z from 'zod';
import { ShopError } from '~/services/shop-api';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';
import { operation, type WireTable } from '../frame/operation';
import { base64Schema, bytesOf, FILE_BODY_BYTES, filePartSchema, withFile } from './sent-file';

const uploadSchema = z.union([
  z.strictObject({
    base64: base64Schema,
    filename: z.string().max(200),
    /** Its name and first bytes determine the type of a file. */
    type: z.string().max(200).nullish(),
  }),
  z.strictObject({ fileData: filePartSchema }),
  z.strictObject({ file: filePartSchema }),
]);

function sentOf(input: z.output<typeof uploadSchema>) {
  if ('base64' in input) return { fileName: input.filename, bytes: bytesOf(input.base64) };
  const { name, bytes } = 'file' in input ? input.file : input.fileData;
  return { fileName: name, bytes };
}

export const orderFileOperations: WireTable = {
  doUploadOrderPropertyFile: operation({
    about: 'Keeps a file for a question about goods; the value of the answer is `hash/filename`.',
    failed: 'file.uploadFailed',
    input: uploadSchema,
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: z.string() }),
    example: { base64: 'JVBERi0xLjcK', filename: 'skizze.pdf', type: 'application/pdf' },
    bodyBytes: FILE_BODY_BYTES,
    async run(input, call) {
      const sent = {
        ...sentOf(input),
        rules: ORDER_PROPERTY_FILES,
        refusal: 'file.refused',
      } as const;
      const data = await withFile(call, sent, (file) => call.shop.doUploadOrderPropertyFile(file));
      return { events: [], data };
    },
  }),

  getOrderPropertyFile: operation({
    about: 'Such a file as base64, for the visitor who sent it or may see its order.',
    input: z.strictObject({ hash: z.string().max(100), fileName: z.string().max(200) }),
    output: z.strictObject({
      events: z.array(z.unknown()).length(0),
      data: z.strictObject({ body: z.base64(), 'content-type': z.string() }),
    }),
    example: { hash: 'k'.repeat(43), fileName: 'skizze.pdf' },
    needs: ['file'],
    async run({ hash, fileName }, { shop }) {
      const isName = fileName !== '' && fileName.length <= ORDER_PROPERTY_FILES.nameLength;
      const file = isName ? await shop.getOrderPropertyFile({ hash, fileName }) : null;
      if (!file) throw new ShopError('file.notFound');
      const bytes = await new Response(file.body).bytes();
      const body = Buffer.from(bytes).toString('base64');
      return { events: [], data: { body, 'content-type': file.contentType } };
    },
  }),
};
