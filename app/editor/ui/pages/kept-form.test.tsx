import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptForm } from './kept-form';

const state = vi.hoisted(() => ({ queue: 'idle', typed: {}, isHydrated: true }));

vi.mock('../../live/edit-queue', () => ({ useEditQueue: () => ({ state: state.queue }) }));
vi.mock('../../live/typed-forms', () => ({
  useTypedForms: () => state.typed,
  typedIn: () => ({}),
  keepTyped: () => undefined,
}));
vi.mock('remix-utils/use-hydrated', () => ({ useHydrated: () => state.isHydrated }));
vi.mock('../command-form', () => ({
  CommandForm: ({ children }: { children: ReactNode }) => <form>{children}</form>,
}));

beforeEach(() => {
  Object.assign(state, { queue: 'idle', typed: {}, isHydrated: true });
});

const CHANGED = { 'page 2 general': { name: 'Ratgeber' } };

function button(): string {
  const html = renderToStaticMarkup(
    <KeptForm name="page 2 general" intent="page-general" shown={{ name: 'Tipps' }} save="Save">
      <input name="name" />
    </KeptForm>,
  );
  return /<button[^>]*>/.exec(html)![0];
}

test.each([
  ['nothing was changed', {}, 'idle', false],
  ['another form was changed', { 'page 1 seo': { name: 'x' } }, 'idle', false],
  ['this form was changed', CHANGED, 'idle', true],
  ['it is being saved', CHANGED, 'saving', false],
  ['the shop is away', CHANGED, 'unreachable', true],
])('%s: can be pressed is %o', (_, typed, queue, isOn) => {
  Object.assign(state, { typed, queue });
  expect(button().includes('disabled=""')).toBe(!isOn);
});

test('spins while it is being saved, and only then', () => {
  state.queue = 'saving';
  expect(button()).not.toContain('aria-busy');
  state.typed = CHANGED;
  expect(button()).toContain('aria-busy="true"');
  state.queue = 'idle';
  expect(button()).not.toContain('aria-busy');
});

test('can be pressed without script, because only the script knows the changes', () => {
  state.isHydrated = false;
  expect(button()).not.toContain('disabled');
});
