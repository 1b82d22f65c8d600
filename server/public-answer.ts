import type { IncomingMessage } from 'node:http';
import type { SiteRoute } from '../app/lib/route-facts';
import type { Answer } from './answer';
import { localeRedirect, unofferedRedirect, type LocaleRedirect } from './locale-redirect';
import { pictureFor } from './media';
import type { createStaticFiles } from './static-files';

type PublicShop = {
  files: ReturnType<typeof createStaticFiles>;
  /** Returns false if there is no such picture. */
  makePicture: (path: string, clientAddress: string) => Promise<boolean>;
  routes: () => readonly SiteRoute[];
};

/** Returns a file or a redirect to a language. Undefined if a page answers. */
export async function publicAnswer(
  shop: PublicShop,
  req: IncomingMessage,
  clientAddress: string,
): Promise<Answer | undefined> {
  const file = await fileAnswer(shop, req, clientAddress);
  if (file) return file;
  const redirect = unofferedRedirect(req.url ?? '/') ?? (await localeRedirect(req, shop.routes()));
  return redirect && redirectAnswer(redirect);
}

/** A picture is rendered when it is first requested. */
async function fileAnswer(
  { files, makePicture }: PublicShop,
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

function redirectAnswer({ location, cookie }: LocaleRedirect): Answer {
  return {
    status: 302,
    headers: {
      Location: location,
      ...(cookie && { 'Set-Cookie': cookie }),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent',
    },
  };
}
