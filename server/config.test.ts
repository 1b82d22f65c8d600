import { describe, expect, it } from 'vitest';
import { availableParallelism } from 'node:os';
import { ConfigError, readConfig } from './config';
import { connectionsNeeded } from './connections';

describe('readConfig', () => {
  it('starts without any setting', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it('derives the public origin from the port and takes several, the first canonical', () => {
    expect(readConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
    const config = readConfig({
      PUBLIC_ORIGIN: 'https://farben.example/, https://www.farben.example',
    });
    expect(config.publicOrigin).toBe('https://farben.example');
    expect(config.publicOrigins).toEqual(['https://farben.example', 'https://www.farben.example']);
  });

  it('only configured origins may call from other pages', () => {
    expect(readConfig({}).wireOrigins).toEqual([]);
    const config = readConfig({ WIRE_ORIGINS: 'https://app.example/, http://localhost:4000' });
    expect(config.wireOrigins).toEqual(['https://app.example', 'http://localhost:4000']);
    expect(() => readConfig({ WIRE_ORIGINS: '*' })).toThrow(ConfigError);
  });

  it('caches no page while sources change, and waits until they are compiled', () => {
    const NODE_ENV = 'development';
    expect(readConfig({})).toMatchObject({ deadline: 10_000, pageCacheBytes: 64 * 1024 * 1024 });
    expect(readConfig({ NODE_ENV })).toMatchObject({ deadline: 120_000, pageCacheBytes: 0 });
    expect(readConfig({ NODE_ENV, DEADLINE_SECONDS: '3' }).deadline).toBe(3_000);
  });

  it('leaves a core to the database, and has at least one worker', () => {
    expect(readConfig({}).workers).toBe(Math.max(1, availableParallelism() - 1));
    expect(readConfig({ WORKERS: '5' }).workers).toBe(5);
    expect(readConfig({ WORKERS: '5', NODE_ENV: 'development' }).workers).toBe(1);
    expect(() => readConfig({ WORKERS: '0' })).toThrow(ConfigError);
  });

  it('divides limits of the whole shop among its workers', () => {
    const shop = { DATABASE_CONNECTIONS: '30', MAX_IN_FLIGHT: '32', PAGE_CACHE_BYTES: '9000' };
    const each = (WORKERS: string) => {
      const { databaseConnections, maxInFlight, pageCacheBytes } = readConfig({ ...shop, WORKERS });
      return [databaseConnections, maxInFlight, pageCacheBytes];
    };
    expect(each('1')).toEqual([30, 32, 9000]);
    expect(each('3')).toEqual([10, 11, 3000]);
    expect(each('40')).toEqual([2, 1, 225]);
    expect(readConfig({ PAGE_CACHE_BYTES: '0', WORKERS: '3' }).pageCacheBytes).toBe(0);
    expect(readConfig({ WORKERS: '3' }).maxInFlight).toBe(8);
  });

  it.each([
    ['1', 20],
    ['12', 20],
    ['24', 10],
    ['200', 4],
  ])('gives each of %s workers %d connections', (WORKERS, connections) =>
    expect(readConfig({ WORKERS }).databaseConnections).toBe(connections),
  );

  it('counts one more worker, for the time of a replacement', () => {
    expect(connectionsNeeded({ workers: 3, databaseConnections: 20 })).toBe(4 * 26 + 14);
  });

  it('counts empty values as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('sends mails from the public host unless a sender is configured', () => {
    const PUBLIC_ORIGIN = 'https://tonwert.example';
    expect(readConfig({ PUBLIC_ORIGIN })).toMatchObject({
      mailFrom: undefined,
      mailHost: 'tonwert.example',
    });
    expect(readConfig({ PUBLIC_ORIGIN, MAIL_FROM: 'a@b.example' }).mailFrom).toBe('a@b.example');
  });

  it.each(['nobody', 'Ann <ann>', 'a@b.example\nBcc: c@d.example'])(
    'refuses %j as a sender',
    (from) => expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM'),
  );

  it('accepts a sender with a name', () => {
    const MAIL_FROM = 'Tonwert <shop@tonwert.example>';
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  });

  it('is a front of any server of the contract with a shop file for the missing data', () => {
    const PLENTYSYSTEMS_URL = 'https://shop.example';
    expect(() => readConfig({ PLENTYSYSTEMS_URL })).toThrow('PLENTYSYSTEMS_SHOP');
    const PLENTYSYSTEMS_SHOP = '/etc/shop.json';
    const PLENTYSYSTEMS_PICTURES = 'https://cdn.example/';
    expect(
      readConfig({ PLENTYSYSTEMS_URL, PLENTYSYSTEMS_SHOP, PLENTYSYSTEMS_PICTURES }).remote,
    ).toEqual({
      origin: PLENTYSYSTEMS_URL,
      key: null,
      shopFile: PLENTYSYSTEMS_SHOP,
      pictures: [PLENTYSYSTEMS_URL, 'https://cdn.example'],
    });
    const front = { PLENTYSYSTEMS_URL, PLENTYSYSTEMS_SHOP };
    expect(readConfig(front).workers).toBe(1);
    expect(() => readConfig({ ...front, WORKERS: '2' })).toThrow('WORKERS=2: must be 1');
    const PLENTYSYSTEMS_KEY = 'k'.repeat(32);
    expect(readConfig({ ...front, PLENTYSYSTEMS_KEY, WORKERS: '2' }).workers).toBe(2);
    expect(readConfig({ PLENTYSYSTEMS_URL, PLENTYSYSTEMS_KEY }).remote).toEqual({
      origin: PLENTYSYSTEMS_URL,
      key: PLENTYSYSTEMS_KEY,
    });
  });

  it('requires both keys of the challenge, or none', () => {
    expect(() => readConfig({ TURNSTILE_SITE_KEY: 'a' })).toThrow('TURNSTILE_SECRET_KEY');
    expect(() => readConfig({ TURNSTILE_SECRET_KEY: 'a' })).toThrow('TURNSTILE_SITE_KEY');
  });

  it('sends replies to the configured mailbox', () => {
    expect(readConfig({}).mailReplyTo).toBeUndefined();
    expect(readConfig({ MAIL_REPLY_TO: 'a@b.example' }).mailReplyTo).toBe('a@b.example');
    for (const MAIL_REPLY_TO of ['a', 'Ann <a@b.example>', 'a@b.example\nBcc: c@d.example']) {
      expect(() => readConfig({ MAIL_REPLY_TO })).toThrow('MAIL_REPLY_TO');
    }
  });

  it.each(['postgres:/x', 'postgres:x', 'postgres:///x', 'postgres://', 'mysql://localhost/x'])(
    'refuses %s as a database',
    (DATABASE_URL) => expect(() => readConfig({ DATABASE_URL })).toThrow(ConfigError),
  );

  it.each([
    'postgres://localhost',
    'postgresql://user:password@[::1]:5432/shop?sslmode=require',
    'postgres:///shop?host=/run/postgresql',
  ])('accepts %s as a database', (DATABASE_URL) =>
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
  );

  it('names every wrong value and shows no password', () => {
    const read = () =>
      readConfig({
        PORT: 'many',
        PUBLIC_ORIGIN: 'farben.example/shop',
        DATABASE_URL: 'mysql://root:geheim@localhost/db',
        TRUSTED_PROXIES: '10.0.0.0/8,proxy.example',
        SECRET: 'kurz',
      });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const { message } = error as Error;
      for (const name of ['PORT', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'TRUSTED_PROXIES', 'SECRET']) {
        expect(message).toContain(name);
      }
      expect(message).not.toMatch(/geheim|kurz/);
    }
  });
});
