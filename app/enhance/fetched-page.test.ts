// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchedPage } from './fetched-page';

test('a fetched page is read without its styles, which the policy of this page does not permit', async () => {
  const html = `<!DOCTYPE html><head><style id="first-styles">@media (width<48rem){a>b{color:red}}</style><style>:root{}</style>
    </head><body><main class="page">Da</main></body>`;
  const page = await fetchedPage(new Response(html));
  expect(page.querySelectorAll('style')).toHaveLength(0);
  expect(page.querySelector('main')?.textContent).toBe('Da');
});
