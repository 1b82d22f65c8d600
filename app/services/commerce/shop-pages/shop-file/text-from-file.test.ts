import { expect, it } from 'vitest';
import { htmlFromFile } from './text-from-file';

const markdown = `
# Widerrufsrecht

## Frist

Sie haben **vierzehn Tage**, siehe [Formular](/withdrawal).

1. Erklären
2. Zurücksenden

| Land | Tage |
| --- | --- |
| DE | 14 |
`;

it('converts Markdown, without the title that the page has already', () => {
  const html = htmlFromFile('legal/widerruf.MD', markdown);
  expect(html).toMatch(/^<h2>Frist<\/h2>/);
  expect(html).toContain(
    '<strong>vierzehn Tage</strong>, siehe <a href="/withdrawal">Formular</a>',
  );
  expect(html).toContain('<li>Zurücksenden</li>');
  expect(html).toContain('<td>14</td>');
  expect(html).not.toContain('Widerrufsrecht');
});

it('keeps a text that begins with a paragraph, and drops a byte order mark', () => {
  expect(htmlFromFile('agb.md', '\uFEFF# AGB\n\nText')).toBe('<p>Text</p>\n');
  expect(htmlFromFile('agb.md', 'Text\n\n# Später\n\n###### Tief')).toBe(
    '<p>Text</p>\n<h2>Später</h2>\n<h4>Tief</h4>\n',
  );
});

it('leaves HTML unchanged', () => {
  expect(htmlFromFile('agb.html', '# <p>Rad</p>')).toBe('# <p>Rad</p>');
});
