import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { DesignState } from '~/services/operator-api/design';
import { DesignDrawer } from './design-drawer';

vi.mock('../../live/edit-queue', () => ({ useEditQueue: () => ({ state: 'idle', rewritten: 0 }) }));
vi.mock('../edit-context', () => ({ useEditedPlace: () => ({ path: '/operator/edit' }) }));
vi.mock('../drawers/drawer', () => ({
  Drawer: ({ title, children }: { title: string; children: ReactNode }) => (
    <aside>
      <h2>{title}</h2>
      {children}
    </aside>
  ),
}));
vi.mock('../editor-link', () => ({
  EditorLink: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));
vi.mock('../command-form', () => ({
  CommandForm: ({ children }: { children: ReactNode }) => <form>{children}</form>,
}));

const live = {
  font: 'Work Sans',
  primaryColor: '#1f4d3f',
  secondaryColor: '#b4532a',
  blockSize: 'm',
};

function drawer(changes: Partial<DesignState> = {}, mayPublish = true): HTMLElement {
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('en')} prefix="/en">
      <DesignDrawer
        kind="design"
        state={{
          live,
          draft: live,
          isChanged: false,
          conflicts: [],
          undoes: null,
          redoes: null,
          ...changes,
        }}
        fonts={['Instrument Sans', 'Work Sans']}
        mayPublish={mayPublish}
        revisions={[]}
        typed={undefined}
        errors={[]}
      />
    </TextProvider>,
  );
  return new JSDOM(html).window.document.body;
}

test('is titled Settings, with the accordions Fonts, Colors and Blocks spacing (2.119)', () => {
  const panel = drawer();
  expect(panel.querySelector('h2')?.textContent).toBe('Settings');
  const accordions = [...panel.querySelectorAll('details:has(> .details-body [name])')];
  expect(
    accordions.map((each) => [
      each.querySelector('summary')?.textContent,
      [...each.querySelectorAll('[required]')].map((control) => control.getAttribute('name')),
    ]),
  ).toEqual([
    ['Fonts', ['font']],
    ['Colors', ['primaryColor', 'secondaryColor']],
    ['Blocks spacing', ['blockSize']],
  ]);
});

test('spacing is shown in pixels (9.40)', () => {
  const options = [...drawer().querySelectorAll('[name=blockSize] option')];
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Small (30 px)',
    'Medium (40 px)',
    'Large (50 px)',
    'Very large (60 px)',
  ]);
});

test('differences are named; an operator who may not publish gets a message', () => {
  const draft = { ...live, primaryColor: '#101010', blockSize: 'xl' };
  const state = { draft, isChanged: true, undoes: ['blockSize' as const] };
  const panel = drawer(state);
  expect(panel.querySelector('[role=status]')?.textContent).toContain('Spacing, Primary colour');
  expect(panel.querySelector('[value=design-publish]')?.hasAttribute('disabled')).toBe(false);
  expect(drawer(state, false).querySelector('[value=design-publish]')).toBeNull();
  expect(drawer().querySelector('[value=design-publish]')?.hasAttribute('disabled')).toBe(true);
});

test('a conflict shows both values', () => {
  const panel = drawer({
    draft: { ...live, blockSize: 'xl' },
    live: { ...live, blockSize: 's' },
    isChanged: true,
    conflicts: ['blockSize'],
  });
  const sides = [...panel.querySelectorAll('#design-conflict dl > div')];
  expect(sides.map(({ textContent }) => textContent)).toEqual([
    'YoursVery large (60 px)',
    'PublishedSmall (30 px)',
  ]);
});
