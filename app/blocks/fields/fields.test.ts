import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { i18nFor } from '~/i18n/translate.server';
import { translatorOf } from '~/i18n/translator';
import { blockDefinitions } from '../definitions';
import type { BlockDefinition } from '../kit/define-block';
import { buttonSchema, colour, imageUrl, link, share, videoLink } from './index';
import { choiceLabel, fieldLabel } from './labels';
import { leavesOf } from './walk';

const leaves = Object.values<BlockDefinition>(blockDefinitions).flatMap(
  ({ name, content, configuration }) =>
    [content, configuration].flatMap((schema) =>
      schema
        ? leavesOf(schema).map((leaf) => ({ ...leaf, place: `${name}: ${leaf.path.join('.')}` }))
        : [],
    ),
);

describe('the properties of a field for a form', () => {
  test('every field of every block has a control', () => {
    expect(leaves.length).toBeGreaterThan(60);
    expect(leaves.filter(({ kind }) => kind === null).map(({ place }) => place)).toEqual([]);
  });

  test('a field without one is found', () => {
    const found = leavesOf(z.object({ list: z.array(z.object({ bare: z.string().optional() })) }));
    expect(found).toMatchObject([{ path: ['list', '*', 'bare'], kind: null }]);
  });

  test('fields of buttons are found behind the conversion of older ones', () => {
    expect(leavesOf(buttonSchema).map(({ path, kind }) => [...path, kind])).toEqual([
      ['label', 'text'],
      ['link', 'link'],
      ['variant', 'choice'],
    ]);
  });

  test('a button that sends a form has no address, whatever older documents have', () => {
    const { content } = blockDefinitions.NewsletterSubscribe;
    const button = { buttonText: 'Los', link: '/', variant: 'secondary' };
    expect(content?.parse({ text: {}, button })).toEqual({ text: {}, button: { label: 'Los' } });
    expect(
      leavesOf(content!)
        .map(({ path }) => path.join('.'))
        .filter((path) => path.startsWith('button')),
    ).toEqual(['button.label']);
  });

  test('choices have their values and ranges their bounds and step', () => {
    for (const { kind, schema, place } of leaves) {
      if (kind === 'choice') expect(schema, place).toBeInstanceOf(z.ZodEnum);
      if (kind === 'range') {
        expect(schema, place).toMatchObject({ minValue: 0, maxValue: 1 });
        expect((schema as z.ZodType).meta(), place).toMatchObject({ step: 0.01 });
      }
    }
    expect(leavesOf(share())).toHaveLength(1);
  });

  test.each(['de', 'en'] as const)('has a name in %s, and so has each choice', (locale) => {
    const { t } = translatorOf(i18nFor(locale));
    const names = new Set(leaves.flatMap(({ path }) => path.filter((name) => name !== '*')));
    const values = leaves.flatMap(({ schema }) =>
      schema instanceof z.ZodEnum ? schema.options : [],
    );
    expect([...names].filter((name) => fieldLabel(t, name).startsWith('blocks.'))).toEqual([]);
    expect(
      values.map(String).filter((value) => choiceLabel(t, value).startsWith('blocks.')),
    ).toEqual([]);
  });
});

const refuses = (schema: z.ZodType, value: string) =>
  expect(schema.safeParse(value).success).toBe(false);
const takes = (schema: z.ZodType, value: string) =>
  expect(schema.safeParse(value).success).toBe(true);

/** Values that would break out of their style or link attribute. */
describe('values that an operator may not enter', () => {
  test.each([
    'red;}body{display:none}',
    'red',
    '#fff',
    '#ffffff;',
    '#ffffff\n',
    ' #ffffff',
    '#ffffff}*{background:url(//evil)}',
    'url(//evil)',
    'var(--primary)',
    '#gggggg',
  ])('the colour %j', (value) => refuses(colour(), value));

  test.each(['', '#1f4d3f', '#FFFFFF'])('but the colour %j', (value) => takes(colour(), value));

  const NO_ADDRESS = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://tonwert.de/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'https:\\\\evil.example',
    'https://a.example/ b',
    'https://a.example\u00a0',
    '/path\u0000',
    '/path\u007f',
    'evil.example',
    'https:evil.example',
  ];

  test.each(NO_ADDRESS)('the link %j', (value) => refuses(link(), value));
  test.each([...NO_ADDRESS, 'http://evil.example/pixel.gif', '#oben', 'mailto:a@b.de'])(
    'the picture %j',
    (value) => refuses(imageUrl(), value),
  );
  test.each([...NO_ADDRESS, 'https://evil.example/watch?v=dQw4w9WgXcQ'])('the video %j', (value) =>
    refuses(videoLink(), value),
  );

  test.each([
    '',
    '/',
    '/farben?seite=2#a',
    '#oben',
    'https://a.example/ä',
    'mailto:a@b.de',
    'tel:+49',
  ])('but the link %j', (value) => takes(link(), value));
  test.each(['', '/media/a.webp', 'https://a.example/a.png'])('but the picture %j', (value) =>
    takes(imageUrl(), value),
  );
});
