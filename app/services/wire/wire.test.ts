import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { LOCALES } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import { ShopError } from '~/services/shop-api';
import { isCsrfTokenOf, newCsrfToken } from './frame/csrf-token';
import { operation } from './frame/operation';
import { createWire } from './wire';

const secret = Buffer.alloc(32, 1);
const SHOP = 'https://farben.example';
const FRIEND = 'https://app.example';
const FOREIGN = 'https://evil.example';

const argument = z.strictObject({ n: z.int() });
const anything = z.unknown();

const OPERATIONS = {
  getThing: operation({
    about: '',
    input: argument.optional(),
    output: anything,
    example: { n: 1 },
    run: async (input, { locale, referrerId }) => ({ input, locale, referrerId }),
  }),
  doThing: operation({
    about: '',
    input: argument,
    output: anything,
    example: { n: 1 },
    async run(input, call) {
      call.events['AfterBasketChanged'] = { basket: {} };
      call.meta['seen'] = true;
      return input;
    },
  }),
  doList: operation({
    about: '',
    input: z.array(z.int()),
    output: anything,
    example: [1],
    async run(input, call) {
      call.events['AfterBasketChanged'] = {};
      return input;
    },
  }),
  doRefuse: operation({
    about: '',
    input: null,
    output: anything,
    example: null,
    async run() {
      const cause = { zip: 'zip.format' };
      throw new ShopError('address.validationFailed', { cause });
    },
  }),
  doNumber: operation({
    about: '',
    input: null,
    output: anything,
    example: null,
    async run() {
      throw new ShopError('coupon.expired');
    },
  }),
  doHurry: operation({
    about: '',
    input: null,
    output: anything,
    example: null,
    async run() {
      throw new ShopError('security.tooManyRequests', { cause: { retryAfter: 7 } });
    },
  }),
  doBreak: operation({
    about: '',
    input: z.strictObject({ password: z.string() }),
    output: anything,
    example: { password: '' },
    async run() {
      throw new Error('select secret from table at /work/file.ts:1');
    },
  }),
  doLose: operation({
    about: '',
    failed: 'contactMail.failed',
    input: null,
    output: anything,
    example: null,
    async run() {
      throw new Error('lost');
    },
  }),
  doRule: {
    ...operation({
      about: '',
      input: null,
      output: anything,
      example: null,
      run: async () => null,
    }),
    right: 'publish' as const,
  },
  doWait: operation({
    about: '',
    input: null,
    output: anything,
    example: null,
    async run() {
      throw new Error('database away');
    },
  }),
};

type TestCall = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The token of the session that the shop knows. */
  session?: string;
  kind?: 'customer' | 'guest';
  /** Thrown where the visitor of the call is read. */
  failure?: Error;
};

/** A call of a shop whose only visitor is the one with this session. */
async function call(
  name: string,
  {
    method = 'POST',
    path = '',
    headers = {},
    body = '',
    session,
    kind = 'customer',
    failure,
  }: TestCall = {},
) {
  const logged: unknown[] = [];
  const happened: string[] = [];
  const wire = createWire({
    operations: OPERATIONS,
    describe: () => ({ openapi: '3.1.0' }),
    secret,
    publicOrigin: SHOP,
    origins: [FRIEND],
    editorFor: () => ({}) as never,
    takeFile: async () => {
      throw new Error('There are no files here.');
    },
    isTransientError: (error) => (error as Error).message === 'database away',
    log: { warn: (...line) => logged.push(line), error: (...line) => logged.push(line) },
    contextFor: async (request) => {
      if (failure) throw failure;
      const cookie = request.headers.get('cookie') ?? '';
      let isKnown = session !== undefined && cookie.includes(`shop_session=${session}`);
      return {
        locale: new URL(request.url).pathname.slice(1),
        publicOrigin: SHOP,
        priceGroup: 'gross',
        visitor: {
          principal: { kind },
          get hasSession() {
            return isKnown;
          },
        },
        shop: {
          doLogoutUser: async () => {
            happened.push('log-out');
            isKnown = false;
          },
        },
        commit: (to: Headers) => {
          if (session !== undefined && !isKnown) {
            to.append('Set-Cookie', '__Host-shop_session=; Max-Age=0');
          }
        },
      } as unknown as RequestContext;
    },
  });
  const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
  const answer = await wire.answer({
    method,
    url: `${SHOP}/plentysystems/${name}${path}`,
    headers: { get: (header) => all[header.toLowerCase()] ?? null },
    clientAddress: '127.0.0.1',
    readBody: async () => Buffer.from(body),
    inTurn: (work) => work(),
    settled: async () => void happened.push('settled'),
  });
  const json = answer.body.startsWith('{') ? (JSON.parse(answer.body) as unknown) : null;
  return { ...answer, json, logged, happened };
}

