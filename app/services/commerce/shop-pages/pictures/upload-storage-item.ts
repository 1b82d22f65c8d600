import { nameProblem } from '~/lib/file-rules';
import { PictureRefused, storePicture } from '../../../images';
import type { StorageItem } from '../../../operator-api/pictures';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { PICTURE_FILES } from '../../../operator-api/picture-files';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRates } from '../../core/rate-limit';
import { getStorageMetadata } from './get-storage-items';

type Input = Parameters<OperatorApi['doUploadStorageItem']>[0];

const HOUR = 60 * 60;
/** Pictures of one operator: what a day's work may need, and what fits on a disk. */
export const PICTURE_LIMITS = {
  hour: { max: 200, seconds: HOUR },
  day: { max: 1000, seconds: 24 * HOUR },
};

/**
 * As the contract says. The files are written before the row: an interrupted upload leaves a file
 * without references, which the same picture sent again replaces.
 */
export async function uploadStorageItem(
  ctx: CommerceContext,
  media: string,
  { path, fileName, alternate, by }: Input,
): Promise<StorageItem> {
  const reason = nameProblem(PICTURE_FILES, fileName);
  if (reason) throw new ShopError('storage.refused', { cause: { reason } });
  await limitRates(ctx, {
    [`picture:hour:operator:${by.id}`]: PICTURE_LIMITS.hour,
    [`picture:day:operator:${by.id}`]: PICTURE_LIMITS.day,
  });
  const stored = await storePicture(path, media).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw new ShopError('storage.refused', { cause: { reason: error.problem } });
  });
  await ctx.hook('picture:file-kept');
  const column = ctx.lang === 'de' ? 'alternate_de' : 'alternate_en';
  await ctx.db.client.query(
    `insert into picture (key, file_name, width, height, bytes, ${column}, operator_id, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (key) do update
       set file_name = excluded.file_name, operator_id = excluded.operator_id,
           uploaded_at = excluded.uploaded_at,
           ${column} = coalesce(nullif(excluded.${column}, ''), picture.${column})`,
    [stored.key, fileName, stored.width, stored.height, stored.bytes, alternate, by.id, ctx.now()],
  );
  return (await getStorageMetadata(ctx, stored))!;
}
