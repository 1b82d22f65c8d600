import { join } from 'node:path';
import type { Transport } from '../app/services/remote/upstream/transport';
import { writeWhole } from '../app/services/files/write-whole';

/** The files of the upstream that a front stores: pictures, whose content never changes. */
const PICTURE =
  /^\/media\/([0-9a-f]{64})\/((?:\d{2,4}|full|icon-\d{2,3})\.(avif|webp|png|jpg|jpeg|svg))$/;

/** Fetches the file of a picture from the upstream; false if it has none or does not answer. */
export async function fetchPicture(
  client: Pick<Transport, 'getFile'>,
  folder: string,
  path: string,
): Promise<boolean> {
  const [, hash = '', name = '', format = ''] = PICTURE.exec(path) ?? [];
  if (!hash) return false;
  const asked = name === 'full.webp' ? path.replace('full.webp', 'full/') : path;
  const content = await client.getFile(asked, `image/${format}`).catch(() => null);
  if (!content) return false;
  await writeWhole(join(folder, hash, name), content);
  return true;
}
