import { expect, test } from 'vitest';
import { mailHtml, mailText, type MailDocument } from './mail-document';

const DOCUMENT: MailDocument = {
  lang: 'de',
  title: 'Eingang Ihres Widerrufs',
  parts: [
    { kind: 'heading', text: 'Ihre Artikel' },
    { kind: 'paragraph', text: 'Eine Zeile\nund noch eine' },
    { kind: 'rows', rows: [{ label: 'Gesamtsumme', value: '12,90 €', strong: true }] },
    {
      kind: 'goods',
      lines: [{ name: '2 × Wandfarbe', details: ['Salbei, 2,5 l'], total: '25,80 €' }],
    },
    { kind: 'address', lines: ['Anna Groß', 'Am Markt 1'] },
    { kind: 'link', text: 'Bestellung ansehen', href: 'https://shop.example/a?b=1&c="2"' },
    { kind: 'legal', title: 'AGB', html: '<p>Der <strong>Text</strong></p>', plain: 'Der Text' },
  ],
  footer: ['Tonwert GmbH', 'Am Kai 4'],
};

const LOOK = { linkColour: '#1f4d3f' };

test('HTML and plain text have the same content', () => {
  const html = mailHtml(DOCUMENT, LOOK)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const text = mailText(DOCUMENT);
  const words = [
    'Eingang Ihres Widerrufs',
    'und noch eine',
    '12,90 €',
    '2 × Wandfarbe',
    'Salbei, 2,5 l',
    'Am Markt 1',
    'Bestellung ansehen',
    'Der',
    'Tonwert GmbH',
  ];
  for (const word of words) {
    expect(html).toContain(word);
    expect(text).toContain(word);
  }
  expect(text).toContain('https://shop.example/a?b=1&c="2"');
});

test('entered text cannot become markup', () => {
  const html = mailHtml(
    {
      ...DOCUMENT,
      title: '<script>alert(1)</script>',
      parts: [
        { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
        { kind: 'rows', rows: [{ label: 'Name', value: '"><b>' }] },
        { kind: 'link', text: 'x', href: '"><script>' },
      ],
    },
    LOOK,
  );
  expect(html).not.toMatch(/<script|<img|<b>/);
});

test("a logo is above the title, with the shop's name, address and size", () => {
  const src = 'https://shop.example/media/a/logo.png';
  const html = mailHtml(DOCUMENT, {
    ...LOOK,
    logo: { src, alt: 'Farben "Süd"', width: 120, height: 36 },
  });
  const image = `<img src="${src}" alt="Farben &quot;Süd&quot;" width="120" height="36"`;
  expect(html.indexOf(image)).toBeGreaterThan(0);
  expect(html.indexOf(image)).toBeLessThan(html.indexOf('<h1'));
  expect(mailHtml(DOCUMENT, LOOK)).not.toContain('<img');
});
