// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { chosenStation } from './choose-station.server';
import type { ParcelStationsView } from './load-parcel-stations.server';
import { ParcelStationsPage } from './parcel-stations-page';

const CHOSEN = 'Packstation|145|10623|Berlin';
const OTHER = { value: 'Postfiliale|502|10623|Berlin', name: 'Postfiliale 502', place: 'Berlin' };
const BEFORE_SEARCH: ParcelStationsView = {
  query: { zipcode: '', city: '', street: '', type: '' },
  stations: null,
  map: null,
  recipient: { firstName: 'Anna', lastName: 'Beispiel' },
  isPostNumberRequired: true,
  errors: [],
};
const refused = {
  chosen: chosenStation(CHOSEN),
  values: { station: CHOSEN, firstName: 'Änne', lastName: '', postNumber: '12' },
  errors: [{ field: 'lastName', code: 'lastName.required', text: 'Bitte geben Sie ihn ein.' }],
};

type Props = Parameters<typeof ParcelStationsPage>[0];

function shown(stations: ParcelStationsView['stations'], reply: Props['reply']) {
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <ParcelStationsPage view={{ ...BEFORE_SEARCH, stations }} reply={reply} />
    </TextProvider>,
  );
  return document.body;
}

test.each([
  ['before a search', null],
  ['that found none', []],
  ['that found another', [OTHER]],
  ['that found it', [{ ...OTHER, value: CHOSEN }]],
])('a refused selection keeps its station and all input: %s', (_, stations) => {
  const page = shown(stations, refused);
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[name="station"]')];
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([CHOSEN]);
  expect(new Set(radios.map(({ value }) => value)).size).toBe(radios.length);
  expect(page.querySelector<HTMLInputElement>('#firstName')?.value).toBe('Änne');
  expect(page.querySelector<HTMLInputElement>('#postNumber')?.value).toBe('12');
  const target = page.querySelector('.error-summary a')?.getAttribute('href') ?? '';
  expect(page.querySelector(target)).not.toBeNull();
});

test('a station is shown by its value alone; an invalid value shows none', () => {
  expect(chosenStation('Packstation|145|10623|Bad+Saarow')).toEqual({
    value: 'Packstation|145|10623|Bad+Saarow',
    name: 'Packstation 145',
    place: '10623 Bad Saarow',
  });
  expect(chosenStation('Packstation|145')).toBeNull();
  expect(chosenStation()).toBeNull();
});

test('postcode or town is sufficient: neither is called optional', () => {
  const labels = [...shown(null, undefined).querySelectorAll('label')];
  expect(labels.slice(0, 3).map(({ textContent }) => textContent.trim())).toEqual([
    'Postleitzahl',
    'Ort',
    'Straße (freiwillig)',
  ]);
});
