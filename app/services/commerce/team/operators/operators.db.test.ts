import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Secret, TOTP, URI } from 'otpauth';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { hashOf } from '../../core/hash-of';
import { editHashOf } from './edit-hash';
import { createOperator, removeOperator } from './create-operator';
import { CODES_A_DAY } from './limit-codes';
import { LOGIN_LIMITS } from '../../visitors/passwords/limit-login';
import { confirmLogin, logIn, type LoginInput } from './log-in-operator';
import { may, previewOf, type Operator } from '../../../operator-api/operator';
import { openOperatorAccess } from './operator-access';
import type { OperatorContext } from './operator-context';
import { endOperatorSession, findOperatorSession } from './operator-sessions';
import { offerSecondStep, turnOffSecondStep, turnOnSecondStep } from './second-step-choice';
import { newTotpSecret, openTotpSecret, sealTotpSecret, takenPeriod } from './second-step';

let database: TestDatabase;
const PASSWORD = 'blaue Wand, weiße Decke';
const MINUTE = 60 * 1000;
let time = Date.parse('2026-11-22T10:00:00Z');
let ctx: OperatorContext;
let count = 0;
let email: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  // A separate rate-limit window for each test.
  time += 60 * MINUTE;
  ctx = { pool: database.pool, secret: Buffer.alloc(32, 7), now: () => new Date(time) };
  count += 1;
  email = `operator-${count}@example.com`;
  await createOperator(ctx, { email, name: 'Ada Farbig', password: PASSWORD });
});

const login = (input: Partial<LoginInput> = {}) =>
  logIn(ctx, {
    email,
    password: PASSWORD,
    clientAddress: `192.0.2.${count}`,
    device: undefined,
    ...input,
  });
const session = (token: string) => findOperatorSession(ctx, token);
const operatorOf = async (token: string) => (await session(token))!.operator;
const refused = { key: 'operator.loginFailed', code: 422 };
const tooMany = { key: 'security.tooManyRequests', code: 429 };

async function events(): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string }>(
    `select e.kind from event_log e join operator o on o.id = (e.data->>'operatorId')::int
     where o.email = $1 order by e.id`,
    [email],
  );
  return rows.map(({ kind }) => kind);
}

