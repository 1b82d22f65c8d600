import { expect, test } from 'vitest';
import { readStation, stationValue } from './station-value';

test('a station is unchanged by a round trip', () => {
  const kind = 'Packstation' as const;
  const station = { kind, number: '931', zipCode: '60311', city: 'Frankfurt am Main' };
  expect(stationValue(station)).not.toContain(' ');
  expect(readStation(stationValue(station))).toEqual(station);
});

test.each([
  '',
  'Packstation',
  'Haus|145|10623|Berlin',
  'Packstation|14a|10623|Berlin',
  'Packstation|145|1062|Berlin',
  'Postfiliale|145|10623| ',
  'Postfiliale|145|10623|Berlin|x',
])('%j is no station', (value) => {
  expect(readStation(value)).toBeNull();
});
