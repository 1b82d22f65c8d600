import { expect, test } from 'vitest';
import { pageToMarkdown, wantsMarkdown } from './markdown';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown, */*', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, text/html', false],
  [`text/markdown${';q=1'.repeat(1000)}`, true],
])('Accept: %.60s is answered with Markdown: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected);
});

const page = (main: string) =>
  pageToMarkdown(`<html><body><header>Kopf</header><main id="main">${main}</main></body></html>`, {
    origin: 'https://farben.example',
  });

test.each([
  ['<h1>Salbei</h1><p>Matt</p>', '# Salbei\n\nMatt\n'],
  ['<a href="/farben">Farben</a>', '[Farben](https://farben.example/farben)\n'],
  ['<a href="#shades">Farbtöne</a>', 'Farbtöne\n'],
  ['<svg role="img" aria-label="4 von 5"><svg></svg></svg><p>x</p>', '4 von 5\n\nx\n'],
  ['<a href="/x"><img src="/x.webp" alt=""></a><p>Ende</p>', 'Ende\n'],
  ['<img src="/x.webp" alt=""><p>Ende</p>', 'Ende\n'],
  ['<img src="/x.webp" alt="Dose">', '![Dose](https://farben.example/x.webp)\n'],
  ['<span>16,95 €</span><span>UVP 18,95 €</span>', '16,95 € UVP 18,95 €\n'],
  ['<dl><dt>Inhalt</dt><dd>2,5 l</dd></dl>', '- **Inhalt**: 2,5 l\n'],
  [
    '<table><caption>Versand</caption><thead><tr><th>Gewicht</th><th>Preis</th></tr></thead><tbody><tr><td>5 kg</td><td>5,90 €</td></tr></tbody></table>',
    'Versand\n\n| Gewicht | Preis |\n| --- | --- |\n| 5 kg | 5,90 € |\n',
  ],
  ['<form><button>Kaufen</button><input value="1"></form><p hidden>nicht</p><p>da</p>', 'da\n'],
  ['<script>alert(1)</script><style>a{}</style><p>&lt;b&gt; *x*</p>', '&lt;b> \\*x\\*\n'],
  ['<p>Farbe &amp; Lack</p>', 'Farbe & Lack\n'],
  [
    '<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>',
    '&amp;lt;img src=x onerror=alert(1)&amp;gt;\n',
  ],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '&lt;script>alert(1)&lt;/script>\n'],
  [
    '<h2>a &lt;b&gt;</h2><a href="/x">&lt;i&gt;</a>',
    '## a &lt;b>\n\n[&lt;i>](https://farben.example/x)\n',
  ],
  ['<svg aria-label="&lt;b&gt;"></svg><p>x</p>', '&lt;b>\n\nx\n'],
  ['<img src="/x.webp" alt="](x) &lt;b&gt;">', '![\\](x) &lt;b>](https://farben.example/x.webp)\n'],
])('%s', (main, expected) => {
  expect(page(main)).toBe(expected);
});

test('a page without a main part is empty', () => {
  expect(pageToMarkdown('<p>x</p>', { origin: '' })).toBe('');
});
