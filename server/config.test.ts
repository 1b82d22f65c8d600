import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

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

  it('keeps no page while sources change, and waits until they are compiled', () => {
    const NODE_ENV = 'development';
    expect(readConfig({})).toMatchObject({ deadline: 10_000, pageCacheBytes: 64 * 1024 * 1024 });
    expect(readConfig({ NODE_ENV })).toMatchObject({ deadline: 120_000, pageCacheBytes: 0 });
    expect(readConfig({ NODE_ENV, DEADLINE_SECONDS: '3' }).deadline).toBe(3_000);
  });

  it('counts empty values as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('sends mails from the public host unless a sender is named', () => {
    const PUBLIC_ORIGIN = 'https://tonwert.example';
    expect(readConfig({ PUBLIC_ORIGIN }).mailFrom).toBe('shop@tonwert.example');
    expect(readConfig({ PUBLIC_ORIGIN, MAIL_FROM: 'a@b.example' }).mailFrom).toBe('a@b.example');
  });

  it.each(['postgres:/x', 'postgres:x', 'postgres:///x', 'postgres://', 'mysql://localhost/x'])(
    'refuses %s as a database',
    (DATABASE_URL) => expect(() => readConfig({ DATABASE_URL })).toThrow(ConfigError),
  );

  it.each([
    'postgres://localhost',
    'postgresql://user:password@[::1]:5432/shop?sslmode=require',
    'postgres:///shop?host=/run/postgresql',
  ])('takes %s as a database', (DATABASE_URL) =>
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
