import type * as z from 'zod/v4';
import { describe, expect, test } from 'vitest';
import { i18nFor } from '~/i18n/translate.server';
import { translatorOf } from '~/i18n/translator';
import type { Block } from '~/services/shop-api';
import { blockDefinitions } from '../blocks/definitions';
import type { BlockDefinition } from '../blocks/kit/define-block';
import { fieldsOf } from '../document/apply';
import { childrenOf } from '../document/tree';
import { readSettings, shownValue } from './read-settings.server';
import { fieldsOfSchema } from './settings-fields.server';

const definitions = Object.values<BlockDefinition>(blockDefinitions);
const schemaOf = ({ type, content, configuration }: BlockDefinition): z.ZodType | undefined =>
  type === 'structure' ? configuration : content;

function formOf(schema: z.ZodType, fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const field of fieldsOfSchema(schema)) {
    const value = shownValue(fields, field);
    if (field.kind === 'switch' && value === '') continue;
    form.set(field.path.join('.'), value);
  }
  return form;
}

function allBlocks(locale: 'de' | 'en'): [string, Block][] {
  const flat = (block: Block): Block[] => [block, ...childrenOf(block).flatMap(flat)];
  return definitions.flatMap(({ variations }) =>
    variations.flatMap(({ id, create }) =>
      flat(create(locale, () => crypto.randomUUID())).map(
        (block) => [`${block.name} of ${id}`, block] as [string, Block],
      ),
    ),
  );
}

test.each([...allBlocks('de'), ...allBlocks('en')])(
  'saving the untouched form of %s changes nothing',
  (_, block) => {
    const schema = schemaOf(blockDefinitions[block.name as keyof typeof blockDefinitions]);
    if (!schema) return;
    const fields = fieldsOf(block);
    expect(readSettings(formOf(schema, fields), schema, fields)).toEqual({ isValid: true, fields });
  },
);

describe.each(definitions)('the fields of $name', (definition) => {
  const fields = fieldsOfSchema(schemaOf(definition));

  test.each(['de', 'en'] as const)(
    'have a name in %s, and so have their groups and choices',
    (locale) => {
      const { find } = translatorOf(i18nFor(locale));
      for (const { path, options = [] } of fields) {
        expect(find(`editor.field.${path.at(-1)}`), path.join('.')).toBeDefined();
        const group = path.at(-2);
        if (group) expect(find(`editor.group.${group}`), group).toBeDefined();
        for (const option of options) expect(find(`editor.choice.${option}`), option).toBeDefined();
      }
    },
  );
});

describe('a form', () => {
  const { content: schema } = blockDefinitions.Banner;
  const before = { image: { brightness: 0.5 }, text: { title: 'Alt', background: true } };
  const read = (changes: Record<string, string | null>) => {
    const form = formOf(schema!, before);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) form.delete(name);
      else form.set(name, value);
    }
    return readSettings(form, schema!, before);
  };

  test('takes numbers with a comma, unticked boxes, and empties what was there', () => {
    expect(read({ 'image.brightness': '0,75', 'text.background': null, 'text.title': '' })).toEqual(
      {
        isValid: true,
        fields: { image: { brightness: 0.75 }, text: { title: '', background: false } },
      },
    );
  });

  test.each([
    ['image.brightness', '1.01'],
    ['image.brightness', 'viel'],
    ['image.desktop', 'javascript:alert(1)'],
    ['text.bgcolor', 'red'],
    ['text.justify', 'sideways'],
    ['text.title', 'zwei\nZeilen'],
    ['button.link', 'data:text/html,x'],
  ])('names what is wrong: %s %s', (path, value) => {
    expect(read({ [path]: value })).toEqual({ isValid: false, wrong: [path] });
  });

  test('knows no field that the schema does not have', () => {
    const form = formOf(schema!, before);
    form.set('__proto__.polluted', 'x');
    form.set('text.constructor', 'x');
    expect(readSettings(form, schema!, before)).toEqual({ isValid: true, fields: before });
  });
});
