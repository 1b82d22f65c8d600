import { expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { flattenBlocks } from '~/blocks/flatten-blocks';
import { blockDefinitions } from '~/blocks/definitions';
import { type BlockDefinition } from '~/blocks/kit/define-block';
import { checkDocument } from '../document/block-rules';
import { blocksLists, blocksListsSchema, variationDrawing } from './blocks-lists.server';

const lists = blocksListsSchema.parse(JSON.parse(JSON.stringify(blocksLists())));
const variations = Object.values(lists).flatMap((list) => list.variations);

test('the list has every variation of every offered block, by category', () => {
  const offered = Object.values<BlockDefinition>(blockDefinitions).filter((each) => !each.isPart);
  expect(variations).toHaveLength(offered.flatMap((each) => each.variations).length);
  expect(Object.keys(lists)).toEqual([
    'image-banner',
    'announcements',
    'image-with-text',
    'rich-text',
    'sections',
    'product-galleries',
    'media',
    'forms',
  ]);
  for (const [key, { category }] of Object.entries(lists)) expect(category).toBe(key);
});

test('a part of a block is not offered, and is nowhere allowed alone', () => {
  const slide = blockDefinitions.Banner.variations[0]!.create('de', () => 'b');
  expect(() => checkDocument([slide])).toThrow('notAllowedHere');
});

test('every template can be saved unchanged, in both languages with the same uuids', () => {
  for (const { template } of variations) {
    checkDocument([template.de]);
    checkDocument([template.en]);
    const [german, english] = [template.de, template.en].map((each) =>
      flattenBlocks([each]).map(({ meta }) => meta.uuid),
    );
    expect(english).toEqual(german);
  }
});

test('titles are unique in both languages', () => {
  for (const locale of ['de', 'en'] as const) {
    const titles = variations.map((each) => each.titles[locale]);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every picture is a different drawing, within its frame', () => {
  const drawings = variations.map(({ image }) => {
    const id = /^\/blocks\/variations\/([\w-]+)\.svg$/.exec(image)?.[1] ?? '';
    const svg = variationDrawing(id) ?? '';
    const { documentElement } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
    expect(documentElement.tagName).toBe('svg');
    expect(documentElement.children.length).toBeGreaterThan(3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|"-/);
    for (const shape of documentElement.querySelectorAll('rect')) {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(shape.getAttribute(name)),
      ) as [number, number, number, number];
      expect(width * height, image).toBeGreaterThan(0);
      expect(x + width, image).toBeLessThanOrEqual(320.1);
      expect(y + height, image).toBeLessThanOrEqual(200.1);
    }
    return svg;
  });
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(variationDrawing('../image')).toBeNull();
});
