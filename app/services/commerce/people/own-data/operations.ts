import type { DataRequestOperations } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { dataLinkState, openDataLink } from './data-link';
import { exportGuest } from './export-guest';
import { requestOwnData } from './request-data';

/** What is kept about a mail address, for its owner (L-57). */
export function dataRequestOperations(ctx: CommerceContext): DataRequestOperations {
  return {
    doRequestOwnData: (input) => requestOwnData(ctx, input),
    getDataLink: (link) => dataLinkState(ctx, link),
    doOpenDataLink: (link) => openDataLink(ctx, link),
    getOwnData: (link) => exportGuest(ctx, link),
  };
}
