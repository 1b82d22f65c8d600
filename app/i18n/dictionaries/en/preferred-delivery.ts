import type { preferredDelivery as German } from '../de/preferred-delivery';

/** Preferred day, safe place and neighbour for the parcel. */
export const preferredDelivery = {
  title: 'Delivery wishes',
  intro:
    '{carrier} brings your parcel the way it suits you. All details are optional and go to {carrier} with the parcel.',
  day: 'Preferred day',
  dayHint: 'Costs {price} on top of delivery.',
  dayFree: 'At no extra cost.',
  dayIfPaid: 'If you pay in advance, the day holds only if your payment arrives in good time.',
  noDay: 'No preferred day',
  atPlace: 'Leave it in a safe place if nobody is at home',
  location: 'Safe place',
  locationHint: 'For example the garage, terrace or garden shed.',
  atNeighbour: 'Hand it to a neighbour if nobody is at home',
  neighbourName: 'Name of the neighbour',
  neighbourAddress: 'Street and house number of the neighbour',
  save: 'Save wishes',
  back: 'Back to checkout',
  change: 'Change delivery wishes',
  choose: 'Choose a preferred day, safe place or neighbour',
  wishedDay: 'Preferred day: {day}',
  wishedDayCosts: 'Preferred day: {day} ({price}, included in delivery)',
  wishedLocation: 'Safe place: {place}',
  wishedNeighbour: 'Neighbour: {name}, {address}',
} satisfies typeof German;
