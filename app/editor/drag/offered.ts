import type { Offer } from '../load/add-panel';

/** An item of the palette that can be dragged onto the page. */
export type DraggedOffer = Pick<Offer, 'field' | 'value' | 'title' | 'shape'>;

/** Its id in drag and drop: no block has such an id. */
export const offeredId = ({ field, value }: DraggedOffer) => `offer ${field} ${value}`;
