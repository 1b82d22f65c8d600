import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { flattenBlocks } from '~/blocks/flatten-blocks';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { commandsOf, documents, wishLists } from '../arbitrary-documents';
import { checkPage } from './check-page';
import { filledFields } from './fields';
import type { Finding, PageFacts } from './finding';

const facts = (some: Partial<PageFacts> = {}): PageFacts => ({
  hasOwnHeading: false,
  deadLinks: new Set(),
  pictureWidths: new Map(),
  withoutGoods: new Set(),
  otherLanguage: null,
  ...some,
});
const card = (text: object, button?: object, uuid = 'a') =>
  contentBlock('TextCard', uuid, { text, ...(button && { button }) });
const titled = (uuid: string, title = uuid) => card({ title }, undefined, uuid);
const image = (fields: object) => contentBlock('Image', 'i', { ...fields });
const banner = (text: object, picture: object = {}) =>
  structureBlock('Carousel', 'c', [contentBlock('Banner', 'b', { image: picture, text })], {});
const findings = (blocks: Block[], some: Partial<PageFacts> = {}) =>
  checkPage(blocks, facts(some)).map(({ problem, uuid, path }) => [problem, uuid, path].join(' '));
/** Findings of one rule alone, where the page has more. */
const toldBy = (rule: Finding['rule'], blocks: Block[], some: Partial<PageFacts> = {}) =>
  checkPage(blocks, facts(some))
    .filter((each) => each.rule === rule)
    .map(({ problem, uuid, path }) => [problem, uuid, path].join(' '));

const SEEN = { mobile: '/blocks/x-640.webp', alt: 'Eine Wand' };

test('a page without problems has no findings', () => {
  const blocks = [
    titled('a'),
    image(SEEN),
    card({ title: 'B', htmlDescription: '<h3>C</h3>' }, undefined, 'b'),
  ];
  expect(findings(blocks)).toEqual([]);
});

describe('a picture without a description', () => {
  test.each<[string, object, string[]]>([
    ['is told', { mobile: '/x-640.webp' }, ['altMissing i alt']],
    ['is told where it is but spaces', { ...SEEN, alt: ' ' }, ['altMissing i alt']],
    [
      'is told once for all screens',
      { ...SEEN, tablet: '/y-960.webp', alt: '' },
      ['altMissing i alt'],
    ],
    ['is not, where it has one', SEEN, []],
    ['is not, where there is no picture', { mobile: '', alt: '' }, []],
  ])('%s', (_, fields, expected) => {
    expect(toldBy('alt', [image(fields)])).toEqual(expected);
  });

  test('may be that of a slide, or a film without a name', () => {
    expect(toldBy('alt', [banner({}, { desktop: '/x-960.webp' })])).toEqual([
      'altMissing b image.alt',
    ]);
    const film = contentBlock('Video', 'v', { video: 'https://vimeo.com/123456789' });
    expect(toldBy('alt', [film])).toEqual(['filmUnnamed v name']);
  });
});

describe('headings', () => {
  const rich = (htmlDescription: string, title = '', uuid = 'a') =>
    card({ title, htmlDescription }, undefined, uuid);
  test.each<[string, Block[], string[]]>([
    ['none at all', [rich('<p>x</p>')], ['headingNone  ']],
    [
      'one before the main one',
      [rich('<h2>x</h2>'), titled('b')],
      ['headingEarly a text.htmlDescription'],
    ],
    ['one that skips a level', [rich('<h3>x</h3>', 'A')], ['headingSkips a text.htmlDescription']],
    ['back up and down again', [rich('<h2>x</h2><h3>y</h3>', 'A'), titled('b')], []],
    [
      'from the second title on',
      [titled('a'), rich('<h4>x</h4>', 'B', 'b')],
      ['headingSkips b text.htmlDescription'],
    ],
    ['one that is empty', [rich('<h2>&nbsp;</h2>', 'A')], ['headingEmpty a text.htmlDescription']],
  ])('%s', (_, blocks, expected) => {
    expect(toldBy('headings', blocks)).toEqual(expected);
  });

  test('below the page’s own heading every title is of the second level', () => {
    expect(toldBy('headings', [rich('<h3>x</h3>')], { hasOwnHeading: true })).toEqual([
      'headingSkips a text.htmlDescription',
    ]);
    expect(toldBy('headings', [rich('<h3>x</h3>', 'A')], { hasOwnHeading: true })).toEqual([]);
  });
});

