import type { Pool } from 'pg';
import { readCookie } from '~/lib/cookies';
import { referrerOf } from '~/lib/referrer';
import {
  priceGroupOf,
  type RequestScope,
  type Backend,
  type OpenShop,
  type Principal,
  type RequestHead,
} from './backend';
import { countPieces } from './commerce/sale/cart/count-cart';
import { createCatalogueIndex } from './commerce/catalogue/in-memory/create-catalogue-index';
import { bindCommerce } from './commerce/engine/commerce';
import {
  jobContext,
  requestContext,
  type EngineParts,
  type Visitor,
} from './commerce/core/commerce-context';
import { databaseOn } from './commerce/core/database';
import { documentHandlers } from './commerce/orders/documents/document-handlers';
import { vatNumberHandlers } from './commerce/orders/vat-answers/vat-number-handlers';
import { paymentHandlers } from './commerce/orders/online-payments/payment-handlers';
import { handlePaymentWebhook } from './commerce/orders/online-payments/handle-webhook';
import { draftStore } from './commerce/team/drafts/draft-store';
import { sweepFiles } from './commerce/visitors/order-property-files/forget-files';
import { formGuard } from './commerce/core/form-guard/form-guard';
import { storedRetention } from './commerce/core/settings/retention';
import { sessionDays } from './commerce/visitors/sessions/session-lifetime';
import { hookFrom } from './commerce/core/test-hooks';
import { startJobs, type Jobs } from './commerce/jobs/start-jobs';
import { openOperatorAccess } from './commerce/team/operators/operator-access';
import { bindOperator } from './commerce/team/bind-operator';
import { createReference } from './commerce/core/reference/reference';
import { findVisitor } from './commerce/visitors/sessions/find-visitor';
import { createMailer, type MailOptions } from './mail/mailer';
import { mailHandlers } from './mail/mail-handlers';
import type { DraftStore } from './operator-api/drafts';
import type { StationFinder } from './parcel-stations/station-finder';
import type { VatNumberCheck } from './vat-numbers/vat-number-check';
import { drawDocument, type DrawDocument } from './documents/draw-document';
import { drawWithLogo } from './documents/draw-with-logo';
import type { OnlinePayments } from './payments/mollie/online-payments';
import type { PayingPages } from './payments/paying-pages';
import { RETENTION, cutoffOf } from './shop-api/retention';
import type { ShopLog } from './commerce/core/shop-log';
import { deviceCookie, deviceCookieName, sessionCookie, sessionCookieName } from './session-cookie';

export type CommerceOptions = {
  pool: Pool;
  /** Connections for jobs, mails and caches, which may take longer than a visitor waits. */
  workPool: Pool;
  publicOrigin: string;
  /** Key from which access keys of orders are derived; the same in every process of the shop. */
  secret: Buffer;
  /** Folder of visitors' files. */
  privateFiles: string;
  /** Folder of pictures. */
  media: string;
  mail: MailOptions;
  /** Publishes due plans; may be called again before it ends, by any process. */
  publishPlans: (drafts: DraftStore) => Promise<void>;
  /** Draws the files of documents in another thread; without it they are drawn in this one. */
  drawDocument?: DrawDocument;
  /** Finds stations at the carrier; null: not available. */
  findStations: StationFinder | null;
  /** Checks whether a VAT number is valid; null: not available. */
  checkVatNumber: VatNumberCheck | null;
  /** The payment provider; null: no online payments. */
  mollie: OnlinePayments | null;
  /** The hosts and card fields of pages with a payment. */
  payingPages: PayingPages;
  log: ShopLog;
  now: () => Date;
};

/** The maximum delay of a planned publication, in milliseconds. */
const PLANS_MS = 10_000;

