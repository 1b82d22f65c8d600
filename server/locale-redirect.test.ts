import { describe, expect, it } from 'vitest';
import { firstVisitRedirect } from './locale-redirect';

const english = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' };

describe('first visit', () => {
  it('leads an English browser from / to /en once and remembers it', async () => {
    const redirect = await firstVisitRedirect('GET', '/?ref=1', english);
    expect(redirect?.location).toBe('/en?ref=1');
    expect(redirect?.cookie).toMatch(/^vsf-locale=en; Path=\/; Max-Age=8640000; SameSite=Lax$/);
  });

  it.each([
    ['a German browser', 'GET', '/', { 'accept-language': 'de,en;q=0.9' }],
    ['a browser of neither language', 'GET', '/', { 'accept-language': 'fr-FR,fr;q=0.9' }],
    ['no stated language', 'GET', '/', {}],
    ['a choice made earlier', 'GET', '/', { ...english, cookie: 'a=b; vsf-locale=de' }],
    ['any other address', 'GET', '/de', english],
    ['any other page', 'GET', '/cart', english],
    ['a post', 'POST', '/', english],
  ])('leaves %s alone', async (_case, method, url, headers) => {
    expect(await firstVisitRedirect(method, url, headers)).toBeUndefined();
  });
});
