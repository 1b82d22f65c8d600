import { describe, expect, test } from 'vitest';
import { isConnectionLost, isDatabaseAway, isDiskFull } from './trouble';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

describe('temporary failures', () => {
  test.each([
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['too many connections', '53300'],
    ['a disk that fails', '58030'],
    ['a locked row', '55P03'],
    ['a statement that took too long', '57014'],
    ['a shutdown', '57P01'],
    ['a crash', '57P02'],
    ['a start', '57P03'],
    ['a repeated deadlock', '40P01'],
    ['the standby of a failover', '25006'],
    ['a broken connection', '08006'],
    ['a closed port', 'ECONNREFUSED'],
    ['a socket with too long a queue', 'EAGAIN'],
    ['a name that does not resolve now', 'EAI_AGAIN'],
  ])('%s (%s)', (_, code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
    expect(isDatabaseAway(new AggregateError([withCode(code)], ''))).toBe(true);
  });

  test.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
  ])('the driver says "%s"', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
    expect(isConnectionLost(new Error(message))).toBe(true);
  });
});

test('a missing socket is a database that is away, another missing file is not', () => {
  const missing = withCode('ENOENT');
  expect(isDatabaseAway(missing)).toBe(false);
  expect(isConnectionLost(missing)).toBe(false);
  expect(isDatabaseAway(Object.assign(missing, { syscall: 'connect' }))).toBe(true);
});

test.each(['23505', '23514', '42P01', '22P02', 'EACCES', '53', '5310000'])(
  '%s is an error of the shop',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  },
);

test('a refused statement leaves its connection usable', () => {
  for (const code of ['55P03', '57014', '40001', '53100']) {
    expect(isConnectionLost(withCode(code)), code).toBe(false);
  }
});

test.each(['ENOSPC', 'EDQUOT'])('a file that could not be written (%s) met a full disk', (code) => {
  expect(isDiskFull(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  expect(isDatabaseAway(withCode(code))).toBe(false);
});

test('a file without write permission did not', () => {
  expect(isDiskFull(withCode('EACCES'))).toBe(false);
});
