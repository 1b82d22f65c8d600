import { expect, test } from 'vitest';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock, structureBlock } from '../kit/define-block';

const tab = (uuid: string, label: string, title: string) =>
  structureBlock('Tab', uuid, [contentBlock('TextCard', `${uuid}-text`, { text: { title } })], {
    label,
  });

const shown = (document: Document) =>
  [...document.querySelectorAll('details')].map((details) => ({
    name: details.getAttribute('name'),
    isOpen: details.open,
    mark: details.querySelector('summary')?.textContent,
    text: details.querySelector('.tab-body')?.textContent,
  }));

test('tabs open one at a time, initially the first, and close only those of their own block', () => {
  const blocks = ['a', 'b'].map((uuid) =>
    structureBlock(
      'Tabs',
      uuid,
      [tab(`${uuid}1`, 'Innen', 'Wände'), tab(`${uuid}2`, '', 'Zäune')],
      {},
    ),
  );
  expect(shown(renderBlocks(blocks))).toEqual([
    { name: 'tabs-a', isOpen: true, mark: 'Innen', text: 'Wände' },
    { name: 'tabs-a', isOpen: false, mark: 'Reiter 2', text: 'Zäune' },
    { name: 'tabs-b', isOpen: true, mark: 'Innen', text: 'Wände' },
    { name: 'tabs-b', isOpen: false, mark: 'Reiter 2', text: 'Zäune' },
  ]);
  expect(shown(renderBlocks(blocks, { locale: 'en' }))[1]?.mark).toBe('Tab 2');
});
