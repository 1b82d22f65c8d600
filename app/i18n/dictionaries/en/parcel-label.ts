import type { parcelLabel as German } from '../de/parcel-label';

/** Labels of parcels. */
export const parcelLabel = {
  title: 'Parcel label',
  to: 'To',
  order: 'Order {number}',
  weight: 'Weight: {weight} kg',
  sample: 'SAMPLE – NOT A PARCEL LABEL',
} satisfies typeof German;
