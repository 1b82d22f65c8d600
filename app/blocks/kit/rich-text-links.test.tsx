import { expect, test } from 'vitest';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock } from './define-block';

const linksOf = (html: string, locale: 'de' | 'en') => {
  const blocks = [
    contentBlock('TextCard', 'a', { text: { htmlDescription: html } }),
    contentBlock('Accordion', 'b', { items: [{ question: '?', answer: html }] }),
  ];
  const [one, other, ...rest] = [...renderBlocks(blocks, { locale }).querySelectorAll('a')].map(
    (link) => link.getAttribute('href'),
  );
  expect([other, rest]).toEqual([one, []]);
  return one;
};

test.each([
  ['/shipping', '/en/shipping'],
  ['/', '/en'],
  ['/?a=1&amp;b=2', '/en?a=1&b=2'],
  ['/farben#weiss', '/en/farben#weiss'],
  ['/entwurf', '/en/entwurf'],
  ['/de/farben', '/de/farben'],
  ['/en?a=1', '/en?a=1'],
  ['/media/a/1600.webp', '/media/a/1600.webp'],
  ['/api/cart', '/api/cart'],
  ['/files/blatt', '/files/blatt'],
  ['/blatt.pdf#page=2', '/blatt.pdf#page=2'],
  ['//host.example/a', '//host.example/a'],
  ['https://host.example/a', 'https://host.example/a'],
  ['mailto:a@b.de', 'mailto:a@b.de'],
  ['#oben', '#oben'],
])('a link of a rich text to %s leads to %s on an English page', (link, there) => {
  const html = `<p>href="/x" <a title="a > b" href="${link}">Ton</a></p>`;
  expect(linksOf(html, 'en')).toBe(there);
  expect(linksOf(html, 'de')).toBe(link.replace('&amp;', '&'));
});

test('so does the link of a button', () => {
  const button = (link: string) =>
    renderBlocks([contentBlock('TextCard', 'a', { text: {}, button: { label: 'Los', link } })], {
      locale: 'en',
    })
      .querySelector('a')
      ?.getAttribute('href');
  expect(button('/shipping')).toBe('/en/shipping');
  expect(button('/media/a/1600.webp')).toBe('/media/a/1600.webp');
});
