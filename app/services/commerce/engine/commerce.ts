import { changesSomething, type ShopApi } from '~/services/shop-api';
import { boughtShadeOperations } from '../people/bought-shades/operations';
import { cartOperations } from '../sale/cart/operations';
import { catalogueOperations } from '../catalogue/goods/operations';
import { checkoutOperations } from '../sale/checkout/operations';
import type { CommerceContext } from '../core/commerce-context';
import { contactOperations } from '../people/contact/operations';
import { contentOperations } from '../shop-pages/content/operations';
import { documentOperations } from '../orders/documents/operations';
import { fileOperations } from '../visitors/order-property-files/operations';
import { orderAgainOperations } from '../orders/order-again/operations';
import { expressPaymentOperations } from '../orders/express-payments/operations';
import { onlinePaymentOperations } from '../orders/online-payments/operations';
import { orderPaymentOperations } from '../orders/order-payment/operations';
import { newsletterOperations } from '../people/newsletter/operations';
import { offerOperations } from '../orders/offers/operations';
import { orderOperations } from '../orders/order/operations';
import { ownDataOperations } from '../people/own-data/operations';
import { parcelStationOperations } from '../sale/parcel-stations/operations';
import { preferredDeliveryOperations } from '../sale/preferred-delivery/operations';
import { returnOperations } from '../orders/returns/operations';
import { reviewMailOperations } from '../people/review-mails/operations';
import { reviewOperations } from '../people/reviews/operations';
import { sessionOperations } from '../people/account/operations';
import { wishlistOperations } from '../people/wishlist/operations';
import { withdrawalOperations } from '../orders/withdrawals/operations';

/** Each returns the operations of one module; a visitor's request uses two or three of them. */
const MODULES = [
  sessionOperations,
  catalogueOperations,
  cartOperations,
  wishlistOperations,
  boughtShadeOperations,
  checkoutOperations,
  preferredDeliveryOperations,
  parcelStationOperations,
  orderOperations,
  orderAgainOperations,
  orderPaymentOperations,
  expressPaymentOperations,
  onlinePaymentOperations,
  documentOperations,
  offerOperations,
  returnOperations,
  reviewMailOperations,
  reviewOperations,
  withdrawalOperations,
  fileOperations,
  contactOperations,
  ownDataOperations,
  newsletterOperations,
  contentOperations,
] satisfies ((ctx: CommerceContext) => Partial<ShopApi>)[];

/** The intersection of all members of a union. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The operations of all modules: the types report a missing operation of the contract. */
type Modules = AllOf<ReturnType<(typeof MODULES)[number]>>;

type Run = (input?: unknown) => Promise<unknown>;

/**
 * The embedded engine as a shop for one visitor: every operation of the contract on PostgreSQL. A
 * module is bound at the first call of one of its operations: binding all of them for every request
 * was a tenth of the work for a cached page.
 */
export function bindCommerce(ctx: CommerceContext): ShopApi {
  return new BoundShop(ctx) as unknown as Modules;
}

class BoundShop {
  readonly #ctx: CommerceContext;
  readonly #bound: Partial<Record<number, Record<string, Run>>> = {};

  constructor(ctx: CommerceContext) {
    this.#ctx = ctx;
  }

  operation(name: string, module: number): Run {
    const ctx = this.#ctx;
    const bound = (this.#bound[module] ??= MODULES[module]!(ctx) as unknown as Record<string, Run>);
    const run = bound[name]!;
    return changesSomething(name) ? forgetting(ctx, run) : run;
  }
}

/** Modules create operations without reading the context, so their names are known here. */
for (const [number, module] of MODULES.entries()) {
  for (const name of Object.keys(module({} as CommerceContext))) {
    Object.defineProperty(BoundShop.prototype, name, {
      get(this: BoundShop) {
        return this.operation(name, number);
      },
    });
  }
}

/** After a write, successful or not, no earlier read result is used. */
function forgetting({ reads }: CommerceContext, run: Run): Run {
  return (input) => run(input).finally(() => reads?.clear());
}
