import type {
  BoughtShadeOperations,
  OwnDataOperations,
  ReviewMailOperations,
} from '~/services/shop-api';
import { notOffered } from '../not-offered';

/** What the contract has no operations for: nobody has any of it, and nothing of it is written. */
export function absentOperations(): BoughtShadeOperations &
  OwnDataOperations &
  ReviewMailOperations {
  return {
    getBoughtShades: async () => [],
    setBoughtShadeNote: notOffered,
    setBoughtShadeReminder: notOffered,
    deleteShadeReminders: async () => false,
    // An empty file would say that nothing is kept.
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
