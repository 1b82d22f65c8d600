import type { Language } from '../../../shop-api';
import type { ItemAddress } from '../../core/catalogue-index';

/** An active variation as stored in the database; prices in cents, times in epoch milliseconds. */
export type RawVariation = {
  id: number;
  isMain: boolean;
  position: number;
  availabilityId: number;
  availableUntil: number | null;
  /** Offered (view sale_state), with enough in stock for the smallest order. */
  isOrderable: boolean;
  regular: number;
  graduated: number | null;
  offer: { price: number; from: number | null; to: number | null } | null;
  attributeValueIds: number[];
  /** Shade of the item, else the one by which this variation of it is chosen. */
  shadeId: number | null;
};

/** An item with its active, priced variations. */
export type RawItem = {
  id: number;
  isActive: boolean;
  manufacturerId: number | null;
  /** A bundle or set: several goods sold as one. */
  isSet: boolean;
  feedbackCount: number;
  feedbackSum: number;
  score: number;
  names: Record<Language, string>;
  address: ItemAddress;
  /** When its page's content last changed, in epoch seconds; null if unknown. */
  changedAt: number | null;
  categoryIds: number[];
  propertyValueIds: number[];
  /** When its newest variation was created. */
  newest: number;
  variations: RawVariation[];
};
