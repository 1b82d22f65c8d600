import type {
  BoughtShadeOperations,
  OwnDataOperations,
  ReviewMailOperations,
} from '~/services/shop-api';
import { notOffered } from '../not-offered';

/** Operations that the contract lacks: they return empty results, and write nothing. */
export function absentOperations(): BoughtShadeOperations &
  OwnDataOperations &
  ReviewMailOperations {
  return {
    getBoughtShades: async () => [],
    setBoughtShadeNote: notOffered,
    setBoughtShadeReminder: notOffered,
    deleteShadeReminders: async () => false,
    // An empty file would wrongly state that nothing is stored.
    getCustomerExport: notOffered,
    deleteCustomer: notOffered,
    doRequestOwnData: notOffered,
    getDataLink: async () => null,
    doOpenDataLink: async () => false,
    getOwnData: async () => null,
    deleteReviewMails: async () => false,
    doResumeReviewMails: async () => false,
    getReviewMailObjection: async () => null,
  };
}
