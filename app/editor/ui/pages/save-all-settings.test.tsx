// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { EditedPlaceContext } from '../edit-context';
import { addUnsent, removeUnsent } from '../../live/unsent';
import { SaveAllSettings } from './save-all-settings';

const state = vi.hoisted(() => ({ queue: 'idle', typed: {} }));

vi.mock('../../live/edit-queue', () => ({ useEditQueue: () => ({ state: state.queue }) }));
vi.mock('../../live/typed-forms', () => ({ useTypedForms: () => state.typed }));

const TYPED = {
  'page-2-seo': { metaTitle: 'Neu', 'shown.metaTitle': 'Alt', sitemap: '', 'shown.sitemap': 'Y' },
  'page-3-general': { nameUrl: 'neu', 'shown.nameUrl': 'alt' },
  'page-home-seo': { metaTitle: 'Start', 'shown.metaTitle': '' },
  design: { font: 'Work Sans' },
};

const sent: [string, string][][] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

function button(queue: string, typed: object): HTMLButtonElement {
  Object.assign(state, { queue, typed });
  const command = (form: FormData) => sent.push([...form] as [string, string][]);
  act(() =>
    root.render(
      <TextProvider i18n={i18nFor('en')} prefix="/en">
        <EditedPlaceContext.Provider
          value={{
            action: '',
            path: '',
            opens: '?',
            once: '',
            live: 1,
            command: (form) => void command(form),
          }}
        >
          <SaveAllSettings />
        </EditedPlaceContext.Provider>
      </TextProvider>,
    ),
  );
  return document.querySelector('button')!;
}

test('saves the settings of all pages together, each with the values its form showed', () => {
  const save = button('idle', TYPED);
  expect(save.textContent).toBe('Save Settings');
  act(() => save.click());
  const among = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  expect(new Set(sent.map((fields) => new Map(fields).get('among'))).size).toBe(1);
  expect(sent).toEqual([
    [
      ['intent', 'page-seo'],
      ['page', '2'],
      ['among', among],
      ['metaTitle', 'Neu'],
      ['shown.metaTitle', 'Alt'],
      ['shown.sitemap', 'Y'],
    ],
    [
      ['intent', 'page-general'],
      ['page', '3'],
      ['among', among],
      ['nameUrl', 'neu'],
      ['shown.nameUrl', 'alt'],
    ],
    [
      ['intent', 'page-seo'],
      ['page', 'home'],
      ['among', among],
      ['metaTitle', 'Start'],
      ['shown.metaTitle', ''],
    ],
  ]);
});

test.each([
  ['nothing was changed', 'idle', {}, true, null],
  ['something was changed', 'idle', TYPED, false, null],
  ['it is being saved', 'saving', TYPED, true, 'true'],
  ['something else is being saved', 'saving', {}, true, null],
])('%s (2.123, 2.124)', (_, queue, typed, isDisabled, busy) => {
  const save = button(queue, typed);
  expect([save.disabled, save.getAttribute('aria-busy')]).toEqual([isDisabled, busy]);
});

test('cannot be pressed again while it waits for a shop that is away (2.123)', () => {
  const edit = { id: '1', action: '', fields: [], isQuiet: false };
  addUnsent(edit);
  const save = button('unreachable', TYPED);
  expect([save.disabled, save.getAttribute('aria-busy')]).toEqual([true, 'true']);
  act(() => removeUnsent(edit));
  expect(save.disabled).toBe(false);
});
