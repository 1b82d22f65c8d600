import type { PictureOperations } from '../../../operator-api/pictures';
import type { CommerceContext } from '../../core/commerce-context';
import { changeStorageItem, describeStorageItem } from './describe-storage-item';
import { getStorageItems, getStorageMetadata } from './get-storage-items';
import { getStorageUses } from './storage-uses';
import { uploadStorageItem } from './upload-storage-item';

/** The library of pictures, whose files are in the folder `media`. */
export function pictureStorage(ctx: CommerceContext, media: string): PictureOperations {
  return {
    getStorageItems: (input) => getStorageItems(ctx, input),
    getStorageMetadata: (input) => getStorageMetadata(ctx, input),
    doUploadStorageItem: (input) => uploadStorageItem(ctx, media, input),
    describeStorageItem: (input) => describeStorageItem(ctx, input),
    changeStorageItem: (input) => changeStorageItem(ctx, input),
    getStorageUses: (input) => getStorageUses(ctx, input),
  };
}
