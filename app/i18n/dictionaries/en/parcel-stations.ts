import type { parcelStations as German } from '../de/parcel-stations';

/** Search for parcel lockers and post offices. */
export const parcelStations = {
  title: 'Choose a parcel locker or post office',
  intro: 'Your parcel waits for you there, even if nobody is at home.',
  change: 'Deliver to a parcel locker or post office',
  zipCode: 'Postcode',
  city: 'Town',
  street: 'Street',
  type: 'What to look for',
  both: 'Parcel lockers and post offices',
  packstation: 'Parcel lockers only',
  postfiliale: 'Post offices only',
  search: 'Search',
  placeHint: 'Postcode or town is enough.',
  found: 'Stations found',
  map: 'Map of the stations found',
  north: 'N',
  none: 'We have found nothing nearby. Please try another place.',
  distance: '{distance} away',
  recipient: 'Who fetches the parcel',
  station: 'Station',
  postNumber: 'Post number',
  postNumberHint: 'Your number at DHL, 6 to 10 digits. Parcel lockers need it.',
  use: 'Deliver there',
} satisfies typeof German;