const COOKIE = { cookie: '__Host-shop_session=abc' };

describe('a call', () => {
  test('has positional arguments, and returns an envelope', async () => {
    const { status, json, headers } = await call('getThing', { body: '[{"n":1}]' });
    expect(status).toBe(200);
    expect(json).toEqual({ data: { input: { n: 1 }, locale: 'de', referrerId: 1 } });
    expect(headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });

  test('has one argument if it is no array', async () => {
    expect((await call('getThing', { body: '{"n":1}' })).json).toMatchObject({
      data: { input: { n: 1 } },
    });
  });

  test('by GET has its arguments in the query', async () => {
    const path = `?body=${encodeURIComponent('[{"n":2}]')}&cdnCacheBustingId=1`;
    const { json } = await call('getThing', { method: 'GET', path });
    expect(json).toMatchObject({ data: { input: { n: 2 } } });
  });

  test('the operations are described at their own address', async () => {
    const { status, json } = await call('openapi.json', { method: 'GET' });
    expect([status, json]).toEqual([200, { openapi: '3.1.0' }]);
    expect((await call('openapi.json')).status).toBe(405);
  });

  test('by GET writes nothing', async () => {
    const path = `?body=${encodeURIComponent('[{"n":2}]')}`;
    const { status, headers, happened } = await call('doThing', { method: 'GET', path });
    expect([status, headers['Allow']]).toEqual([405, 'POST, OPTIONS']);
    expect(happened).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'TRACE', 'get'])(
    'with %s is not allowed',
    async (method) => {
      const { status, headers } = await call('getThing', { method, body: '[{"n":1}]' });
      expect([status, headers['Allow']]).toEqual([405, 'GET, POST, OPTIONS']);
      expect(headers['Content-Type']).toMatch(/^text\/plain/);
    },
  );

  test.each(['nothing', '', 'getThing/', 'constructor', '__proto__', 'toString', 'getthing'])(
    '%j is no operation',
    async (name) => {
      const { status, headers } = await call(name, { body: '[]' });
      expect(status).toBe(404);
      expect(headers['Content-Type']).toMatch(/^text\/plain/);
    },
  );

  test('OPTIONS writes nothing', async () => {
    const { status, body, happened } = await call('doThing', { method: 'OPTIONS' });
    expect([status, body, happened]).toEqual([204, '', []]);
  });

  test.each([
    ['text/plain', '[{"n":1}]'],
    ['application/x-www-form-urlencoded', 'n=1'],
    ['', '[{"n":1}]'],
    ['application/jsonx', '[]'],
  ])('%j is no content type of a call', async (type, body) => {
    const { status } = await call('doThing', { headers: { 'content-type': type }, body });
    expect(status).toBe(415);
  });
});

describe('the headers', () => {
  test.each([
    ['en', 'en'],
    ['de', 'de'],
    ['fr', 'de'],
    ['en-GB', 'de'],
    ['EN', 'en'],
    [' De ', 'de'],
    ['../en', 'de'],
  ])('locale %s is %s', async (locale, read) => {
    const { json } = await call('getThing', { headers: { locale } });
    expect(json).toMatchObject({ data: { locale: read } });
  });

  test.each([
    ['7', 7],
    ['x', 1],
    ['-1', 1],
    ['1e9', 1],
  ])('referrerID %s is %d', async (referrerid, read) => {
    const { json } = await call('getThing', { headers: { referrerid } });
    expect(json).toMatchObject({ data: { referrerId: read } });
  });
});

describe('another origin', () => {
  test('reads and calls if it is configured', async () => {
    const { headers } = await call('getThing', { headers: { origin: FRIEND } });
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': FRIEND,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'x-csrf-token',
      Vary: 'Origin',
    });
    const asked = await call('doThing', { method: 'OPTIONS', headers: { origin: FRIEND } });
    expect(asked.headers['Access-Control-Allow-Headers']).toContain('x-csrf-token');
  });

  test.each([FOREIGN, 'null', `${FRIEND}.evil.example`, ''])('%j reads nothing', async (origin) => {
    for (const method of ['POST', 'OPTIONS']) {
      const { headers } = await call('getThing', { method, headers: { origin } });
      expect(Object.keys(headers).join()).not.toMatch(/allow-(origin|credentials|headers)/i);
    }
  });
});

