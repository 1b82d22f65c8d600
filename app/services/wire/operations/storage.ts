import * as z from 'zod';
import { PICTURE_FILES } from '~/services/operator-api/picture-files';
import { ShopError } from '~/services/shop-api';
import type { WireCall, WireTable } from '../frame/operation';
import { operatorOperation } from '../frame/operator-operation';
import { toWireStorageItem, wireStorageItemSchema } from '../shapes/storage-item';
import { base64Schema, bytesOf, withFile } from './sent-file';

const listSchema = z
  .strictObject({
    /** The library contains only pictures, and no folders. */
    fileTypes: z.string().max(500).nullish(),
    includeFolders: z.union([z.string().max(20), z.boolean()]).nullish(),
    continuationToken: z.string().max(200).nullish(),
  })
  .optional();

/** More than a client would page through; a longer list is read page by page. */
const MOST_PAGES = 20;

/** A picture of 15 MB as base64, and the JSON around it. */
const PICTURE_BODY_BYTES = 21 * 1024 * 1024;

/** A transparent pixel. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function pageOf(token: string | null, { operator }: WireCall) {
  return operator.getStorageItems({ continuationToken: token });
}

export const storageOperations: WireTable = {
  getStorageItems: operatorOperation({
    right: 'edit',
    about: 'The pictures of the library, the latest first (right `edit`).',
    input: listSchema,
    output: z.array(wireStorageItemSchema),
    example: { fileTypes: 'png,jpg,webp' },
    needs: ['picture'],
    async run(input, call) {
      let token = input?.continuationToken || null;
      const items = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const found = await pageOf(token, call);
        items.push(...found.items);
        token = found.continuationToken;
        if (token === null) break;
      }
      return items.map((item) => toWireStorageItem(item, call));
    },
  }),

  getTruncatedStorageItems: operatorOperation({
    right: 'edit',
    about: 'The same page by page, each with the token of the next one (right `edit`).',
    input: listSchema,
    output: z.strictObject({
      objects: z.array(wireStorageItemSchema),
      commonPrefixes: z.array(z.string()).length(0),
      isTruncated: z.boolean(),
      nextContinuationToken: z.string(),
    }),
    example: { fileTypes: 'png,jpg,webp' },
    needs: ['picture'],
    async run(input, call) {
      const { items, continuationToken } = await pageOf(input?.continuationToken || null, call);
      return {
        objects: items.map((item) => toWireStorageItem(item, call)),
        commonPrefixes: [],
        isTruncated: continuationToken !== null,
        nextContinuationToken: continuationToken ?? '',
      };
    },
  }),

  getStorageMetadata: operatorOperation({
    right: 'edit',
    about: 'How large a picture is (right `edit`).',
    input: z.strictObject({ key: z.string().max(500) }),
    output: z.strictObject({ width: z.string(), height: z.string() }),
    example: { key: 'a'.repeat(64) },
    needs: ['picture'],
    async run(input, call) {
      const item = await call.operator.getStorageMetadata(input);
      if (!item) {
        throw new ShopError('storage.notFound');
      }
      return { width: String(item.width), height: String(item.height) };
    },
  }),

  doUploadStorageItem: operatorOperation({
    right: 'edit',
    about: 'Keeps a picture, named by its content (right `edit`).',
    input: z.strictObject({
      base64: base64Schema,
      /** Its name, with or without folders. */
      key: z.string().max(500),
      type: z.string().max(200).nullish(),
    }),
    output: z.strictObject({
      key: z.string(),
      path: z.string(),
      eTag: z.string(),
      publicUrl: z.url(),
      previewUrl: z.url(),
    }),
    example: { base64: POINT, key: 'punkt.png', type: 'image/png' },
    needs: ['operator'],
    bodyBytes: PICTURE_BODY_BYTES,
    async run({ base64, key }, call, by) {
      const fileName = key.slice(key.lastIndexOf('/') + 1);
      const sent = { fileName, bytes: bytesOf(base64), rules: PICTURE_FILES };
      const item = await withFile(call, { ...sent, refusal: 'storage.refused' }, (file) =>
        call.operator.doUploadStorageItem({
          path: file.path,
          fileName: file.fileName,
          alternate: '',
          by,
        }),
      );
      const { eTag, publicUrl, previewUrl } = toWireStorageItem(item, call);
      return { key: item.key, path: item.publicUrl, eTag, publicUrl, previewUrl };
    },
  }),
};
