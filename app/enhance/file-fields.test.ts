// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceFileFields } from './file-fields';

const sent = vi.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  enhanceFileFields();
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent(event);
  });
});

beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `
    <form novalidate>
      <p id="label-hint">Höchstens 1 KB</p>
      <input type="file" id="label" data-max-bytes="1024" aria-describedby="label-hint">
      <p id="label-too-large" hidden>Zu groß</p>
      <button>In den Warenkorb</button>
    </form>`;
});

const field = () => document.querySelector<HTMLInputElement>('#label')!;
const message = () => document.querySelector<HTMLElement>('#label-too-large')!;

function choose(bytes: number | null) {
  const files = bytes === null ? [] : [new File([new Uint8Array(bytes)], 'etikett.pdf')];
  Object.defineProperty(field(), 'files', { value: files, configurable: true });
  field().dispatchEvent(new Event('change', { bubbles: true }));
}

test('a file that is too large is reported at its field and not sent', () => {
  choose(1025);
  expect(message().hidden).toBe(false);
  expect(message().dataset.error).toBe('fileSize');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe('label-too-large label-hint');

  document.querySelector('button')!.click();
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test.each([1024, null])('another one of %s bytes is sent instead', (bytes) => {
  choose(1025);
  choose(bytes);
  expect(message().hidden).toBe(true);
  expect(message().dataset.error).toBeUndefined();
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(field().getAttribute('aria-describedby')).toBe('label-hint');

  document.querySelector('button')!.click();
  expect(sent).toHaveBeenCalledOnce();
});

test('a form without files is sent', () => {
  document.querySelector('button')!.click();
  expect(sent).toHaveBeenCalledOnce();
});
