import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice, type NoticeType } from './notice';

const TYPES: NoticeType[] = ['positive', 'negative', 'secondary', 'neutral', 'warning'];
const css = readFileSync(new URL('./notice.css', import.meta.url), 'utf8');

test.each(TYPES)('a %s notice has its type for styles, script and tests', (type) => {
  const html = renderToStaticMarkup(<Notice type={type} message="Hinweis" />);
  expect(html).toContain(`class="notice notice-${type}" data-notice="${type}"`);
  // Neutral is the look of every notice without its own type.
  if (type !== 'neutral') expect(css).toContain(`.notice-${type} {`);
});

test('a message is one text or a list of lines', () => {
  expect(renderToStaticMarkup(<Notice message="Eins" />)).toContain('<p>Eins</p>');
  const lines = renderToStaticMarkup(<Notice message={['Eins', 'Zwei']} />);
  expect(lines).toContain('<p>Eins</p><p>Zwei</p>');
});

test('the stack of notices is at most 450 px wide', () => {
  expect(css).toMatch(/\.notices \{[^}]*width: min\(450px,/);
});
