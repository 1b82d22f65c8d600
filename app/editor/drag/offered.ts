import type { Offer } from '../load/add-panel';

/** Something of the list that can be dragged onto the page. */
export type DraggedOffer = Pick<Offer, 'field' | 'value' | 'title' | 'shape'>;

/** Its id among what is dragged: no block is called so. */
export const offeredId = ({ field, value }: DraggedOffer) => `offer ${field} ${value}`;
