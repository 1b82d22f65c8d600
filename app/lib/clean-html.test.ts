import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.server';

test.each([
  '<ol start="3"><li>drei</li></ol>',
  '<table><tbody><tr><th scope="row">Glanz</th><td colspan="2" rowspan="2">matt</td></tr></tbody></table>',
])('attributes without an address stay: %s', async (html) => {
  expect(await cleanHtml(html)).toBe(html);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,a'])(
  'a link to "%s" is text',
  async (address) => {
    expect(await cleanHtml(`<p><a href="${address}" onclick="run()">hier</a></p>`)).toBe(
      '<p>hier</p>',
    );
  },
);
