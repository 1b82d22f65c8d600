import type { OrderAddress, PreferredDelivery, ShopConfiguration } from '../shop-api';

/** What a carrier has to know of one parcel. */
export type ParcelToSend = {
  /** Names this parcel for ever: asked again with it, a carrier gives the same label and takes no second parcel. */
  key: string;
  orderId: number;
  /** Which of how many parcels of the order it is, from 1 on. */
  position: number;
  of: number;
  /** The way of delivery, as it is called to shoppers. */
  service: string;
  sender: ShopConfiguration['seller'];
  /** A place or a station (decision 105). */
  receiver: OrderAddress;
  /** How it is to come (decision 104); null: as it comes. */
  wishes: PreferredDelivery | null;
  /** Null: not known. */
  weightG: number | null;
};

/** Bytes of one page, as the carrier wants them on the parcel. */
export type MadeLabel = { trackingNumber: string; pdf: Uint8Array };

/**
 * A carrier's labels. `make` is called outside any transaction and may take its time, but no longer than `signal`
 * lets it. Throws `LabelFault`.
 */
export type ParcelLabels = {
  make(parcel: ParcelToSend, signal: AbortSignal): Promise<MadeLabel>;
};

/** Longer than a carrier takes who is well. */
export const PATIENCE_MS = 20_000;

/**
 * Why there is no label: the carrier refuses this parcel, in its words, or it does not answer, and may later. Who
 * does not answer may have taken the parcel: only its key keeps a second try from being a second one.
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