describe('an operator', () => {
  test('logs in with address, in any case, and password', async () => {
    const { token, isComplete } = await login({ email: ` ${email.toUpperCase()} ` });
    expect(isComplete).toBe(true);
    expect(await session(token)).toMatchObject({ operator: { email, name: 'Ada Farbig' } });
    expect(await events()).toEqual(['operator.created', 'operator.loggedIn']);
  });

  test('has no session after log-out, two hours without activity, and a working day', async () => {
    const out = await login();
    await endOperatorSession(ctx, out.token);
    expect(await session(out.token)).toBeNull();

    const { token } = await login();
    for (let worked = 0; worked < 11; worked += 1) {
      time += 60 * MINUTE;
      expect(await session(token)).not.toBeNull();
    }
    time += 61 * MINUTE;
    expect(await session(token)).toBeNull();

    const idle = await login();
    time += 121 * MINUTE;
    expect(await session(idle.token)).toBeNull();

    const worked = await login();
    time += 10 * MINUTE;
    expect(await session(worked.token)).not.toBeNull();
    time += 121 * MINUTE;
    expect(await session(worked.token)).toBeNull();
  });

  test('has no session once removed, and with a new password only the new one is valid', async () => {
    const { token } = await login();
    await createOperator(ctx, { email, name: 'Ada', password: 'ein ganz neues Passwort' });
    expect(await session(token)).toBeNull();
    await expect(login()).rejects.toMatchObject(refused);
    const renewed = await login({ password: 'ein ganz neues Passwort' });
    await database.pool.query('update operator set is_active = false where email = $1', [email]);
    expect(await session(renewed.token)).toBeNull();
    await expect(login({ password: 'ein ganz neues Passwort' })).rejects.toMatchObject(refused);
    expect(await events()).toEqual([
      'operator.created',
      'operator.loggedIn',
      'operator.renewed',
      'operator.loginFailed',
      'operator.loggedIn',
    ]);
  });

  test('is removed immediately, and can log in when created again', async () => {
    const { token } = await login();
    expect(await removeOperator(ctx, email.toUpperCase())).toBe(true);
    expect(await session(token)).toBeNull();
    await expect(login()).rejects.toMatchObject(refused);
    expect(await removeOperator(ctx, 'nobody@example.com')).toBe(false);
    await createOperator(ctx, { email, name: 'Ada', password: PASSWORD });
    expect(await session((await login()).token)).not.toBeNull();
  });

  test('can have a password in the characters of any language, in any Unicode composition', async () => {
    const password = 'пароль-密码-Ma\u0308rz-🎨🎨';
    await createOperator(ctx, { email, name: 'A', password });
    expect((await login({ password: password.normalize('NFC') })).isComplete).toBe(true);
    expect((await login({ password: password.normalize('NFD') })).isComplete).toBe(true);
    await expect(login({ password: password.replace('🎨', '') })).rejects.toMatchObject(refused);
  });

  test.each([
    ['another password', { password: 'blaue Wand, weiße Decken' }],
    ['a password in other letters', { password: 'Blaue Wand, weiße Decke' }],
    ['nobody', { email: 'nobody@example.com' }],
    ['100 kB of password', { password: 'ß'.repeat(100_000) }],
    ['an address without end', { email: `${'a'.repeat(100_000)}@example.com` }],
    ['SQL', { email: `' or 1=1 --` }],
    ['half a character', { email: '\ud800', password: '\udfff' }],
    ['the sign that PostgreSQL does not take', { email: 'ada\0@example.com', password: '\0' }],
  ])('is not %s', async (_, input) => {
    await expect(login(input)).rejects.toMatchObject(refused);
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`])(
    'is not the token "%s"',
    async (token) => {
      expect(await session(token)).toBeNull();
    },
  );

  test('needs a valid address and a long password', async () => {
    const base = { email: 'a@example.com', name: 'A', password: PASSWORD };
    await expect(createOperator(ctx, { ...base, email: 'a' })).rejects.toMatchObject({
      cause: { field: 'email' },
    });
    await expect(createOperator(ctx, { ...base, password: 'elf Zeichen' })).rejects.toMatchObject({
      cause: { field: 'password' },
    });
  });

  test('has the given rights, and no more', () => {
    const reader: Operator = { id: 1, email, name: 'A', rights: ['preview'], hasSecondStep: false };
    expect(may(reader, 'preview')).toBe(true);
    expect(may(reader, 'edit')).toBe(false);
    expect(may(null, 'preview')).toBe(false);
  });

  test.each([
    [['preview', 'edit', 'publish'], { valid: true, permission: 'write' }],
    [['edit'], { valid: true, permission: 'write' }],
    [['preview'], { valid: true, permission: 'read' }],
    [['publish'], { valid: false, permission: null }],
    [[], { valid: false, permission: null }],
  ] as const)('with %j the editor is %j', (rights, expected) => {
    const operator = { id: 1, email, name: 'A', rights, hasSecondStep: false };
    expect(previewOf(operator)).toEqual(expected);
    expect(previewOf(null)).toEqual({ valid: false, permission: null });
  });
});

describe('the editor', () => {
  const accessWith = (token: string) =>
    openOperatorAccess(ctx, {
      cookie: `a=1; shop_operator=${token}; pwa=1`,
      editHash: null,
      clientAddress: '192.0.2.1',
      publicOrigin: 'http://127.0.0.1:3000',
    });
  const previewWith = (token: string) => accessWith(token).getPreviewValid();

  test('is open to the session of an operator with the right, within its limits', async () => {
    const { token } = await login();
    expect(await previewWith(token)).toEqual({ valid: true, permission: 'write' });
    await createOperator(ctx, { email, name: 'A', password: PASSWORD, rights: ['preview'] });
    expect(await previewWith(token)).toEqual({ valid: false, permission: null });
    const renewed = await login();
    expect(await previewWith(renewed.token)).toEqual({ valid: true, permission: 'read' });
    expect(await previewWith('x')).toEqual({ valid: false, permission: null });
  });

  test('accepts the hash of a session, which gives no write access', async () => {
    const { token } = await login();
    const proved = (editHash: string, cookie: string | null = null) =>
      openOperatorAccess(ctx, {
        cookie,
        editHash,
        clientAddress: '192.0.2.1',
        publicOrigin: 'http://x',
      });
    const hash = editHashOf(ctx.secret, hashOf(token));
    const nobody = { valid: false, permission: null };
    expect(await proved(hash).getPreviewValid()).toEqual({ valid: true, permission: 'read' });
    expect(await proved(hash).session()).toBeNull();
    for (const forged of [
      '',
      '1',
      token,
      `${hash.slice(0, -1)}!`,
      `${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}`,
      `${hash}A`,
    ]) {
      expect(await proved(forged).getPreviewValid(), forged).toEqual(nobody);
    }
    const own = await proved('1', `shop_operator=${token}`).getPreviewValid();
    expect(own).toEqual({ valid: true, permission: 'write' });
    await proved('', `shop_operator=${token}`).logOut();
    expect(await proved(hash).getPreviewValid()).toEqual(nobody);
  });

  test('waits for the code of the second step', async () => {
    const me = await operatorOf((await login()).token);
    const { sealed, address } = offerSecondStep(ctx, me, { issuer: 'Tonwert' });
    const code = (URI.parse(address) as TOTP).generate({ timestamp: time });
    await turnOnSecondStep(ctx, me, { sealed, code });
    const { token } = await login();
    expect(await previewWith(token)).toEqual({ valid: false, permission: null });
    // Nor does the password alone disable the second step.
    const half = accessWith(token);
    const locked = { key: 'operator.notLoggedIn', code: 403 };
    await expect(half.turnOffSecondStep(PASSWORD)).rejects.toMatchObject(locked);
    await expect(half.offerSecondStep({ issuer: 'Tonwert' })).rejects.toMatchObject(locked);
    await expect(half.tourStep()).rejects.toMatchObject(locked);
  });

  test('ends the other sessions, opened by the password alone, when the second step is enabled', async () => {
    const [own, stolen] = [(await login()).token, (await login()).token];
    const access = accessWith(own);
    const { sealed, address } = await access.offerSecondStep({ issuer: 'Tonwert' });
    const code = (URI.parse(address) as TOTP).generate({ timestamp: time });
    await access.turnOnSecondStep({ sealed, code });
    expect(await session(stolen)).toBeNull();
    expect(await session(own)).toMatchObject({ isComplete: true });
  });

  test('stores the last four block types that were added to pages, each once', async () => {
    const me = accessWith((await login()).token);
    expect(await me.lastAdded()).toEqual([]);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e']) await me.noteAdded(name);
    expect(await me.lastAdded()).toEqual(['e', 'd', 'a', 'c']);
  });

  test('ends the former session of this browser at a new log-in', async () => {
    const { token } = await login();
    await accessWith(token).logIn({ email, password: PASSWORD });
    expect(await session(token)).toBeNull();
  });
});

describe('cookies', () => {
  async function cookiesOf(publicOrigin: string) {
    const asked = { cookie: null, editHash: null, clientAddress: `192.0.2.${count}`, publicOrigin };
    const access = openOperatorAccess(ctx, asked);
    await access.logIn({ email, password: PASSWORD });
    const headers = new Headers();
    access.commit(headers);
    return headers.getSetCookie().map((line) => line.replace(/=[\w-]{43}(\.[\w-]{20})?;/, '=…;'));
  }

  test('are bound to the shop’s own host on https, and only the tools’ one is readable by scripts', async () => {
    const year = 365 * 24 * 60 * 60;
    expect(await cookiesOf('https://shop.example')).toEqual([
      '__Host-shop_operator=…; Path=/; HttpOnly; Secure; SameSite=Lax',
      `__Host-shop_operator_device=…; Max-Age=${year}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'pwa=…; Path=/; Secure; SameSite=Lax',
    ]);
    expect(await cookiesOf('http://127.0.0.1:3000')).toEqual([
      'shop_operator=…; Path=/; HttpOnly; SameSite=Lax',
      `shop_operator_device=…; Max-Age=${year}; Path=/; HttpOnly; SameSite=Lax`,
      'pwa=…; Path=/; SameSite=Lax',
    ]);
  });
});

