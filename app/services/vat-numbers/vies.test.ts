import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { viesCheck } from './vies';

const ORIGIN = 'https://vies.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const log = vi.fn();
const check = viesCheck({ origin: ORIGIN, log });
const asked: Request[] = [];

/** Sets the service's answers, one for each request. */
function answers(...replies: (() => Response | Promise<Response>)[]) {
  asked.length = 0;
  log.mockClear();
  // A followed redirect would get a yes here.
  server.use(http.get('https://elsewhere.example/', () => viesAnswer()));
  server.use(
    http.get(`${ORIGIN}/taxation_customs/vies/rest-api/ms/:country/vat/:number`, ({ request }) => {
      asked.push(request);
      return replies[Math.min(asked.length, replies.length) - 1]!();
    }),
  );
}

const viesAnswer = (more: object = {}) =>
  HttpResponse.json({
    isValid: true,
    requestDate: '2026-11-26T09:00:00.000Z',
    userError: 'VALID',
    name: 'Handel GmbH',
    address: 'Ring 1\n1010 Wien',
    requestIdentifier: 'WAPIAAAAXYZ12345',
    originalVatNumber: 'U12345675',
    vatNumber: 'U12345675',
    viesApproximate: { name: '---', matchName: 3 },
    ...more,
  });
const failure = (error: string) => () =>
  HttpResponse.json({ actionSucceed: false, errorWrappers: [{ error }] });

const ask = (more = {}) =>
  check({ number: 'ATU12345675', requester: 'DE136695976', patienceMs: 5_000, ...more });

test('a valid number, with the proof of the request', async () => {
  answers(() => viesAnswer());
  expect(await ask()).toEqual({
    state: 'valid',
    consultation: 'WAPIAAAAXYZ12345',
    name: 'Handel GmbH',
    address: 'Ring 1\n1010 Wien',
  });
  const url = new URL(asked[0]!.url);
  expect(url.pathname).toBe('/taxation_customs/vies/rest-api/ms/AT/vat/U12345675');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    requesterMemberStateCode: 'DE',
    requesterNumber: '136695976',
  });
  expect(log).not.toHaveBeenCalled();
});

test('a member state that does not report the owner', async () => {
  answers(() => viesAnswer({ name: '---', address: null, requestIdentifier: '' }));
  const nothing = { consultation: '', name: '', address: '' };
  expect(await ask({ requester: '' })).toEqual({ state: 'valid', ...nothing });
  expect(new URL(asked[0]!.url).search).toBe('');
});

test.each([
  ['a no', () => viesAnswer({ isValid: false, userError: 'INVALID' })],
  ['a no without a reason', () => viesAnswer({ isValid: false, userError: null })],
  ['a number it cannot read', () => viesAnswer({ isValid: false, userError: 'INVALID_INPUT' })],
])('%s: it is invalid', async (_, reply) => {
  answers(reply);
  expect(await ask()).toMatchObject({ state: 'invalid', name: '', address: '' });
});

test('a number of an invalid format is not checked', async () => {
  answers(() => viesAnswer());
  expect(await ask({ number: 'AT12345675' })).toMatchObject({ state: 'invalid' });
  expect(asked).toEqual([]);
});

test.each([
  ['an error', () => new HttpResponse(null, { status: 500 })],
  ['too many calls', () => new HttpResponse(null, { status: 429 })],
  ['a yes with an error status', () => HttpResponse.json({ isValid: true }, { status: 503 })],
  ['an unavailable member state', failure('MS_UNAVAILABLE')],
  ['the same in another format', () => viesAnswer({ isValid: false, userError: 'MS_UNAVAILABLE' })],
  ['too many requests to a member state', failure('MS_MAX_CONCURRENT_REQ')],
  ['too many requests to the service', failure('GLOBAL_MAX_CONCURRENT_REQ')],
  ['a time-out of the service', failure('TIMEOUT')],
  ['a block', failure('IP_BLOCKED')],
  ['no JSON', () => HttpResponse.text('<html>')],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
  ['another format', () => HttpResponse.json({ valid: 'yes' })],
  ['a yes with an error', () => viesAnswer({ userError: 'INVALID' })],
  ['a no without its error', () => viesAnswer({ isValid: false })],
  ['a yes about another number', () => viesAnswer({ vatNumber: 'U99999999' })],
  ['a yes without an end', () => viesAnswer({ padding: 'x'.repeat(40_000) })],
  ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/')],
  ['no connection', () => HttpResponse.error()],
])('%s: no answer about the number', async (_, reply) => {
  answers(reply);
  expect(await ask()).toEqual({ state: 'later', reason: expect.any(String) });
  expect(log).toHaveBeenCalledTimes(1);
});

test('it has a time limit', async () => {
  answers(async () => {
    await delay('infinite');
    return viesAnswer();
  });
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new Error('late')));
  expect(await ask({ patienceMs: 1_000 })).toMatchObject({
    state: 'later',
    reason: expect.stringContaining('late'),
  });
  expect(timeout).toHaveBeenCalledWith(1_000);
});

test("the seller's own number is invalid: there is an answer without its proof", async () => {
  answers(failure('INVALID_REQUESTER_INFO'), () => viesAnswer({ requestIdentifier: '' }));
  expect(await ask()).toMatchObject({ state: 'valid', consultation: '' });
  expect(asked.map(({ url }) => new URL(url).search !== '')).toEqual([true, false]);
  expect(log).toHaveBeenCalledWith("VIES does not know the seller's own VAT number");
});
