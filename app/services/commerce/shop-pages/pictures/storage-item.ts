import { pictureUrls } from '../../../images';
import type { StorageItem } from '../../../operator-api/pictures';

/** A row of `STORAGE_ITEM`. */
export type StorageRow = {
  key: string;
  fileName: string;
  width: number;
  height: number;
  bytes: number;
  alternate: string;
  author: string;
  uploadedAt: Date;
};

/** SQL for a picture of the library: expects table picture `p` and the language as $1. */
export const STORAGE_ITEM = `select p.key, p.file_name as "fileName", p.width, p.height, p.bytes,
       case $1 when 'de' then p.alternate_de else p.alternate_en end as alternate,
       coalesce(o.name, '') as author, p.uploaded_at as "uploadedAt"
  from picture p left join operator o on o.id = p.operator_id`;

/** The picture as the contract defines it. */
export function toStorageItem({ bytes, uploadedAt, ...row }: StorageRow): StorageItem {
  const { preview, ...screens } = pictureUrls(row.key, row.width);
  return {
    ...row,
    lastModified: uploadedAt.toISOString(),
    eTag: row.key,
    size: bytes,
    publicUrl: screens.wideScreen,
    previewUrl: preview,
    screens,
  };
}
