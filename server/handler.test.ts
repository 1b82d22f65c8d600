import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { NotDrawn } from '../app/services/documents/draw-document';
import { createWire } from '../app/services/wire/wire';
import { readConfig, type Config } from './config';
import type { PageContext, Renderer } from './engine';
import { createHandler } from './handler';
import { drain, listen } from './http-server';
import { createLog, type Log } from './log';
import { createPageCache } from './page-cache';
import { createStaticFiles } from './static-files';

let server: Server | undefined;
afterEach(async () => {
  if (server) await drain(server, 0);
});

type Settings = {
  config?: Partial<Config>;
  log?: Partial<Log>;
  databaseAnswers?: boolean;
  settled?: () => Promise<void>;
  /** The error thrown instead of a document of an order. */
  documentFault?: Error;
  payingPages?: () => Promise<{ formTargets: string[] }>;
  render?: (request: Request, context: PageContext) => Promise<Response> | Response;
};

function page(text = '<p>Seite</p>', headers = {}) {
  return new Response(text, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

const PATIENCE = { timeout: 60_000 };

/** Work that the test ends by `release`. */
function later() {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    asked: () => asked,
    release,
    async until<T>(give: () => T) {
      asked += 1;
      await released;
      return give();
    },
  };
}

/** A shop without goods around the page of the test. */
async function startSite({
  config,
  log,
  databaseAnswers = true,
  settled = async () => undefined,
  documentFault = new Error('not asked'),
  payingPages = async () => ({ formTargets: ['https://pay.example'] }),
  render = () => page(),
}: Settings = {}) {
  const pool = { query: async () => undefined };
  const renderer: Renderer = async (asked, context) => render(asked, context);
  const handle = createHandler({
    config: { ...readConfig({ PUBLIC_ORIGIN: 'https://farben.example' }), ...config },
    log: { ...createLog('silent'), ...log },
    pool: pool as unknown as Pool,
    isRemoteAway: async () => false,
    makePicture: async () => false,
    engine: {
      contextFor: async () => ({
        shop: {
          getOrderPropertyFile: async () => null,
          getPaymentIcon: async () => null,
          getOrderDocument: () => Promise.reject(documentFault),
        },
        operator: { session: async () => null },
        files: [],
        page: { cacheable: true, tags: new Set(['item:1']) },
        priceGroup: 'gross',
        commit: () => undefined,
      }),
      getVisitorSummary: async () => ({
        cartCount: 0,
        wished: [],
        priceGroup: 'gross',
        isDue: false,
      }),
      handlePaymentWebhook: async () => 'done',
      payingPages,
      applyChanges: async () => undefined,
      startJobs: () => undefined,
      stop: async () => undefined,
    },
    render: renderer,
    slots: {
      quiet: () => ({ at: () => '', key: '0', isOnce: false, cookies: [] }),
      noted: async () => ({ at: () => '', key: null, isOnce: true, cookies: [] }),
    },
    wire: createWire({
      contextFor: () => Promise.reject(new Error('no shop')),
      operations: {},
      describe: () => ({}),
      secret: Buffer.alloc(32),
      publicOrigin: 'https://farben.example',
      origins: [],
      editorFor: () => ({}) as never,
      takeFile: () => Promise.reject(new Error('There are no files here.')),
      isTransientError: () => false,
      log: createLog('silent'),
    }),
    routes: () => [
      { path: '/' },
      { path: '/checkout', leadsToPayment: true },
      { path: '/*', query: ['b'] },
    ],
    cache: createPageCache(1e6),
    files: createStaticFiles({ public: '/nonexistent', media: '/nonexistent' }),
    worker: 1,
    changes: {
      isCurrent: () => true,
      isReachable: async () => databaseAnswers,
      received: () => 0,
      settled,
    },
    media: '/nonexistent',
    privateFiles: '/nonexistent',
    freeSpace: async () => 1e12,
  });
  server = createServer(handle);
  await listen(server, 0, '127.0.0.1');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('the payment provider may post from its own site, to one address only (attack 121)', async () => {
  const origin = await startSite();
  const post = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { Origin: 'https://api.mollie.com', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ id: 'tr_known123' }),
    }).then(({ status }) => status);
  expect(await post('/payments/mollie/webhook')).toBe(200);
  for (const path of [
    '/payments/mollie/webhook/',
    '/payments/mollie',
    '/en/payments/mollie/webhook',
  ])
    expect([path, await post(path)]).toEqual([path, 403]);
});

