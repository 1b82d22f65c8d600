import type { IncomingMessage } from 'node:http';
import { localeFromPath } from '../app/i18n/locales';
import type { UploadedFile } from '../app/lib/file-rules';
import { findRoute, type SiteRoute } from '../app/lib/site-routes';
import { checkUrlencoded, formKind, readBody } from './body';
import { TIME_LIMITS } from './http-server';
import type { FileStore } from './incoming-files';
import { readMultipart } from './multipart';
import { RefusedRequest } from './refusal';
import { createUploadPlaces } from './upload-places';

/** What was posted: every field, urlencoded however it was sent, and the files beside them. */
export type Form = { body: Buffer; files: readonly UploadedFile[] };

type Parts = Omit<FileStore, 'rules'> & {
  routes: () => readonly SiteRoute[];
  limits?: Pick<typeof TIME_LIMITS, 'form' | 'request'>;
};

type Posted = { req: IncomingMessage; clientAddress: string };

/** Takes what is posted. A route gets files where its `handle` says so, within the limits named there. */
export function createFormTaker({ routes, limits = TIME_LIMITS, ...store }: Parts) {
  const places = createUploadPlaces({ all: 64, ofAddress: 8 });

  /**
   * Reads and checks a form. Throws RefusedRequest: 400, 413, 415, and 503 while too many others
   * send files. Who is too slow is cut off.
   */
  return async function takeForm({ req, clientAddress }: Posted): Promise<Form> {
    const type = req.headers['content-type'];
    const kind = formKind(type);
    if (kind !== 'multipart') return withinTime(req, limits.form, () => readPlain(req, kind));
    const rules = findRoute(routes(), localeFromPath(pathOf(req)).path)?.files;
    if (!rules) return withinTime(req, limits.form, () => readMultipart(req, type!));
    const leave = places.enter(clientAddress);
    if (!leave) throw new RefusedRequest({ status: 503, headers: { 'Retry-After': '10' } });
    try {
      const read = () => readMultipart(req, type!, { ...store, rules });
      return await withinTime(req, limits.request, read);
    } finally {
      leave();
    }
  };
}

async function readPlain(req: IncomingMessage, kind: 'urlencoded' | undefined): Promise<Form> {
  const body = await readBody(req);
  if (kind) checkUrlencoded(body);
  else if (body.length > 0) throw new RefusedRequest({ status: 415 });
  return { body, files: [] };
}

/** Ends the connection of who has not sent everything in time: nobody waits for an answer there. */
async function withinTime(
  req: IncomingMessage,
  ms: number,
  read: () => Promise<Form>,
): Promise<Form> {
  const timer = setTimeout(() => req.destroy(), ms);
  return read().finally(() => clearTimeout(timer));
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}
