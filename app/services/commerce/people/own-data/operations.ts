import type { OwnDataOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { dataLinkState, openDataLink } from './own-data-link';
import { deleteCustomer } from './delete-customer';
import { exportCustomer } from './export-customer';
import { exportGuest } from './export-guest';
import { requestOwnData } from './request-own-data';

/** Export and deletion of personal data (L-57, L-58). */
export function ownDataOperations(ctx: CommerceContext): OwnDataOperations {
  return {
    getCustomerExport: () => exportCustomer(ctx),
    deleteCustomer: (input) => deleteCustomer(ctx, input),
    doRequestOwnData: (input) => requestOwnData(ctx, input),
    getDataLink: (link) => dataLinkState(ctx, link),
    doOpenDataLink: (link) => openDataLink(ctx, link),
    getOwnData: (link) => exportGuest(ctx, link),
  };
}
