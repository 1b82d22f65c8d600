import { describe, expect, it } from 'vitest';
import { consentCookie, consentFromForm } from '../app/services/consent/consent.server';
import { isKnownVisitor, sharedPageKey } from './shared-page-key';

const ROUTES = [
  { path: '/' },
  { path: '/cart', audience: 'visitor' as const },
  { path: '/confirmation/:orderId/:accessKey', audience: 'keyholder' as const },
  { path: '/*', query: ['page', 'facets'] },
];
const askedFor = (url: string, headers = {}) => sharedPageKey('GET', url, headers, ROUTES);
const keyOf = (url: string, headers = {}) => askedFor(url, headers)?.key;

describe('sharedPageKey', () => {
  it('is the same for any order of the query', () => {
    expect(keyOf('/farben?page=2&facets=1')).toBe(keyOf('/farben?facets=1&page=2'));
    expect(keyOf('/farben?page=1')).not.toBe(keyOf('/farben?page=2'));
    expect(keyOf('/farben')).not.toBe(keyOf('/en/farben'));
  });

  it('ignores parameters that the route does not read, and hides them from the page', () => {
    expect(keyOf('/farben?page=2&utm_source=x&zufall=7')).toBe(keyOf('/farben?page=2'));
    expect(askedFor('/farben?b=2&page=3&gclid=7')?.url).toBe('/farben?page=3');
    expect(keyOf('/?page=2')).toBe(keyOf('/'));
    expect(askedFor('/en?page=2')?.url).toBe('/en');
  });

  it('separates visitors by their consent, not by the spelling of their cookie', () => {
    const form = (choice: string) => {
      const data = new FormData();
      data.set('choice', choice);
      return consentCookie(consentFromForm(data), false).split(';')[0] ?? '';
    };
    const [all, none] = [form('all'), form('none')];
    const key = (cookie: string) => keyOf('/', { cookie });
    expect(new Set([key(''), key(all), key(none)]).size).toBe(3);
    for (const made of ['%7B%7D', 'x', '%7B%22hash%22%3A%221%22%2C%22groups%22%3A%7B%7D%7D']) {
      expect(key(`consent-cookie=${made}`)).toBe(key(''));
    }
    const more = none.replace(
      encodeURIComponent('"groups":{'),
      (found) => `${found}%22x%22%3A1%2C`,
    );
    expect(more).not.toBe(none);
    expect(key(more)).toBe(key(none));
  });

  it('has a separate variant for customers with net prices, which no address selects', () => {
    const net = (url: string, headers = {}) => sharedPageKey('GET', url, headers, ROUTES, 'net');
    expect(net('/farben')?.key).not.toBe(keyOf('/farben'));
    expect(net('/farben')).toMatchObject({ url: '/farben', cookie: '', priceGroup: 'net' });
    expect(sharedPageKey('GET', '/farben', {}, ROUTES, 'gross')).toEqual(askedFor('/farben'));
    for (const url of ['/farben? net', '/farben?facets=1 net', '/farben?page=%20net']) {
      expect(keyOf(url)).not.toMatch(/ net$/);
    }
  });

  it('gives a shared page no cookie but a valid consent', () => {
    expect(askedFor('/', { cookie: 'vsf-locale=en; other=1; consent-cookie=x' })?.cookie).toBe('');
    const data = new FormData();
    data.set('choice', 'all');
    const valid = consentCookie(consentFromForm(data), false).split(';')[0];
    expect(askedFor('/', { cookie: `other=1; ${valid}` })?.cookie).toBe(valid);
  });

  it('separates wide windows only of visitors who allow storing theirs', () => {
    const form = (choice: string) => {
      const data = new FormData();
      data.set('choice', choice);
      return consentCookie(consentFromForm(data), false).split(';')[0] ?? '';
    };
    const key = (viewport: string, choice = 'all') =>
      keyOf('/', { cookie: `${form(choice)}; viewport=${viewport}` });
    const phone = key('xs');
    expect(key('sm')).toBe(phone);
    expect(key('made up')).toBe(phone);
    expect(new Set([phone, key('md'), key('lg'), key('4xl')]).size).toBe(4);
    expect(key('lg', 'none')).toBe(key('xs', 'none'));
    expect(keyOf('/', { cookie: 'viewport=lg' })).toBe(keyOf('/'));
    const cookie = `other=1; ${form('all')}; viewport=lg`;
    expect(askedFor('/', { cookie })?.cookie).toBe(`${form('all')}; viewport=lg`);
  });

  it('shares nothing with editors', () => {
    expect(keyOf('/', { cookie: 'vsf-locale=de; pwa=true' })).toBeUndefined();
  });

  it.each(['shop_session=a', '__Host-shop_session=a', 'notice=cart'])(
    'shares its pages with a visitor who has %s, who is known',
    (cookie) => {
      const headers = { cookie: `vsf-locale=de; ${cookie}` };
      expect(keyOf('/', headers)).toBe(keyOf('/'));
      expect(askedFor('/', headers)?.cookie).toBe('');
      expect(isKnownVisitor(headers)).toBe(true);
      expect(isKnownVisitor({ cookie: 'vsf-locale=de; xnotice=1' })).toBe(false);
    },
  );

  it('shares only pages: no posts, data requests, endless queries or pages for one visitor', () => {
    expect(sharedPageKey('POST', '/', {}, ROUTES)).toBeUndefined();
    expect(sharedPageKey('HEAD', '/', {}, ROUTES)).toEqual(askedFor('/'));
    expect(keyOf('/', { authorization: 'Basic YTpi' })).toBeUndefined();
    expect(keyOf('/farben.data')).toBeUndefined();
    expect(keyOf('/farben?_data=root')).toBeUndefined();
    expect(keyOf('/farben?_routes=root')).toBeUndefined();
    const longest = 600 - 'facets='.length;
    expect(keyOf(`/farben?facets=${'a'.repeat(longest)}`)).toBeDefined();
    expect(keyOf(`/farben?facets=${'a'.repeat(longest + 1)}`)).toBeUndefined();
    expect(keyOf('/en/cart')).toBeUndefined();
    expect(keyOf('/confirmation/7/key')).toBeUndefined();
  });
});
