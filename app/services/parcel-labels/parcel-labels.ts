import type { OrderAddress, PreferredDelivery, ShopConfiguration } from '../shop-api';

/** The data of one parcel for the carrier. */
export type ParcelToSend = {
  /** An idempotency key: a repeated call returns the same label without a second parcel. */
  key: string;
  orderId: number;
  /** The number of the parcel in the order, from 1. */
  position: number;
  of: number;
  /** The name of the shipping profile, as shown to shoppers. */
  service: string;
  sender: ShopConfiguration['seller'];
  /** An address or a station (decision 105). */
  receiver: OrderAddress;
  /** The delivery preferences (decision 104); null: none. */
  wishes: PreferredDelivery | null;
  /** Null: unknown. */
  weightG: number | null;
};

/** A PDF of one page, as the carrier requires it on the parcel. */
export type ParcelLabel = { trackingNumber: string; pdf: Uint8Array };

/**
 * A carrier's labels. `make` is called outside any transaction and may be slow, until `signal`
 * aborts. Throws `LabelFault`.
 */
export type ParcelLabels = {
  make(parcel: ParcelToSend, signal: AbortSignal): Promise<ParcelLabel>;
};

/** Longer than a working carrier takes, in milliseconds. */
export const PATIENCE_MS = 20_000;

/**
 * Why there is no label: the carrier refuses this parcel, with its message, or it does not answer
 * and may later. A carrier that does not answer may have accepted the parcel: only its key prevents
 * a second one.
 */
export class LabelFault extends Error {
  constructor(
    readonly reason: 'refused' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