describe('many tries', () => {
  const wrong = (input: Partial<LoginInput> = {}) => login({ password: 'falsch', ...input });

  test('slow down an account from any network, but not its owner in a known browser', async () => {
    const { device } = await login();
    time += 5 * MINUTE;
    for (let tried = 0; tried < LOGIN_LIMITS.account.max; tried += 1) {
      await expect(wrong({ clientAddress: `203.0.113.${tried}` })).rejects.toMatchObject(refused);
    }
    await expect(login({ clientAddress: '203.0.113.99' })).rejects.toMatchObject(tooMany);
    expect((await login({ device })).isComplete).toBe(true);
    await expect(login({ device: `${device}x` })).rejects.toMatchObject(tooMany);
    time += 5 * MINUTE;
    expect((await login()).isComplete).toBe(true);
  });

  test('slow down a network, for any accounts', async () => {
    const clientAddress = '198.51.100.1';
    for (let tried = 0; tried < LOGIN_LIMITS.address.max; tried += 1) {
      const named = { email: `guess-${tried}@example.com`, clientAddress };
      await expect(wrong(named)).rejects.toMatchObject(refused);
    }
    await expect(login({ clientAddress })).rejects.toMatchObject(tooMany);
    expect((await login()).isComplete).toBe(true);
  });
});

