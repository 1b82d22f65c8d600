import { expect, test } from 'vitest';
import { editModeUrl } from './edit-mode-url';

test.each([
  ['/?editor=', '/operator/edit?editor='],
  ['/en?editor=&add=%2F', '/en/operator/edit?editor=&add=%2F'],
  ['/de/ratgeber/waende?editor', '/de/operator/edit/ratgeber/waende?editor'],
  ['/_root.data?editor=&_routes=x', '/operator/edit.data?editor=&_routes=x'],
  ['/en.data?editor=', '/en/operator/edit.data?editor='],
  ['/ratgeber.data?editor=', '/operator/edit/ratgeber.data?editor='],
])('%s is answered by the route that edits the page', (asked, answered) => {
  expect(editModeUrl(asked)).toBe(answered);
});

test.each([
  '/',
  '/ratgeber?page=2',
  '/search?query=editor',
  '/operator/edit?editor=',
  '/en/operator/login?editor=',
  '/api/cart?editor=',
])('%s is unchanged', (asked) => {
  expect(editModeUrl(asked)).toBe(asked);
});
