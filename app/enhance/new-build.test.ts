// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { enhanceBuild, hasTyped } from './new-build';
import { enhanceBuildOfReact } from './new-build-of-react';

const reloadOnce = vi.hoisted(() => vi.fn());
vi.mock('~/lib/reload-once', () => ({ reloadOnce }));
vi.stubEnv('DEV', false);

const register = vi.fn(async () => undefined);
const postMessage = vi.fn();

/** A browser with or without a controlling worker. */
function browser(controller: object | null, enhance = () => enhanceBuild()) {
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  enhance();
  return serviceWorker;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = `<form><input value="Da"><input type="checkbox" checked>
    <select><option>1</option><option selected>2</option></select><textarea>Text</textarea></form>`;
});

test('another worker reloads the page, unless it has input', () => {
  const worker = browser({ postMessage });
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reloadOnce).toHaveBeenCalledOnce();
  document.querySelector('input')!.value = 'Anders';
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test.each([
  ['a form was sent', () => document.querySelector('form')!.dispatchEvent(new Event('submit'))],
  [
    'a field was typed into, whatever it says now',
    () => document.querySelector('input')!.dispatchEvent(new Event('input')),
  ],
  [
    'a frame is being typed into',
    () => document.body.appendChild(document.createElement('iframe')).focus(),
  ],
])('on a page rendered by React it does not when %s', (_, use) => {
  const worker = browser({ postMessage }, enhanceBuildOfReact);
  use();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a page rendered by React that is not in use is reloaded', () => {
  browser({ postMessage }, enhanceBuildOfReact).dispatchEvent(new Event('controllerchange'));
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('the first worker of a browser does not, the next one does', () => {
  const worker = browser(null);
  worker.dispatchEvent(new Event('controllerchange'));
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(reloadOnce).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('each hour the worker gets the build that the shop runs (4.74)', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ id: 'next' })),
  );
  browser({ postMessage });
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledWith('/builds/latest.json');
  expect(postMessage).toHaveBeenCalledWith({ build: 'next' });
});

test.each([
  ['a text', () => (document.querySelector('textarea')!.value = 'x')],
  ['a tick', () => (document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = false)],
  ['a choice', () => (document.querySelector('select')!.selectedIndex = 0)],
])('%s that was changed counts as input', (_, change) => {
  expect(hasTyped(document)).toBe(false);
  change();
  expect(hasTyped(document)).toBe(true);
});