describe('the token', () => {
  const good = newCsrfToken(secret, 'abc');

  test('is different in each response, and each allows its session to write', async () => {
    const first = await call('getThing', { headers: COOKIE, session: 'abc' });
    const token = String(first.headers['x-csrf-token']);
    for (const each of [token, good]) {
      const headers = { ...COOKIE, 'x-csrf-token': each };
      const { status, headers: sent } = await call('doThing', {
        headers,
        session: 'abc',
        body: '{"n":1}',
      });
      expect(status).toBe(200);
      expect(sent['x-csrf-token']).not.toBe(each);
    }
  });

  test.each([
    ['made up', 'a'.repeat(36)],
    ['of another session', newCsrfToken(secret, 'xyz')],
    ['of another shop', newCsrfToken(Buffer.alloc(32, 2), 'abc')],
  ])('%s logs a customer out and writes nothing', async (_, token) => {
    const { status, json, happened, headers } = await call('doThing', {
      headers: { ...COOKIE, 'x-csrf-token': token },
      session: 'abc',
      body: '{"n":1}',
    });
    expect(status).toBe(401);
    expect(json).toMatchObject({
      data: { key: 'security.invalidCsrfToken' },
      error: { code: 1400, message: expect.stringContaining('abgemeldet') as string },
    });
    expect(happened[0]).toBe('log-out');
    expect(headers['Set-Cookie']).toEqual([
      '__Host-shop_session=; Max-Age=0',
      'plentyID=; Max-Age=0',
    ]);
  });

  test('of another session writes nothing for a guest, who stays', async () => {
    const { status, json, happened, headers } = await call('doThing', {
      headers: { ...COOKIE, 'x-csrf-token': newCsrfToken(secret, 'xyz') },
      session: 'abc',
      kind: 'guest',
      body: '{"n":1}',
    });
    expect([status, happened]).toEqual([401, ['settled']]);
    expect(json).toMatchObject({
      data: { key: 'security.invalidCsrfToken' },
      error: { code: 1400, message: expect.stringContaining('neu') as string },
    });
    expect(headers).not.toHaveProperty('Set-Cookie');
    expect(isCsrfTokenOf(secret, 'abc', String(headers['x-csrf-token']))).toBe(true);
  });

  test.each([
    ['reading', 'getThing', 'abc', 'a'.repeat(36)],
    ['without a session', 'doThing', undefined, 'a'.repeat(36)],
    ['with the token of a visitor without a session', 'doThing', 'abc', newCsrfToken(secret, '')],
    ['with the token of a visitor who has read no answer', 'doThing', 'abc', ''],
  ])('is not required: %s', async (_, name, session, token) => {
    const headers = { ...COOKIE, 'x-csrf-token': token };
    const sent = { headers, body: '{"n":1}', ...(session !== undefined && { session }) };
    expect((await call(name, sent)).status).toBe(200);
  });
});

