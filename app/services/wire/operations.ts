import type { WireTable } from './frame/operation';
import { addressOperations } from './operations/addresses';
import { cartOperations } from './operations/cart';
import { catalogueOperations } from './operations/catalogue';
import { checkoutOperations } from './operations/checkout';
import { pageOperations } from './operations/pages';
import { sessionOperations } from './operations/session';
import { wishlistOperations } from './operations/wishlist';

/** The operations by their subjects, each in a file of its own. */
export const SUBJECTS = {
  'Session and account': sessionOperations,
  'Addresses and countries': addressOperations,
  Catalogue: catalogueOperations,
  'Categories and texts': pageOperations,
  'Cart and coupons': cartOperations,
  Wishlist: wishlistOperations,
  'Checkout, shipping, payment': checkoutOperations,
} as const satisfies Record<string, WireTable>;

/** Every operation that is served, by its name. */
export const OPERATIONS: WireTable = Object.assign({}, ...Object.values(SUBJECTS)) as WireTable;