describe('contrast', () => {
  const light = { title: 'x', color: '#dddddd' };
  const dark = { title: 'x', color: '#222222' };
  const panel = { background: true, bgcolor: '#111111', bgopacity: 1 };
  test.each<[string, Block, string[]]>([
    ['light text on the page', card(light), ['contrastLow a text.color']],
    ['dark text on the page', card(dark), []],
    ['no colour of its own', card({ title: 'x' }), []],
    [
      'the shop’s text on a ground, whose colour it chooses',
      contentBlock('NewsletterSubscribe', 'a', { text: { bgColor: '#333333' } }),
      [],
    ],
    ['the same on a dark panel', banner({ title: 'x', ...panel }, SEEN), []],
    [
      'the same on a dark panel one sees through',
      banner({ title: 'x', ...panel, bgopacity: 0.4 }, SEEN),
      ['contrastLow b text.bgcolor'],
    ],
    ['light text on a dark panel', banner({ ...light, ...panel }, SEEN), []],
    [
      'dark text on a dark panel',
      banner({ ...dark, ...panel }, SEEN),
      ['contrastLow b text.color'],
    ],
    [
      'light text on a panel one sees through',
      banner({ ...light, ...panel, bgopacity: 0.3 }, SEEN),
      ['contrastLow b text.color'],
    ],
    [
      'light text below the picture of a phone',
      banner(light, { ...SEEN, brightness: 0.3 }),
      ['contrastLow b text.color'],
    ],
    ['dark text on a picture', banner(dark, SEEN), ['contrastOnPicture b text.color']],
    [
      'a bar, which looks after itself',
      contentBlock('AnnouncementBar', 'a', { text: 'x', bgColor: '#777777' }),
      [],
    ],
  ])('%s', (_, block, expected) => {
    expect(toldBy('contrast', [block])).toEqual(expected);
  });

  test('is reported at its worst, rounded down', () => {
    const [finding] = checkPage([card({ title: 'x', color: '#777777' })], facts());
    expect(finding?.values).toEqual({ ratio: 4.2 });
  });
});

describe('empty content', () => {
  test.each<[string, Block, string[]]>([
    ['a text', card({ title: '', htmlDescription: '<p>&nbsp;</p>' }), ['blockEmpty a ']],
    ['a text with a button', card({}, { label: 'Mehr', link: '/' }), []],
    ['a picture', image({ alt: 'x' }), ['blockEmpty i ']],
    ['a slide', banner({ pretitle: '' }), ['blockEmpty b ']],
    ['a bar', contentBlock('AnnouncementBar', 'a', { text: ' ' }), ['blockEmpty a ']],
    [
      'questions',
      contentBlock('Accordion', 'a', { text: { title: 'x' }, items: [] }),
      ['blockEmpty a '],
    ],
    [
      'a question',
      contentBlock('Accordion', 'a', { items: [{ question: 'Wie?', answer: '<p></p>' }] }),
      ['answerEmpty a items.0.answer'],
    ],
    [
      'an answer',
      contentBlock('Accordion', 'a', {
        items: [
          { question: 'Wie?', answer: '<p>So.</p>' },
          { question: ' ', answer: '<p>So.</p>' },
        ],
      }),
      ['questionEmpty a items.1.question'],
    ],
    [
      'a tab',
      structureBlock('Tabs', 't', [structureBlock('Tab', 'a', [], { label: 'x' })], {}),
      ['blockEmpty a '],
    ],
    ['a film', contentBlock('Video', 'v', { name: 'x' }), ['blockEmpty v ']],
    [
      'a button without a label',
      card({ title: 'x' }, { link: '/' }),
      ['buttonHalf a button.label'],
    ],
    [
      'a button without a link',
      card({ title: 'x' }, { label: 'Mehr' }),
      ['buttonHalf a button.link'],
    ],
    [
      'the line of a newsletter’s button',
      contentBlock('NewsletterSubscribe', 'a', { text: {}, button: { label: 'x' } }),
      [],
    ],
    [
      'words of the template',
      card({ title: 'Überschrift', htmlDescription: '<p>Hier steht Ihr Text.</p>' }),
      ['textOfSample a text.title'],
    ],
  ])('%s', (_, block, expected) => {
    expect(toldBy('empty', [block])).toEqual(expected);
  });

  test('missing goods', () => {
    const gallery = contentBlock('ProductRecommendedProducts', 'g', { categoryId: '7' });
    expect(toldBy('empty', [gallery])).toEqual([]);
    expect(toldBy('empty', [gallery], { withoutGoods: new Set(['g']) })).toEqual([
      'goodsNone g categoryId',
    ]);
  });
});