it('a document that cannot be drawn now can be requested later', async () => {
  const lines: unknown[] = [];
  const documentFault = new NotDrawn('busy');
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  const origin = await startSite({ documentFault, log });
  const answer = await fetch(`${origin}/confirmation/1/key/documents/1.pdf`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('<html');
  expect(lines).toMatchObject([['not to be answered now', { error: documentFault }]]);
});

describe('every answer', () => {
  it('carries the security headers, pages and refusals alike', async () => {
    const origin = await startSite();
    const answers = [
      await fetch(origin),
      await fetch(`${origin}/healthz`),
      await fetch(`${origin}/%E0%A4%A`),
      await fetch(`${origin}/assets/none.js`),
      await fetch(origin, { method: 'PUT' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 400, 404, 405]);
    for (const { headers } of answers) {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Strict-Transport-Security')).toMatch(/max-age/);
    }
  });

  it('leaves a stricter referrer policy of a page unchanged', async () => {
    const render = () => page('', { 'Referrer-Policy': 'same-origin' });
    const answer = await fetch(await startSite({ render }));
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  });
});

describe('pages', () => {
  it('are rendered once for anonymous visitors and answered 304 to those who have them', async () => {
    let renders = 0;
    const origin = await startSite({ render: () => page(`<p>${(renders += 1)}</p>`) });
    const first = await fetch(origin);
    const second = await fetch(origin);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = second.headers.get('ETag') ?? '';
    const third = await fetch(origin, { headers: { 'If-None-Match': etag } });
    expect(third.status).toBe(304);
    expect(third.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    expect(renders).toBe(1);
  });

  it('are never cached if they set a cookie', async () => {
    let renders = 0;
    const render = () => page(`<p>${(renders += 1)}</p>`, { 'Set-Cookie': 'shop_session=a' });
    const origin = await startSite({ render });
    const first = await fetch(origin);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(first.headers.getSetCookie()).toEqual(['shop_session=a; Secure']);
    await fetch(origin);
    expect(renders).toBe(2);
  });

  it.each([
    ['that its loader does not share', undefined, false, 200],
    ['that says no-store', { 'Cache-Control': 'no-store' }, true, 200],
    ['that is private', { 'Cache-Control': 'private, max-age=60' }, true, 200],
    ['that is not there', undefined, true, 404],
    ['that is no page', { 'Content-Type': 'application/json' }, true, 200],
  ] as [string, Record<string, string> | undefined, boolean, number][])(
    'are never cached: one %s',
    async (_case, headers, cacheable, status) => {
      let renders = 0;
      const origin = await startSite({
        render: (_asked, context) => {
          context.page.cacheable = cacheable;
          renders += 1;
          const type = { 'Content-Type': 'text/html; charset=utf-8' };
          return new Response('<p>Seite</p>', { status, headers: { ...type, ...headers } });
        },
      });
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await fetch(origin);
        expect(answer.status).toBe(status);
        expect(answer.headers.get('Cache-Control')).toBe(headers?.['Cache-Control'] ?? 'no-store');
      }
      expect(renders).toBe(2);
    },
  );

  it.each([
    ['kept', true],
    ['of one visitor', false],
  ])('are compressed for clients that accept it: %s', async (_case, cacheable) => {
    const text = '<p>Farben, die bleiben.</p>'.repeat(100);
    const origin = await startSite({
      render: (_asked, context) => {
        context.page.cacheable = cacheable;
        return page(text, { Vary: 'Accept' });
      },
    });
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(origin, { headers: { 'Accept-Encoding': coding } });
      expect(answer.headers.get('Content-Encoding')).toBe(coding === 'identity' ? null : coding);
      expect(answer.headers.get('Vary')).toContain(cacheable ? 'Accept, Accept-Enc' : 'Accept');
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(text);
    }
  });

  it('name their own sources in their policy, or set the policy themselves', async () => {
    const sources = { 'Shop-Csp-Sources': 'frame-src https://check.example' };
    const answer = await fetch(await startSite({ render: () => page('', sources) }));
    expect(answer.headers.get('Content-Security-Policy')).toContain('https://check.example');
    expect(answer.headers.has('Shop-Csp-Sources')).toBe(false);
    const own = { 'Content-Security-Policy': "default-src 'none'" };
    const strict = await fetch(await startSite({ render: () => page('', own) }));
    expect(strict.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  });

  it('have no body for HEAD, and its length', async () => {
    const origin = await startSite();
    const answer = await fetch(origin, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Length')).toBe(String('<p>Seite</p>'.length));
    expect(await answer.text()).toBe('');
  });

  it('get the configured origin, whatever Host and proxies say', async () => {
    let seen: Request | undefined;
    const origin = await startSite({
      render: (asked) => {
        seen = asked;
        return page();
      },
    });
    await fetch(`${origin}/a?b=1`, {
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '1.2.3.4' },
    });
    expect(seen?.url).toBe('https://farben.example/a?b=1');
    expect([...(seen?.headers.keys() ?? [])].filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it('ask visitors to come back when the database is away', async () => {
    const render = () => page('boom', {}) && new Response('boom', { status: 500 });
    const away = await fetch(await startSite({ databaseAnswers: false, render }), {
      headers: { 'Accept-Language': 'de' },
    });
    expect(away.status).toBe(503);
    expect(away.headers.get('Retry-After')).toBe('10');
    expect(await away.text()).toContain('zurzeit nicht erreichbar');
  });

  it('let the form of an error page lead where its original page does, and nowhere else', async () => {
    const settings = { databaseAnswers: false, render: () => new Response('', { status: 500 }) };
    const formActions = async (origin: string) => {
      const form = { method: 'POST', body: new URLSearchParams({ intent: 'place' }) };
      const asked = [['/en/checkout?x=1', form], ['/checkout'], ['/contact', form]] as const;
      const answers = asked.map(async ([path, posted]) => {
        const { headers } = await fetch(origin + path, posted);
        expect(headers.get('Shop-Csp-Sources')).toBeNull();
        return /form-action ([^;]+)/.exec(headers.get('Content-Security-Policy')!)![1];
      });
      return Promise.all(answers);
    };
    const own = "'self'";
    expect(await formActions(await startSite(settings))).toEqual([
      `${own} https://pay.example`,
      own,
      own,
    ]);
    await drain(server!, 0);
    const payingPages = () => Promise.reject(new Error('away'));
    expect(await formActions(await startSite({ ...settings, payingPages }))).toEqual([
      own,
      own,
      own,
    ]);
  });

  it('are refused when too many are in progress, cached ones are not', async () => {
    const held = later();
    const origin = await startSite({
      config: { maxInFlight: 1, deadline: 20 },
      render: (asked) => (asked.url.endsWith('/kept') ? page() : held.until(page)),
    });
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    await expect.poll(() => statusOf('/kept'), PATIENCE).toBe(200);
    const slow = await fetch(`${origin}/a`);
    expect(slow.status).toBe(503); // the deadline
    expect(slow.headers.get('Retry-After')).toBe('10');
    expect(await statusOf('/b')).toBe(503); // its slot is still occupied
    expect(held.asked()).toBe(1);
    expect(await statusOf('/kept')).toBe(200);
    held.release();
    await expect.poll(() => statusOf('/b'), PATIENCE).toBe(200);
  });

  it('wait while a slot may become free', async () => {
    const held = later();
    const origin = await startSite({
      config: { maxInFlight: 1 },
      render: () => held.until(page),
    });
    const both = ['/a', '/b'].map((path) => fetch(origin + path));
    await expect.poll(held.asked, PATIENCE).toBe(1);
    held.release();
    for (const answer of await Promise.all(both)) expect(answer.status).toBe(200);
    expect(held.asked()).toBe(2);
  });
});

describe('temporary errors', () => {
  it('are 503 with a time to come back, though Remix made a 500 of them', async () => {
    const codes = ['55P03', '53100', 'ENOSPC', '42P01'];
    const failures = codes.map((code) => ({ code }));
    const origin = await startSite({
      render: (_asked, context) => {
        context.page.failure = Object.assign(new Error('refused'), failures.shift());
        return new Response('<p>500</p>', { status: 500 });
      },
    });
    const answers: Response[] = [];
    for (const _ of codes) answers.push(await fetch(origin));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 500]);
    expect(answers[0]!.headers.get('Retry-After')).toBe('10');
    expect(await answers[0]!.text()).toContain('data-status="503"');
  });

  it.each([
    ['a form that says so itself is answered by its page', true, '<p>typed</p>'],
    ['but not when that page could not be made either', false, 'data-status="503"'],
  ])('%s', async (_, isTold, body) => {
    const origin = await startSite({
      render: (_asked, context) => {
        const failure = Object.assign(new Error('refused'), { code: '55P03' });
        Object.assign(context.page, { failure, isTold });
        return new Response('<p>typed</p>', { status: 503 });
      },
    });
    const answer = await fetch(origin, { method: 'POST', headers: { origin } });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(body)]);
  });

  it.each([
    ['ENOSPC', 503],
    ['EACCES', 500],
  ])('a file that could not be written (%s) is %i', async (code, status) => {
    const origin = await startSite({
      render: () => {
        throw Object.assign(new Error('not written'), { code });
      },
    });
    expect((await fetch(origin)).status).toBe(status);
  });
});

describe('posts', () => {
  it('from other sites have no effect, on any path', async () => {
    let rendered = false;
    const origin = await startSite({
      render: () => {
        rendered = true;
        return page();
      },
    });
    for (const path of ['/', '/api/cart', '/cart?_data=root', '/cart.data']) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        body: new URLSearchParams({ a: '1' }),
        headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      });
      expect(answer.status).toBe(403);
    }
    expect(rendered).toBe(false);
  });

  it('that Remix would take for data requests have no effect (attack 85)', async () => {
    const origin = await startSite({ render: () => page() });
    for (const method of ['GET', 'POST']) {
      expect((await fetch(`${origin}/cart?_data=root`, { method })).status).toBe(400);
    }
  });

  it('keep their body, and an empty one is an empty form', async () => {
    const render = async (asked: Request) =>
      page(JSON.stringify(Object.fromEntries(await asked.formData())));
    const origin = await startSite({ render });
    const post = async (body?: BodyInit) => (await fetch(origin, { method: 'POST', body })).text();
    expect(await post(new URLSearchParams({ farbe: 'grün' }))).toBe('{"farbe":"grün"}');
    expect(await post()).toBe('{}');
  });

  it('are answered when this process shows their changes', async () => {
    const order: string[] = [];
    const origin = await startSite({
      render: () => {
        order.push('changed');
        return page();
      },
      settled: async () => {
        await Promise.resolve();
        order.push('shown');
      },
    });
    await fetch(origin, { method: 'POST' });
    order.push('answered');
    await fetch(`${origin}/b`); // a read does not wait for caches
    expect(order).toEqual(['changed', 'shown', 'answered', 'changed']);
  });

  it('that are refused with an empty body get a page', async () => {
    const render = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const answer = await fetch(await startSite({ render }), { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(await answer.text()).toContain('<main data-status="405">');
  });

  it('that failed get the page of an error, not the words of Remix', async () => {
    // As Remix answers for a route without a page, in `returnLastResortErrorResponse`.
    const headers = { 'Content-Type': 'text/plain' };
    const render = () => new Response('Unexpected Server Error', { status: 500, headers });
    const answer = await fetch(await startSite({ render }), { method: 'POST' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(await answer.text()).toContain('<main data-status="500">');
  });

  it('set Secure cookies in a shop with https', async () => {
    const render = () => {
      const headers = new Headers([
        ['Set-Cookie', 'notice=a; Path=/'],
        ['Set-Cookie', 'shop_session=b; Secure; Path=/'],
      ]);
      return new Response(null, { status: 303, headers });
    };
    const post = async (origin: string) =>
      (await fetch(origin, { method: 'POST', redirect: 'manual' })).headers.getSetCookie();
    expect(await post(await startSite({ render }))).toEqual([
      'notice=a; Path=/; Secure',
      'shop_session=b; Secure; Path=/',
    ]);
    const config = readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' });
    expect((await post(await startSite({ render, config })))[0]).toBe('notice=a; Path=/');
  });

  it('in JSON are refused unread, because no action accepts it', async () => {
    let rendered = false;
    const origin = await startSite({
      render: () => {
        rendered = true;
        return page();
      },
    });
    const body = `"${'\\"'.repeat(500_000)}`;
    const headers = { 'Content-Type': 'application/json' };
    for (const path of ['/', '/api/cart', '/api/editor']) {
      expect((await fetch(origin + path, { method: 'POST', body, headers })).status).toBe(415);
    }
    expect(rendered).toBe(false);
  });

  it('that are too large to read get their page and the connection stays open', async () => {
    const origin = await startSite();
    const answer = await fetch(origin, {
      method: 'POST',
      body: `a=${'x'.repeat(5_000_000)}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Language': 'en' },
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('The request is too large');
  });
});

it('answers a foreign Host with 421, but not the health check', async () => {
  const origin = await startSite();
  const statusOf = (path: string) =>
    new Promise((resolve) => {
      const asked = request(origin + path, { headers: { Host: 'evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.end();
    });
  expect(await statusOf('/')).toBe(421);
  expect(await statusOf('/healthz')).toBe(200);
});

it('ends the connection, not the shop, when answering an error fails too', async () => {
  const origin = await startSite({
    render: () => {
      throw new Error('page');
    },
    log: {
      error: () => {
        throw new Error('log');
      },
    },
  });
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

it('an error of a page is one line of the log, without the keys of its address', async () => {
  const lines: unknown[][] = [];
  const failure = new Error('broken');
  const origin = await startSite({
    log: { error: (...line) => lines.push(line) },
    render: (_asked, context) => {
      context.page.failure = failure;
      return new Response('', { status: 500 });
    },
  });
  await fetch(`${origin}/Confirmation/10026/Zk3x9QeLw0aB7cD2fG5hJ8`);
  const path = '/Confirmation/10026/***';
  expect(lines).toEqual([['page failed', { method: 'GET', path, error: failure }]]);
});
