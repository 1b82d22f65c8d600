// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { FailedNotice } from './failed-notice';

const queue = vi.hoisted(() => ({ state: 'idle', failed: '' }));
vi.mock('../live/edit-queue', () => ({ useEditQueue: () => queue }));

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

function show(state: string, failed = '') {
  Object.assign(queue, { state, failed });
  act(() =>
    root.render(
      <TextProvider i18n={i18nFor('en')} prefix="/en">
        <FailedNotice />
      </TextProvider>,
    ),
  );
}

const notice = () => document.querySelector('[data-notice=negative]');

test('a failed save is a negative notice until something is saved', () => {
  show('saving');
  expect(notice()).toBeNull();
  show('failed', 'publish');
  expect(notice()?.textContent).toContain('An error occurred while saving. Please try again.');
  show('idle');
  expect(notice()).toBeNull();
});

test('it can be closed, and the next failure is reported again', () => {
  show('failed');
  act(() => document.querySelector<HTMLButtonElement>('[data-dismiss]')!.click());
  expect(notice()).toBeNull();
  show('saving');
  show('failed');
  expect(notice()).not.toBeNull();
});

test.each(['page-seo', 'page-general'])('settings of a page say so: %s (§8)', (intent) => {
  show('failed', intent);
  expect(notice()?.textContent).toContain('The page settings could not be saved.');
});
