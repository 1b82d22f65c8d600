import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindBotCheck, type FormGuard } from './bot-check';

const KEYS = { siteKey: 'site', secretKey: 'secret', origin: 'https://challenge.example' };
const SECRET = Buffer.alloc(32, 7);

let now: Date;
let spent: Map<string, string>;
let counted: number;
let touched: string[];
let logged: string[];
/** The next answer of the challenge service. */
let service: () => Promise<Response>;
const asked = vi.fn();
const network = setupServer(
  http.post(`${KEYS.origin}/turnstile/v0/siteverify`, async ({ request }) => {
    asked(Object.fromEntries(new URLSearchParams(await request.text())));
    return service();
  }),
);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());

beforeEach(() => {
  now = new Date('2026-11-23T09:00:00Z');
  spent = new Map();
  counted = 0;
  touched = [];
  logged = [];
  service = async () => Response.json({ success: true, action: 'contact' });
  asked.mockClear();
});

const guard: FormGuard = {
  async spend(nonce, content) {
    const before = spent.get(nonce);
    spent.set(nonce, before ?? content.toString('hex'));
    if (before === undefined) return 'first';
    return before === content.toString('hex') ? 'again' : 'other';
  },
  async limit() {
    counted += 1;
  },
};

function botCheck({ turnstile = null as typeof KEYS | null, secret = SECRET } = {}) {
  return bindBotCheck(
    {
      secret,
      turnstile,
      minimumSeconds: 1,
      log: (message) => logged.push(message),
      fetch,
    },
    { guard, clientAddress: '203.0.113.7', now: () => now, touch: (tag) => touched.push(tag) },
  );
}

function fields(given: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return form;
}
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

describe('without a challenge', () => {
  test('a visitor who loads a form and sends it passes and is counted by address', async () => {
    const { token } = botCheck().view('contact');
    later(1);
    const form = fields({ formToken: token, website: '', message: 'Guten Tag' });
    expect(await botCheck().check('contact', form)).toBeNull();
    expect(counted).toBe(1);
  });

  test.each([
    ['botCheck.honeypot', { website: 'https://spam.example' }],
    ['botCheck.token', { formToken: '' }],
    ['botCheck.token', { formToken: 'mbxyz123.abc.' + 'x'.repeat(43) }],
    ['botCheck.token', { formToken: '\u0000'.repeat(50_000) }],
  ])('%s: %o', async (code, wrong) => {
    const { token } = botCheck().view('contact');
    later(1);
    const form = fields({ formToken: token, message: 'Guten Tag', ...wrong });
    expect(await botCheck().check('contact', form)).toBe(code);
    expect([counted, spent.size]).toEqual([0, 0]);
  });

  test('a token belongs to one form and one shop, and is neither too young nor too old', async () => {
    const form = fields({ formToken: botCheck().view('contact').token });
    later(0.9);
    expect(await botCheck().check('contact', form)).toBe('botCheck.tooFast');
    later(0.1);
    expect(await botCheck().check('registration', form)).toBe('botCheck.token');
    const stranger = botCheck({ secret: Buffer.alloc(32, 8) });
    expect(await stranger.check('contact', form)).toBe('botCheck.token');
    later(48 * 3600 - 1);
    expect(await botCheck().check('contact', form)).toBeNull();
    later(1);
    expect(await botCheck().check('contact', form)).toBe('botCheck.token');
  });

  test('a token is valid for one content; a repeated submission is accepted', async () => {
    const { token } = botCheck().view('contact');
    later(2);
    const send = (message: string) =>
      botCheck().check('contact', fields({ formToken: token, message }));
    expect(await send('Guten Tag')).toBeNull();
    expect(await send('Guten Tag')).toBeNull();
    expect(await send('Kaufen Sie')).toBe('botCheck.used');
  });

  test('the stored hash reveals nothing of the content', async () => {
    const { token } = botCheck().view('registration');
    later(2);
    await botCheck().check('registration', fields({ formToken: token, password: 'geheim123' }));
    expect([...spent.values()].join()).toMatch(/^[0-9a-f]{64}$/);
  });

  test('shared pages have the same token for half a day, valid for all visitors', async () => {
    const { token, challenge } = botCheck({ turnstile: KEYS }).view('newsletter', 'block');
    expect(challenge).toBeNull();
    expect(touched).toEqual(['until:2026-11-23T12:00:00.000Z']);
    later(3 * 3600 - 1);
    expect(botCheck().view('newsletter', 'block').token).toBe(token);
    later(1);
    expect(botCheck().view('newsletter', 'block').token).not.toBe(token);
    for (const email of ['a@example.de', 'b@example.de']) {
      expect(await botCheck().check('newsletter', fields({ formToken: token, email }))).toBeNull();
    }
  });
});

describe('with a challenge', () => {
  const guarded = () => botCheck({ turnstile: KEYS });

  function send(response?: string) {
    const { token } = guarded().view('contact');
    later(2);
    const form = fields({ formToken: token, message: 'Guten Tag' });
    if (response !== undefined) form.set('cf-turnstile-response', response);
    return guarded().check('contact', form);
  }

  test('it is verified on the server, and a visitor who passes is not counted', async () => {
    expect(await send('solved')).toBeNull();
    expect(asked).toHaveBeenCalledWith({
      secret: 'secret',
      response: 'solved',
      remoteip: '203.0.113.7',
    });
    expect(counted).toBe(0);
  });

  test('a visitor without script sends the form without a response, and is counted', async () => {
    expect(await send()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(counted).toBe(1);
  });

  test.each([
    ['wrong', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['refused without a reason', { success: false }],
    ['refused with an empty list of reasons', { success: false, 'error-codes': [] }],
    ['of another form', { success: true, action: 'registration' }],
  ])('a response that is %s is refused', async (_, answer) => {
    service = async () => Response.json(answer);
    expect(await send('response')).toBe('turnstile.invalid');
  });

  test('an unlimited response is not passed on', async () => {
    expect(await send('x'.repeat(2_049))).toBe('turnstile.invalid');
    expect(asked).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<Response>]>([
    ['does not answer', async () => HttpResponse.error()],
    ['fails', async () => new Response('<h1>502</h1>', { status: 502 })],
    ['answers nonsense', async () => Response.json({ success: 'perhaps' })],
    ['does not know our key', async () => faulty('invalid-input-secret')],
    ['has an internal error', async () => faulty('internal-error')],
  ])('a service that %s blocks no visitor, and is logged', async (_, answer) => {
    service = answer;
    expect(await send('response')).toBeNull();
    expect(counted).toBe(1);
    expect(logged).toHaveLength(1);
  });

  test('a repeated submission is verified once', async () => {
    const { token } = guarded().view('contact');
    later(2);
    const form = fields({ formToken: token, 'cf-turnstile-response': 'solved' });
    expect(await guarded().check('contact', form)).toBeNull();
    expect(await guarded().check('contact', form)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

function faulty(code: string): Response {
  return Response.json({ success: false, 'error-codes': [code] });
}
