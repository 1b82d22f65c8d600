// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Panel } from '../../load/panel';
import { EditedPlaceContext } from '../edit-context';
import { DrawerBoundary } from './drawer-boundary';

vi.mock('./drawer', () => ({
  Drawer: ({ title, children }: { title: string; children: ReactNode }) => (
    <aside>
      <h2>{title}</h2>
      {children}
    </aside>
  ),
}));

const OUTLINE: Panel = { kind: 'outline' };
const place = {
  action: '/operator/edit?outline=',
  path: '/operator/edit',
  opens: '/operator/edit?',
  once: '',
  live: 1,
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  window.addEventListener('error', silence);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', silence);
});

/** React also logs the caught error to the console. */
const silence = (event: Event) => event.preventDefault();

function Broken(): never {
  throw new Error('A field is not there.');
}

test('an error in a drawer leaves the page unchanged, and the next panel is shown', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (panel: Panel, content: JSX.Element) =>
    act(() =>
      root.render(
        <TextProvider i18n={i18nFor('en')} prefix="/en">
          <EditedPlaceContext.Provider value={{ ...place, command: () => undefined }}>
            <main>The page</main>
            <DrawerBoundary panel={panel}>{content}</DrawerBoundary>
          </EditedPlaceContext.Provider>
        </TextProvider>,
      ),
    );
  const text = () => document.body.textContent;
  show(OUTLINE, <Broken />);
  expect(text()).toContain('The page');
  expect(text()).toContain('This panel cannot be shown');
  expect(document.querySelector('a[href="/operator/edit?outline=#panel"]')).not.toBeNull();

  show({ kind: 'copy', uuid: 'a' }, <p>Another panel</p>);
  expect(text()).toContain('The pageAnother panel');
  act(() => root.unmount());
});
