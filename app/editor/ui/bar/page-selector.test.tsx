// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { EditedPlaceContext } from '../edit-context';
import { PageSelector } from './page-selector';

vi.mock('@remix-run/react', () => ({
  Form: ({
    preventScrollReset: _,
    ...rest
  }: ComponentProps<'form'> & { preventScrollReset: boolean }) => <form {...rest} />,
}));

const page = (kind: 'home' | 'content' | 'item', name: string, path: string) => ({
  kind,
  name,
  path,
  isCurrent: kind === 'home',
  href: `/en${path}?editor=`,
});
const PAGES = [
  page('home', 'Home page', '/'),
  page('item', 'Brushes', '/tools/brushes'),
  page('content', 'How much paint', '/guides/how-much-paint'),
];
const PLACE = { action: '', path: '/en?editor=', opens: '?', once: '', live: 1, command: vi.fn() };

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <TextProvider i18n={i18nFor('en')} prefix="/en">
        <EditedPlaceContext.Provider value={PLACE}>
          <PageSelector title="Home page" pages={PAGES} />
        </EditedPlaceContext.Provider>
      </TextProvider>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

function type(words: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  act(() => {
    set!.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const listed = () => [...document.querySelectorAll('li small')].map((path) => path.textContent);
const status = () => document.querySelector('[role=status]')!.textContent;

test('the list shows the home page and the pages whose name or path matches', () => {
  expect(listed()).toEqual(['/', '/tools/brushes', '/guides/how-much-paint']);
  expect(status()).toBe('');
  type('BRUSH');
  expect(listed()).toEqual(['/', '/tools/brushes']);
  expect(status()).toBe('1 page found');
  type('guides');
  expect(listed()).toEqual(['/', '/guides/how-much-paint']);
  expect(document.body.textContent).not.toContain('No elements found');
  type('nothing of the kind');
  expect(listed()).toEqual(['/']);
  expect(status()).toBe('0 pages found');
  expect(document.body.textContent).toContain('No elements found. Consider changing the search');
  type(' ');
  expect(listed()).toHaveLength(3);
  expect(status()).toBe('');
});
