import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { FindingView } from '../../load/check-panel';
import { CheckDrawer } from './check-drawer';

vi.mock('../edit-context', () => ({ useEditedPlace: () => ({ path: '/operator/edit' }) }));
vi.mock('../drawers/drawer', () => ({
  Drawer: ({ children }: { children: ReactNode }) => <aside>{children}</aside>,
}));

const low: FindingView = {
  problem: 'contrastLow',
  values: { ratio: 4.3 },
  block: 'Text',
  field: null,
  way: null,
};

test.each([
  ['de', 'Kontrast 4,3 zu 1'],
  ['en', 'contrast 4.3 to 1'],
] as const)('a contrast is formatted as in %s', (locale, words) => {
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix="">
      <CheckDrawer kind="check" groups={[{ rule: 'contrast', findings: [low] }]} />
    </TextProvider>,
  );
  expect(html).toContain(words);
});
