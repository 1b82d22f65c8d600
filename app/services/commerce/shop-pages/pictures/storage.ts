import type { OperatorShop } from '../../../operator-api/operator-shop';
import type { CommerceContext } from '../../ground/commerce-context';
import { describeStorageItem } from './describe-storage-item';
import { getStorageItems, getStorageMetadata } from './get-storage-items';
import { uploadStorageItem } from './upload-storage-item';

export type PictureStorage = Pick<
  OperatorShop,
  'getStorageItems' | 'getStorageMetadata' | 'doUploadStorageItem' | 'describeStorageItem'
>;

/** The library of pictures, whose files lie in the folder `media`. */
export function pictureStorage(ctx: CommerceContext, media: string): PictureStorage {
  return {
    getStorageItems: (input) => getStorageItems(ctx, input),
    getStorageMetadata: (input) => getStorageMetadata(ctx, input),
    doUploadStorageItem: (input) => uploadStorageItem(ctx, media, input),
    describeStorageItem: (input) => describeStorageItem(ctx, input),
  };
}