describe('the second step', () => {
  const secret = newTotpSecret();
  const code = (ahead = 0) =>
    new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({
      timestamp: time + ahead,
    });

  beforeEach(async () => {
    const { rows } = await database.pool.query('select id from operator where email = $1', [email]);
    const { id } = rows[0] as { id: number };
    const sealed = sealTotpSecret(ctx.secret, secret, id);
    await database.pool.query('update operator set totp_secret = $2 where id = $1', [id, sealed]);
  });

  test('is required in addition to the password', async () => {
    const { token, isComplete } = await login();
    expect(isComplete).toBe(false);
    const waiting = await session(token);
    expect(waiting).toMatchObject({ isComplete: false });
    const { token: complete } = await confirmLogin(ctx, waiting!, code());
    expect(await session(token)).toBeNull();
    expect(await session(complete)).toMatchObject({ isComplete: true });
    expect(await events()).toEqual(['operator.created', 'operator.loggedIn']);
  });

  test('accepts a code once, also from two concurrent requests', async () => {
    const [one, other] = [await login(), await login()];
    // Both have read the last used period before either writes.
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from operator where email = $1 for update', [email]);
    const rivals = Promise.allSettled(
      [one, other].map(async ({ token }) => confirmLogin(ctx, (await session(token))!, code())),
    );
    const waiting = `select count(*)::int as count from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await database.pool.query(waiting)).rows, { timeout: 60_000 })
      .toEqual([{ count: 2 }]);
    await holder.query('commit');
    holder.release();
    const answers = await rivals;
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const again = (await session((await login()).token))!;
    await expect(confirmLogin(ctx, again, code())).rejects.toMatchObject({
      key: 'operator.codeInvalid',
    });
  });

  test.each(['', '000000', '12345', '１２３４５６', 'x'.repeat(100_000)])(
    'refuses "%.10s"',
    async (wrong) => {
      const waiting = (await session((await login()).token))!;
      await expect(confirmLogin(ctx, waiting, wrong)).rejects.toMatchObject({
        key: 'operator.codeInvalid',
      });
    },
  );

  test('is slowed down too, and the wait for a code expires', async () => {
    const waiting = (await session((await login()).token))!;
    for (let tried = 0; tried < LOGIN_LIMITS.account.max; tried += 1) {
      await expect(confirmLogin(ctx, waiting, '000000')).rejects.toMatchObject({ code: 422 });
    }
    await expect(confirmLogin(ctx, waiting, code())).rejects.toMatchObject(tooMany);
    time += 11 * MINUTE;
    expect(await session(waiting.token)).toBeNull();
  });

  /** Tries wrong codes, five every five minutes, up to this number. */
  async function tryCodes(count: number, knownDevice?: string) {
    for (let tried = 0; tried < count; tried += 1) {
      if (tried % LOGIN_LIMITS.account.max === 0) time += 5 * MINUTE;
      const waiting = (await session((await login({ clientAddress: `10.0.${tried}.1` })).token))!;
      await expect(confirmLogin(ctx, waiting, '000000', knownDevice)).rejects.toMatchObject({
        code: 422,
      });
    }
    time += 5 * MINUTE;
  }
  const confirm = async (knownDevice?: string) =>
    confirmLogin(ctx, (await session((await login()).token))!, code(), knownDevice);

  test('allows twenty tries a day, and its owner gets in with a known browser', async () => {
    // Early in a day, because tries are counted by day.
    time += 25 * 60 * MINUTE - (time % (24 * 60 * MINUTE));
    const { device } = await confirm();
    await tryCodes(CODES_A_DAY.max - 1);
    await expect(confirm()).rejects.toMatchObject(tooMany);
    await expect(confirm(`${device}x`)).rejects.toMatchObject(tooMany);
    await expect(confirm(device)).resolves.toMatchObject({ device });
    // The tries of a known browser are limited too.
    await tryCodes(CODES_A_DAY.max - 1, device);
    await expect(confirm(device)).rejects.toMatchObject(tooMany);
    time += 24 * 60 * MINUTE;
    await expect(confirm()).resolves.toMatchObject({ device });
  });

  test('with a new password is open to its owner on the same day', async () => {
    time += 25 * 60 * MINUTE - (time % (24 * 60 * MINUTE));
    await tryCodes(CODES_A_DAY.max);
    await expect(confirm()).rejects.toMatchObject(tooMany);
    await createOperator(ctx, { email, name: 'Ada', password: PASSWORD });
    await expect(confirm()).resolves.toBeDefined();
  });

  test('is enabled by its first code and disabled by the password', async () => {
    const me = await operatorOf(
      await confirmLogin(ctx, (await session((await login()).token))!, code()).then(
        ({ token }) => token,
      ),
    );
    await expect(turnOffSecondStep(ctx, me, 'falsch')).rejects.toMatchObject(refused);
    await turnOffSecondStep(ctx, me, PASSWORD);
    const { token, isComplete } = await login();
    expect(isComplete).toBe(true);
    expect((await operatorOf(token)).hasSecondStep).toBe(false);

    time += 6 * MINUTE;
    const { sealed, address } = offerSecondStep(ctx, me, { issuer: 'Tonwert' });
    expect(offerSecondStep(ctx, me, { issuer: 'Tonwert', sealed }).address).toBe(address);
    expect(address).toContain('otpauth://totp/Tonwert:');
    const app = URI.parse(address) as TOTP;
    const first = app.generate({ timestamp: time });
    const invalid = { key: 'operator.codeInvalid' };
    await expect(turnOnSecondStep(ctx, me, { sealed, code: '000000' })).rejects.toMatchObject(
      invalid,
    );
    const stranger = { ...me, id: me.id + 1000 };
    await expect(turnOnSecondStep(ctx, stranger, { sealed, code: first })).rejects.toMatchObject(
      invalid,
    );
    await expect(turnOnSecondStep(ctx, me, { sealed: 'x', code: first })).rejects.toMatchObject(
      invalid,
    );
    await turnOnSecondStep(ctx, me, { sealed, code: first });
    expect((await login()).isComplete).toBe(false);
  });

  test('that is enabled is not replaced without the password', async () => {
    const me = (await session((await login()).token))!.operator;
    const { sealed, address } = offerSecondStep(ctx, me, { issuer: 'Tonwert' });
    const stolen = (URI.parse(address) as TOTP).generate({ timestamp: time });
    await expect(turnOnSecondStep(ctx, me, { sealed, code: stolen })).rejects.toMatchObject({
      key: 'operator.codeInvalid',
    });
    const waiting = (await session((await login()).token))!;
    await expect(confirmLogin(ctx, waiting, code())).resolves.toMatchObject({});
  });

  test('stays with a new password, and is disabled when the phone is lost', async () => {
    await createOperator(ctx, { email, name: 'A', password: PASSWORD });
    expect((await login()).isComplete).toBe(false);
    await createOperator(ctx, { email, name: 'A', password: PASSWORD, withoutCode: true });
    expect((await login()).isComplete).toBe(true);
  });

  test('tolerates a clock half a minute off, and no more', () => {
    const at = { now: new Date(time), used: null };
    expect(takenPeriod(secret, code(30_000), at)).not.toBeNull();
    expect(takenPeriod(secret, code(-30_000), at)).not.toBeNull();
    expect(takenPeriod(secret, code(90_000), at)).toBeNull();
  });

  test('is stored encrypted: the table alone yields no codes', () => {
    const sealed = sealTotpSecret(ctx.secret, secret, 1);
    expect(sealed.includes(secret)).toBe(false);
    expect(openTotpSecret(ctx.secret, sealed, 1)).toEqual(secret);
    expect(() => openTotpSecret(ctx.secret, sealed, 2)).toThrow();
    expect(() => openTotpSecret(Buffer.alloc(32, 8), sealed, 1)).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => openTotpSecret(ctx.secret, sealed, 1)).toThrow();
  });
});
