import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key';

const keyOf = (url: string, headers = {}) => pageKey('GET', url, headers)?.key;

describe('pageKey', () => {
  it('is the same whatever the order of the query and without advertisers', () => {
    expect(keyOf('/farben?b=2&a=1&utm_source=x')).toBe(keyOf('/farben?a=1&b=2'));
    expect(keyOf('/farben?a=1')).not.toBe(keyOf('/farben?a=2'));
    expect(keyOf('/farben')).not.toBe(keyOf('/en/farben'));
  });

  it('renders without tracking parameters but in the order asked', () => {
    expect(pageKey('GET', '/x?b=2&gclid=7&a=1', {})?.url).toBe('/x?b=2&a=1');
    expect(pageKey('GET', '/x?gclid=7', {})?.url).toBe('/x');
  });

  it('separates visitors by consent', () => {
    const consent = { cookie: 'vsf-locale=de; consent-cookie=%7B%7D' };
    expect(keyOf('/', consent)).toBeDefined();
    expect(keyOf('/', consent)).not.toBe(keyOf('/'));
  });

  it.each(['shop_session=a', '__Host-shop_session=a', 'notice=cart', 'pwa=true'])(
    'shares nothing with a visitor who has %s',
    (cookie) => {
      expect(keyOf('/', { cookie: `vsf-locale=de; ${cookie}` })).toBeUndefined();
    },
  );

  it('shares pages alone: no posts, data requests or endless queries', () => {
    expect(pageKey('POST', '/', {})).toBeUndefined();
    expect(keyOf('/cart.data')).toBeUndefined();
    expect(keyOf('/cart?_data=root')).toBeUndefined();
    expect(keyOf(`/?x=${'a'.repeat(700)}`)).toBeUndefined();
  });
});
