import { expect, it } from 'vitest';
import { adviceFor, connectionAdvice, openingAdvice } from './advice';
import { readConfig } from './config';

const https = { PUBLIC_ORIGIN: 'https://farben.example' };

it.each([
  ['nothing about a shop on this machine', {}, 1000, []],
  ['nothing on systems without user ids', {}, undefined, []],
  ['that it runs as root', {}, 0, ['runs as root']],
  ['that the proxy is not configured', https, 1000, ['TRUSTED_PROXIES']],
  ['nothing about a configured one', { ...https, TRUSTED_PROXIES: '10.0.0.1' }, 1000, []],
  ['both', https, 0, ['runs as root', 'TRUSTED_PROXIES']],
])('says %s', (_case, env, userId, words) => {
  const said = adviceFor(readConfig(env), userId);
  expect(said).toHaveLength(words.length);
  for (const [index, word] of words.entries()) expect(said[index]).toContain(word);
});

it('reports a database that allows too few connections', () => {
  expect(connectionAdvice(66, 66)).toEqual([]);
  expect(connectionAdvice(66, 65)).toEqual([
    expect.stringContaining('allows 65 connections and this shop may need 66'),
  ]);
});

it('reports what is missing before the shop opens, each part once', () => {
  expect(openingAdvice([])).toEqual([]);
  const missing = ['seller.name', 'seller.city', 'SMTP_URL'].map((path) => ({ path }));
  expect(openingAdvice(missing)).toEqual([expect.stringContaining('(seller, SMTP_URL)')]);
});
