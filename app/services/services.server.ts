import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { localeFromPath } from '~/i18n/locales';
import { readCookie } from '~/lib/cookies';
import { bindCommerce } from './commerce/commerce';
import type { CommerceContext, Visitor } from './commerce/commerce-context';
import {
  createCatalogueIndex,
  type CatalogueIndex,
} from './commerce/catalogue/index/catalogue-index';
import { databaseOn } from './commerce/database';
import { hookFrom } from './commerce/hooks';
import { startJobs, type Jobs } from './commerce/jobs/start-jobs';
import { findVisitor } from './commerce/sessions/find-visitor';
import { CONSENT_COOKIE, parseConsent } from './consent';
import type { RequestContext } from './context.server';
import { createMailer, type MailOptions } from './mail/mailer';
import { mailHandlers } from './mail/mail-handlers';
import { RETENTION, forgetBefore } from './retention';
import { sessionCookie, sessionCookieName } from './session-cookie';

export type ServiceOptions = {
  pool: Pool;
  /** Connections for jobs, mails and the catalogue index, which may take longer than a visitor waits. */
  workPool?: Pool;
  publicOrigin: string;
  /** Key from which access keys of orders are derived; the same in every process of the shop. */
  secret: Buffer;
  mail: MailOptions;
  log: (message: string) => void;
  now?: () => Date;
};

export type Services = {
  index: CatalogueIndex;
  /** What a loader or action gets; reads the session of the request, writes nothing. */
  contextFor: (request: Request, clientAddress: string) => Promise<RequestContext>;
  /** Brings caches up to date with writes of any process; `everything` after a lost connection. */
  applyChanges: (tags: string[] | 'everything') => Promise<void>;
  startJobs: () => void;
  stop: () => Promise<void>;
};

/** Builds the engine once for the process. Resolves when the catalogue index is ready. */
export async function createServices(options: ServiceOptions): Promise<Services> {
  const { pool, publicOrigin, secret, log, now = () => new Date() } = options;
  const { workPool = pool } = options;
  const index = await createCatalogueIndex(workPool);
  const db = databaseOn(pool);
  const mailer = createMailer(options.mail);
  const hook = hookFrom(process.env);
  let jobs: Jobs | null = null;

  async function contextFor(request: Request, clientAddress: string): Promise<RequestContext> {
    const { locale, prefix, path } = localeFromPath(localisedPathname(request));
    const cookies = request.headers.get('cookie');
    const token = readCookie(cookies, sessionCookieName(publicOrigin)) ?? null;
    const visitor: Visitor = await findVisitor(db, token, clientAddress, now());
    const page: RequestContext['page'] = { cacheable: false, tags: new Set() };
    const commerce: CommerceContext = {
      pool,
      db,
      index,
      lang: locale,
      currency: 'EUR',
      visitor,
      now,
      secret,
      touch: (...tags) => tags.forEach((tag) => page.tags.add(tag)),
      hook,
    };
    const shop = bindCommerce(commerce);
    return {
      shop,
      configuration: await shop.getConfiguration(),
      locale,
      prefix,
      path,
      publicOrigin,
      consent: parseConsent(readCookie(cookies, CONSENT_COOKIE)),
      visitor: {
        get hasSession() {
          return visitor.sessionId !== null;
        },
        get guestMail() {
          return visitor.guestMail;
        },
        clientAddress,
      },
      page,
      requestId: randomUUID(),
      now,
      commit(headers) {
        if (visitor.newToken === null) return;
        headers.append('Set-Cookie', sessionCookie(publicOrigin, visitor.newToken));
        visitor.newToken = null;
      },
    };
  }

  return {
    index,
    contextFor,
    applyChanges: (tags) => index.applyChanges(tags),
    startJobs() {
      jobs = startJobs({
        pool: workPool,
        index,
        secret,
        now,
        log,
        more: [
          {
            name: 'forget mailFiles',
            everyMs: 60 * 60 * 1000,
            run: () => mailer.forget(forgetBefore(RETENTION.mailFiles, now())),
          },
        ],
        handlers: mailHandlers({ pool: workPool, index, secret, now, mailer, publicOrigin }),
      });
    },
    async stop() {
      await jobs?.stop();
      await mailer.close();
      index.close();
    },
  };
}

/**
 * Resource routes under /api have no language of their own: they take it from the page the form
 * stood on, named by the form's `locale` query parameter or the Referer.
 */
function localisedPathname(request: Request): string {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/api/')) return url.pathname.replace(/\.data$/, '');
  const stated = url.searchParams.get('locale');
  if (stated) return `/${stated}`;
  const referrer = request.headers.get('referer');
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/';
}
