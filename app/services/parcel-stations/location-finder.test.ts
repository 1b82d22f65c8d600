import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locationFinder } from './location-finder';

const ORIGIN = 'https://stations.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const log = vi.fn();
const find = locationFinder({ key: 'a-key', origin: ORIGIN, log });
const asked: Request[] = [];

/** Sets the carrier's answer. */
function answers(resolve: () => Response | Promise<Response>) {
  asked.length = 0;
  server.use(
    http.get(`${ORIGIN}/location-finder/v1/find-by-address`, ({ request }) => {
      asked.push(request);
      return resolve();
    }),
  );
}

const place = (keyword: string | undefined, keywordId: string | undefined, distance?: number) => ({
  location: {
    ids: [],
    type: 'locker',
    ...(keyword && { keyword }),
    ...(keywordId && { keywordId }),
  },
  name: 'x',
  ...(distance !== undefined && { distance }),
  place: {
    address: {
      countryCode: 'DE',
      postalCode: '53113',
      addressLocality: 'Bonn',
      streetAddress: 'Charles-de-Gaulle-Str. 20',
    },
  },
});

const BONN = {
  zipCode: '53113',
  city: '',
  street: 'Am Ring 1',
  kinds: ['Packstation', 'Postfiliale'],
};
const ask = (query = {}) => find({ ...BONN, ...query } as Parameters<typeof find>[0]);

test('sends the key, and returns stations usable in an address, the nearest first', async () => {
  answers(() =>
    HttpResponse.json({
      locations: [
        place('Postfiliale', '502', 900),
        place('Packstation', '145', 120),
        place('Paketkasten', '7', 10),
        place(undefined, undefined, 5),
        place('Packstation', undefined, 1),
      ],
    }),
  );
  expect(await ask()).toEqual([
    expect.objectContaining({ kind: 'Packstation', number: '145', distance: 120 }),
    {
      kind: 'Postfiliale',
      number: '502',
      street: 'Charles-de-Gaulle-Str. 20',
      zipCode: '53113',
      city: 'Bonn',
      distance: 900,
      position: null,
    },
  ]);
  const { searchParams } = new URL(asked[0]!.url);
  expect(asked[0]!.headers.get('DHL-API-Key')).toBe('a-key');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    countryCode: 'DE',
    postalCode: '53113',
    streetAddress: 'Am Ring 1',
  });
  expect(searchParams.has('addressLocality')).toBe(false);
  expect(searchParams.getAll('locationType')).toEqual(['locker', 'postoffice']);
});

test.each([
  [
    { latitude: 50.71, longitude: 7.12 },
    { latitude: 50.71, longitude: 7.12 },
  ],
  [undefined, null],
  [null, null],
  [{}, null],
  [{ latitude: '50.71', longitude: '7.12' }, null],
  [{ latitude: 91, longitude: 7.12 }, null],
  [{ latitude: 50.71, longitude: -181 }, null],
])('the location %j is the position %j', async (geo, position) => {
  const found = place('Packstation', '145');
  answers(() => HttpResponse.json({ locations: [{ ...found, place: { ...found.place, geo } }] }));
  expect(await ask()).toMatchObject([{ number: '145', position }]);
});

test('only the requested kind is returned', async () => {
  answers(() =>
    HttpResponse.json({ locations: [place('Postfiliale', '502'), place('Packstation', '1')] }),
  );
  expect((await ask({ kinds: ['Postfiliale'] })).map(({ number }) => number)).toEqual(['502']);
});

test.each([
  ['none nearby', () => HttpResponse.json({ detail: 'No locations' }, { status: 404 })],
  ['an empty list', () => HttpResponse.json({ locations: [] })],
  ['no list', () => HttpResponse.json({})],
])('%s: an empty list', async (_, resolve) => {
  answers(resolve);
  expect(await ask()).toEqual([]);
});

test.each([
  ['an error', () => new HttpResponse(null, { status: 500 })],
  ['a wrong key', () => new HttpResponse(null, { status: 401 })],
  ['too many calls', () => new HttpResponse(null, { status: 429 })],
  ['no JSON', () => HttpResponse.text('<html>')],
  ['another format', () => HttpResponse.json({ locations: [{ name: 'x' }] })],
  ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/')],
  ['no connection', () => HttpResponse.error()],
])('%s: it throws, and logs a message without the key', async (_, resolve) => {
  log.mockClear();
  answers(resolve);
  await expect(ask()).rejects.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]![0]).toMatch(/^the station finder is not available: /);
  expect(log.mock.calls[0]![0]).not.toContain('a-key');
});

test('it has a time limit', async () => {
  answers(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')));
  await expect(ask()).rejects.toThrow('late');
});
