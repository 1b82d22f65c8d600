import { expect, test } from 'vitest';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import type { BlockSettings, Panel } from './panel';
import { panelOnPage } from './panel-on-page';

const banner = (uuid: string) => contentBlock('Banner', uuid, { image: {}, text: {}, button: {} });
const carousel = structureBlock('Carousel', 'banners', [banner('a'), banner('c')], {});
const settings = (uuid: string, children: BlockSettings[] | null = null): BlockSettings => ({
  uuid,
  title: uuid,
  groups: [],
  children,
});

test('the settings of a block lose its deleted children', () => {
  const children = ['a', 'b', 'c'].map((uuid) => settings(uuid));
  const panel: Panel = { kind: 'settings', settings: settings('banners', children) };
  expect(panelOnPage(panel, [carousel])).toEqual({
    kind: 'settings',
    settings: settings('banners', [settings('a'), settings('c')]),
  });
});

test.each<Panel>([
  { kind: 'settings', settings: settings('gone') },
  { kind: 'move', uuid: 'gone', places: [] },
  { kind: 'copy', uuid: 'gone' },
])('the panel of a deleted block closes: $kind', (panel) => {
  expect(panelOnPage(panel, [carousel])).toBeNull();
});

test('a panel without a block stays', () => {
  expect(panelOnPage({ kind: 'outline' }, [])).toEqual({ kind: 'outline' });
});
