import type { ParcelStation, StationKind } from '../shop-api';
import { MOST_STATIONS, type StationFinder } from './station-finder';

type Sample = [
  kind: StationKind,
  number: string,
  street: string,
  zipCode: string,
  city: string,
  latitude: number,
  longitude: number,
];

/** Invented stations in existing cities, for shops without an API key. */
const SAMPLES: Sample[] = [
  ['Packstation', '901', 'Musterallee 1', '10115', 'Berlin', 52.5324, 13.3848],
  ['Postfiliale', '501', 'Beispielstraße 12', '10115', 'Berlin', 52.5301, 13.3899],
  ['Packstation', '902', 'Musterdamm 40', '10623', 'Berlin', 52.5068, 13.3243],
  ['Postfiliale', '502', 'Beispielplatz 3', '10623', 'Berlin', 52.5089, 13.3301],
  ['Packstation', '911', 'Musterweg 8', '20095', 'Hamburg', 53.5527, 10.0019],
  ['Postfiliale', '511', 'Beispielufer 2', '20095', 'Hamburg', 53.5498, 10.0061],
  ['Packstation', '921', 'Mustergasse 5', '50667', 'Köln', 50.9388, 6.9571],
  ['Packstation', '931', 'Musterring 17', '60311', 'Frankfurt am Main', 50.1109, 8.6841],
  ['Postfiliale', '531', 'Beispielallee 9', '60311', 'Frankfurt am Main', 50.1132, 8.6802],
  ['Packstation', '941', 'Musterstraße 20', '80331', 'München', 48.1362, 11.5741],
  ['Postfiliale', '541', 'Beispieltor 1', '80331', 'München', 48.1339, 11.5689],
];

/** Returns those of the postcode, or of its region (the first two digits), or of the city. */
export const findSampleStations: StationFinder = async ({ zipCode, city, kinds }) => {
  const stations = SAMPLES.filter(([kind]) => kinds.includes(kind));
  const inCity = (sample: Sample) => sample[4].toLowerCase().startsWith(city.toLowerCase());
  const near = [
    (sample: Sample) => zipCode !== '' && sample[3] === zipCode,
    (sample: Sample) => zipCode !== '' && sample[3].startsWith(zipCode.slice(0, 2)),
    (sample: Sample) => zipCode === '' && city !== '' && inCity(sample),
  ];
  const found = near.map((isNear) => stations.filter(isNear)).find(({ length }) => length > 0);
  return (found ?? []).slice(0, MOST_STATIONS).map(toStation);
};

function toStation([kind, number, street, zipCode, city, ...point]: Sample): ParcelStation {
  const [latitude, longitude] = point;
  return {
    kind,
    number,
    street,
    zipCode,
    city,
    distance: null,
    position: { latitude, longitude },
  };
}
