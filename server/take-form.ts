import type { IncomingMessage } from 'node:http';
import { localeFromPath } from '../app/i18n/locales';
import type { UploadedFile } from '../app/lib/file-rules';
import { findRoute, type SiteRoute } from '../app/lib/route-facts';
import { addressKey } from '../app/lib/address-key.server';
import { incomingFolder } from '../app/services/files/private-folder';
import { checkUrlencoded, formKind, readBody } from './body';
import type { Config } from './config';
import type { Engine } from './engine';
import { TIME_LIMITS } from './http-server';
import type { FileStore } from './incoming-files';
import { readMultipart } from './multipart';
import { RefusedRequest, RETRY } from './refusal';
import { createUploadLimit } from './upload-limit';
import { toRequestHead } from './web-request';

/** A posted form: every field, urlencoded in any case, and the uploaded files. */
export type Form = { body: Buffer; files: readonly UploadedFile[] };

type Parts = Omit<FileStore, 'rules'> & {
  routes: () => readonly SiteRoute[];
  /** Returns the operator's id, found by the headers; null for other visitors. */
  operatorOf: (posted: PostedRequest) => Promise<number | null>;
  limits?: Pick<typeof TIME_LIMITS, 'form' | 'request'>;
};

export type PostedRequest = { req: IncomingMessage; clientAddress: string };

const NOTHING: Form = { body: Buffer.alloc(0), files: [] };

/**
 * Reads posted forms. A route gets files if its `handle` allows them, within the limits named
 * there; a route of the shop team gets them, and the fields sent with them, from the team alone.
 */
export function createFormTaker({ routes, operatorOf, limits = TIME_LIMITS, ...store }: Parts) {
  // Uploads of visitors do not count against the limit of operators.
  const visitors = createUploadLimit({ all: 64, ofOne: 8 });
  const operators = createUploadLimit({ all: 64, ofOne: 8 });

  /**
   * Reads and checks a form. Throws RefusedRequest: 400, 413, 415, and 503 while too many others
   * send files. A slow client is cut off. A form with files from a sender without the right is not
   * read: the page gets an empty form and explains who may send it.
   */
  return async function takeForm(posted: PostedRequest): Promise<Form> {
    const { req, clientAddress } = posted;
    const type = req.headers['content-type'];
    const kind = formKind(type);
    if (kind !== 'multipart') return withinTime(req, limits.form, () => readPlain(req, kind));
    const route = findRoute(routes(), localeFromPath(pathOf(req)).path);
    const rules = route?.files;
    if (!rules) return withinTime(req, limits.form, () => readMultipart(req, type!));
    const isForTeam = route.audience === 'operator';
    const operator = isForTeam ? await operatorOf(posted) : null;
    if (isForTeam && operator === null) return NOTHING;

    const cut = () => void req.destroy();
    const release = isForTeam
      ? operators.acquire(String(operator), cut)
      : visitors.acquire(addressKey(clientAddress), cut);
    if (!release) throw new RefusedRequest({ status: 503, headers: RETRY });
    try {
      const read = () => readMultipart(req, type!, { ...store, rules });
      return await withinTime(req, limits.request, read);
    } finally {
      release();
    }
  };
}

type FormShop = Pick<FileStore, 'freeSpace'> & {
  config: Pick<Config, 'publicOrigin'>;
  engine: Pick<Engine, 'contextFor'>;
  routes: () => readonly SiteRoute[];
  /** Folder of visitors' files. */
  privateFiles: string;
};

/** Reads the forms of a shop; operators are recognised by their sessions. */
export function shopFormTaker({ config, engine, routes, privateFiles, freeSpace }: FormShop) {
  return createFormTaker({
    routes,
    folder: incomingFolder(privateFiles),
    freeSpace,
    operatorOf: operatorOf(engine, config.publicOrigin),
  });
}

/** Returns a function that finds the operator who sent a form. */
function operatorOf(engine: Pick<Engine, 'contextFor'>, origin: string) {
  return async ({ req, clientAddress }: PostedRequest): Promise<number | null> => {
    const { operator } = await engine.contextFor(toRequestHead(req, origin), clientAddress);
    const session = await operator.session();
    return session?.isComplete ? session.operator.id : null;
  };
}

async function readPlain(req: IncomingMessage, kind: 'urlencoded' | undefined): Promise<Form> {
  const body = await readBody(req);
  if (kind) checkUrlencoded(body);
  else if (body.length > 0) throw new RefusedRequest({ status: 415 });
  return { body, files: [] };
}

/** Closes the connection of a client that has not sent the form in time. */
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