describe('a response', () => {
  test('has events in data, and meta beside it', async () => {
    const { json, happened } = await call('doThing', { body: '[{"n":1}]' });
    expect(json).toEqual({
      data: { n: 1, apiEvents: { AfterBasketChanged: { basket: {} } } },
      meta: { seen: true },
    });
    expect(happened).toEqual(['settled']);
  });

  test('with a list has no events', async () => {
    expect((await call('doList', { body: '[[1,2]]' })).json).toEqual({ data: [1, 2] });
  });

  test('to a refusal has key, code, text and cause', async () => {
    const { status, json } = await call('doRefuse');
    const message = translate('de', 'storefrontError.address.validationFailed');
    const key = 'address.validationFailed';
    const cause = { zip: 'zip.format' };
    expect(status).toBe(422);
    expect(json).toEqual({
      data: { key, message, errors: cause },
      error: { code: 422, message },
      key,
      code: 422,
      message,
      cause,
    });
  });

  test('does not use a number of the error list as HTTP status', async () => {
    expect(await call('doNumber')).toMatchObject({ status: 400, json: { error: { code: 1332 } } });
  });

  test('to a client that is too fast has the time to wait', async () => {
    expect(await call('doHurry')).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } });
  });

  test('for an internal error reveals nothing of it, and the log nothing of the request', async () => {
    const { status, body, logged } = await call('doBreak', { body: '[{"password":"geheim"}]' });
    expect(status).toBe(500);
    expect(body).not.toMatch(/select|\.ts|Error:/);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('geheim');
  });

  test('for an internal error has the key of what failed, in the language of the call', async () => {
    const failed = await call('doLose', { headers: { locale: 'de' } });
    expect(failed).toMatchObject({ status: 500, json: { data: { key: 'contactMail.failed' } } });
    expect(failed.json).toMatchObject({
      data: { message: translate('de', 'storefrontError.contactMail.failed') },
    });
    expect(await call('doBreak', { body: '[{"password":""}]' })).toMatchObject({
      json: { data: { key: 'unknownError' } },
    });
  });

  test('for a transient error has Retry-After', async () => {
    expect(await call('doWait')).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
  });

  test.each([
    ['doLose', 'database away', 503, 'contactMail.failed'],
    ['doRule', 'database away', 503, 'unknownError'],
    ['getThing', 'broken', 500, 'unknownError'],
  ])('to %s is one too if the visitor cannot be read: %s', async (name, message, status, key) => {
    const failed = await call(name, { failure: new Error(message), headers: { locale: 'en' } });
    expect(failed).toMatchObject({
      status,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'x-csrf-token': expect.any(String),
        ...(status === 503 && { 'Retry-After': '10' }),
      },
      json: { key, code: status, message: translate('en', `storefrontError.${key}` as never) },
    });
    expect(failed.logged).toHaveLength(1);
  });

  test.each([
    ['[{"n":"1"}]', { n: 'invalid_type' }],
    ['[{"n":1},{"n":2}]', { '': 'too_many_arguments' }],
  ])('for %s reports invalid arguments', async (body, errors) => {
    const { status, json } = await call('doThing', { body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ data: { key: 'request.invalid', errors } });
  });

  test.each(LOCALES)('names invalid arguments in the language of the call: %s', async (locale) => {
    const said = async (body: string, headers = {}) => {
      const { json } = await call('doThing', { body, headers: { locale, ...headers } });
      return (json as { data: { message: string } }).data.message;
    };
    expect(await said('[{"n":"1"}]')).toBe(
      translate(locale, 'storefrontError.request.invalid', { fields: 'n' }),
    );
    expect(await said('[]')).toBe(translate(locale, 'storefrontError.request.incomplete'));
    const unreadable = translate(locale, 'storefrontError.request.unreadable');
    expect(await said('[{"n":1')).toBe(unreadable);
    expect(await said('n=1', { 'content-type': 'text/plain' })).toBe(unreadable);
  });

  test.each([
    ['[{"n":1', {}, 400, 'json'],
    ['n=1', { 'content-type': 'text/plain' }, 415, 'type'],
  ])('for the unreadable %s is a refusal', async (body, headers, status, problem) => {
    expect(await call('doThing', { body, headers })).toMatchObject({
      status,
      json: { data: { key: 'request.unreadable', errors: { '': problem } } },
    });
  });
});