/** Creates the embedded engine on PostgreSQL. Resolves when its catalogue index is ready. */
export async function createCommerceBackend(options: CommerceOptions): Promise<Backend> {
  const { pool, workPool, publicOrigin, secret, privateFiles, media, now, log } = options;
  const index = await createCatalogueIndex(workPool);
  const reference = createReference(workPool);
  // Loads the languages of the shop, which are needed to parse addresses.
  await reference.tables();
  const mailer = createMailer(options.mail);
  const hook = hookFrom(process.env);
  const { findStations, checkVatNumber, mollie } = options;
  const shared = {
    index,
    reference,
    secret,
    now,
    checkVatNumber,
    mollie,
    drawDocument: drawWithLogo(options.drawDocument ?? drawDocument, media),
  };
  const parts: EngineParts = {
    ...shared,
    pool,
    privateFiles,
    hook,
    findStations,
  };
  const cookieName = sessionCookieName(publicOrigin);
  const deviceName = deviceCookieName(publicOrigin);
  const counting = { db: databaseOn(pool), index, followsChanges: true, now };
  let jobs: Jobs | null = null;

  const find = (
    cookie: string | null | undefined,
    clientAddress: string,
    keptDays: (() => Promise<number>) | null,
  ) => {
    const token = readCookie(cookie, cookieName) ?? null;
    return findVisitor(databaseOn(pool), token, clientAddress, now(), keptDays);
  };

  async function open(
    request: RequestHead,
    { clientAddress, locale, touch }: RequestScope,
  ): Promise<OpenShop> {
    const cookie = request.headers.get('cookie');
    const keptDays = await sessionDays(reference);
    const visitor = await find(cookie, clientAddress, async () => keptDays);
    visitor.device = readCookie(cookie, deviceName);
    visitor.referrerId = referrerOf(request);
    const access = openOperatorAccess(
      { pool, secret, now },
      {
        cookie,
        editHash: request.headers.get('x-pwa-edit-hash'),
        clientAddress,
        publicOrigin,
      },
    );
    const ctx = requestContext(parts, { visitor, lang: locale, touch });
    return {
      operator: bindOperator(ctx, access, media),
      formGuard: formGuard({ pool, now }, clientAddress),
      shop: bindCommerce(ctx),
      visitor: {
        get hasSession() {
          return visitor.sessionId !== null;
        },
        isReplaced: visitor.sessionId === null && Boolean(visitor.formerSessionId),
        ...(visitor.formerTokenHash && { formerTokenHash: visitor.formerTokenHash }),
        get principal() {
          return principalOf(visitor);
        },
        clientAddress,
      },
      left: () => ctx.left,
      commit(headers) {
        access.commit(headers);
        if (visitor.newDevice !== undefined) {
          headers.append('Set-Cookie', deviceCookie(publicOrigin, visitor.newDevice));
          delete visitor.newDevice;
        }
        const token = visitor.newToken ?? visitor.keptToken;
        if (token === undefined) return;
        headers.append('Set-Cookie', sessionCookie(publicOrigin, token, keptDays));
        visitor.newToken = null;
        delete visitor.keptToken;
      },
    };
  }

  return {
    open,
    async getVisitorSummary(cookie) {
      const visitor = await find(cookie, '', null);
      const { seen } = visitor;
      const priceGroup = priceGroupOf(principalOf(visitor));
      if (!seen) return { cartCount: 0, wished: [], priceGroup, isDue: false };
      const cartCount = await countPieces(counting, seen.cartLines);
      return { cartCount, wished: seen.wished, priceGroup, isDue: seen.isDue };
    },
    handlePaymentWebhook: (id, clientAddress) =>
      handlePaymentWebhook(jobContext({ ...shared, pool, hook }, 'de'), id, clientAddress),
    payingPages: async () => options.payingPages,
    async applyChanges(change) {
      reference.applyChanges(change);
      await Promise.all([reference.tables(), index.applyChanges(change)]);
    },
    startJobs() {
      const base = { ...shared, pool: workPool };
      jobs = startJobs({
        ...base,
        hook,
        log,
        more: [
          {
            name: 'planned pages',
            everyMs: PLANS_MS,
            run: () => options.publishPlans(draftStore(jobContext(base, 'de'))),
          },
          {
            name: 'forget mailFiles',
            everyMs: 60 * 60 * 1000,
            run: async () => {
              const { mailFiles } = await storedRetention(workPool);
              await mailer.forget(cutoffOf(mailFiles, now()));
            },
          },
          {
            name: 'sweep private files',
            everyMs: 60 * 60 * 1000,
            run: () => sweepFiles(workPool, privateFiles, cutoffOf(RETENTION.uploads, now())),
          },
        ],
        handlers: {
          ...documentHandlers(base),
          ...vatNumberHandlers(base),
          ...paymentHandlers({ ...base, hook }),
          ...mailHandlers({ ...base, mailer, publicOrigin, media, replyTo: options.mail.replyTo }),
        },
      });
    },
    async stop() {
      await jobs?.stop();
      await mailer.close();
      index.close();
    },
  };
}

function principalOf({ customer, guestMail }: Visitor): Principal {
  if (!customer) return { kind: 'guest', mail: guestMail };
  const { id, email, firstName, lastName, showNetPrices } = customer;
  return { kind: 'customer', customerId: id, mail: email, firstName, lastName, showNetPrices };
}
