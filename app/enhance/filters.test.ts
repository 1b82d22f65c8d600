// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceFilters } from './filters';

const requestSubmit = vi.fn();

beforeAll(() => {
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  enhanceFilters();
});

beforeEach(() => {
  requestSubmit.mockClear();
  document.body.innerHTML = `
    <form action="/farben" method="get">
      <input type="checkbox" name="facets" value="3" checked>
      <button id="filter-size" name="open" value="size" data-more="filter-size">Gebinde</button>
      <details id="filter-shade" open><summary>Farbton</summary>
        <input type="checkbox" name="facets" value="8">
        <button name="open" value="shade" data-more="filter-shade">2 weitere</button>
      </details>
    </form>`;
});

function answerWith(html: string) {
  const fetched = vi.fn(async (_url: string) => new Response(html));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a closed group opens on the page, and its ticks and input are sent to the server', async () => {
  const fetched = answerWith(
    '<details id="filter-size" open><summary>Gebinde</summary><input value="5"></details>',
  );
  document.querySelector<HTMLElement>('#filter-size')!.click();
  await vi.waitFor(() => expect(document.querySelector('details#filter-size')).not.toBeNull());
  expect(new URL(fetched.mock.calls[0]![0], 'http://shop').search).toBe('?facets=3&open=size');
  expect(document.activeElement?.textContent).toBe('Gebinde');
});

test('the rest of a long list is inserted, and the focus goes to the first new value', async () => {
  answerWith(`<details id="filter-shade" open><summary>Farbton</summary>
    <input value="8"><input value="9" disabled><input value="10" id="ten"></details>`);
  document.querySelector<HTMLElement>('#filter-shade button')!.click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('ten'));
});

test('without an answer the form is sent as without script', async () => {
  answerWith('<h1>503</h1>');
  const button = document.querySelector<HTMLElement>('#filter-size')!;
  button.click();
  await vi.waitFor(() => expect(requestSubmit).toHaveBeenCalledWith(button));
});