test('dead links are reported by their fields', () => {
  const html =
    '<p><a href="/tot?a=1&amp;b=2">x</a> <a href="/da">y</a> <a href="#block-weg">z</a></p>';
  const blocks = [
    card({ title: 'x', htmlDescription: html }, { label: 'Mehr', link: '/tot' }),
    card({ title: 'y' }, { label: 'Mehr', link: '#block-a' }, 'b'),
  ];
  const deadLinks = new Set(['/tot', '/tot?a=1&b=2', '/sonst']);
  expect(toldBy('links', blocks, { deadLinks })).toEqual([
    'linkDead a text.htmlDescription',
    'linkNowhere a text.htmlDescription',
    'linkDead a button.link',
  ]);
});

describe('pictures', () => {
  test.each<[string, object, string[]]>([
    ['of another server', { mobile: 'https://cdn.example/x.webp' }, ['pictureForeign i mobile']],
    [
      'of the widest screen alone',
      { wideScreen: '/blocks/x-1920.webp' },
      ['pictureLarge i wideScreen'],
    ],
    ['in full size', { mobile: '/media/abc/full.webp' }, ['pictureLarge i mobile']],
    [
      'with one for phones',
      { wideScreen: '/blocks/x-1920.webp', mobile: '/blocks/x-640.webp' },
      [],
    ],
    ['whose address says no width', { desktop: '/blocks/x.webp' }, []],
  ])('%s', (_, fields, expected) => {
    expect(toldBy('pictures', [image({ ...fields, alt: 'x' })])).toEqual(expected);
  });

  test('that are too small for a banner', () => {
    const pictureWidths = new Map([['/media/k/400.avif', 400]]);
    const slide = banner({ title: 'x' }, { mobile: '/media/k/400.avif', alt: 'x' });
    expect(toldBy('pictures', [slide], { pictureWidths })).toEqual(['pictureSmall b image.mobile']);
  });
});

describe('the other language', () => {
  const other = (some: object) => ({
    otherLanguage: {
      blocks: [titled('a')],
      isStored: true,
      publishedAt: null,
      ownPublishedAt: null,
      ...some,
    },
  });
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  test.each<[string, object, string[]]>([
    ['is not there', { isStored: false, blocks: [] }, ['languageMissing  ']],
    ['is older', { publishedAt: early, ownPublishedAt: late }, ['languageOlder  ']],
    ['was never published', { ownPublishedAt: late }, ['languageOlder  ']],
    ['is newer', { publishedAt: late, ownPublishedAt: early }, ['languageNewer  ']],
    ['is as old', { publishedAt: late, ownPublishedAt: late }, []],
    ['is another page altogether', { blocks: [titled('z')] }, []],
  ])('%s', (_, some, expected) => {
    expect(toldBy('language', [titled('a')], other(some))).toEqual(expected);
  });

  test('lacks a block', () => {
    expect(toldBy('language', [titled('a'), titled('n')], other({}))).toEqual(['languageLacks n ']);
  });
});

test('on any page every finding names an existing block and field', () => {
  fc.assert(
    fc.property(documents, wishLists, (start, wishes) => {
      const { document } = commandsOf(start, wishes);
      const uuids = new Map(flattenBlocks(document).map((block) => [block.meta.uuid, block]));
      const order = [...uuids.keys()];
      const findings = checkPage(document, facts());
      for (const { uuid } of findings) expect(uuid === null || uuids.has(uuid)).toBe(true);
      // A reported field holds a value of the page: nothing is made up.
      for (const { uuid, path, rule } of findings) {
        if (rule !== 'links' || uuid === null) continue;
        expect(filledFields(uuids.get(uuid)!).map((field) => field.path)).toContain(path);
      }
      for (const rule of new Set(findings.map((each) => each.rule))) {
        const places = findings.filter((each) => each.rule === rule && each.uuid !== null);
        const at = places.map(({ uuid }) => order.indexOf(uuid!));
        expect(at).toEqual(at.toSorted((a, b) => a - b));
      }
    }),
  );
});
