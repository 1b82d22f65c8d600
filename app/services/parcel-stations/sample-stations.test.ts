import { expect, test } from 'vitest';
import { findSampleStations } from './sample-stations';

const find = (query: object) =>
  findSampleStations({
    zipCode: '',
    city: '',
    street: '',
    kinds: ['Packstation', 'Postfiliale'],
    ...query,
  }).then((found) => found.map(({ number }) => number));

test.each([
  [{ zipCode: '10115' }, ['901', '501']],
  [{ zipCode: '10999' }, ['901', '501', '902', '502']],
  [{ zipCode: '99999', city: 'Berlin' }, []],
  [{ city: 'köln' }, ['921']],
  [{ city: 'frankfurt', kinds: ['Postfiliale'] }, ['531']],
  [{}, []],
])('%j finds %j', async (query, numbers) => {
  expect(await find(query)).toEqual(numbers);
});
