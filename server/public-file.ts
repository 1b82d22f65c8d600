import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';
import { pictureFor } from './media';
import type { createStaticFiles } from './static-files';

type PublicFiles = {
  files: ReturnType<typeof createStaticFiles>;
  /** False where there is no such picture. */
  makePicture: (path: string, clientAddress: string) => Promise<boolean>;
};

/** A file that everybody may see; a picture is made when somebody asks for it first. Undefined: no file's address. */
export async function publicFileAnswer(
  { files, makePicture }: PublicFiles,
  { url = '/', headers }: IncomingMessage,
  clientAddress: string,
): Promise<Answer | undefined> {
  const path = pictureFor(url.split('?', 1)[0] ?? '/', headers.accept);
  const asked = {
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  };
  const file = files(path, asked);
  const isMissing = file?.status === 404;
  const isMade = isMissing && (await makePicture(path, clientAddress));
  return isMade ? files(path, asked) : file;
}
