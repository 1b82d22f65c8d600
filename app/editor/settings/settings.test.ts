import type * as z from 'zod';
import { describe, expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { blockDefinitions } from '~/blocks/definitions';
import type { BlockDefinition } from '~/blocks/kit/define-block';
import { fieldsOf } from '../document/block-fields';
import { fieldSchemaOf } from '../document/block-rules';
import { childrenOf } from '../document/tree';
import { besideName, besideValue, hasBeside, shownName } from './beside';
import { entriesOf, readSettings, shownValue, typedSettings } from './read-settings.server';
import { fieldsOfSchema } from './settings-fields.server';

const definitions = Object.values<BlockDefinition>(blockDefinitions);

function formOf(schema: z.ZodType, fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const field of fieldsOfSchema(schema, entriesOf(fields))) {
    const value = shownValue(fields, field);
    if (field.kind === 'switch' && value === '') continue;
    const path = field.path.join('.');
    form.set(path, value);
    if (!hasBeside(field.kind)) continue;
    form.set(besideName(path), besideValue(field.kind, value));
    form.set(shownName(path), value);
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
    const schema = fieldSchemaOf(block);
    if (!schema) return;
    const fields = fieldsOf(block);
    expect(readSettings(formOf(schema, fields), schema, fields)).toEqual({ isValid: true, fields });
  },
);

describe('a list', () => {
  const schema = blockDefinitions.Accordion.content!;
  const entry = (name: string) => ({ question: `${name}?`, answer: name });
  const before = { items: [entry('a'), entry('b')] };
  const read = (changes: Record<string, string>) => {
    const form = formOf(schema, before);
    for (const [name, value] of Object.entries(changes)) form.set(name, value);
    return readSettings(form, schema, before);
  };

  test('gets an empty entry below it', () => {
    expect(read({ 'items.2.question': 'c?', 'items.2.answer': 'c' })).toEqual({
      isValid: true,
      fields: { items: [entry('a'), entry('b'), entry('c')] },
    });
  });

  test('accepts a question without its answer, and the other way round', () => {
    expect(read({ 'items.2.question': 'c?' })).toEqual({
      isValid: true,
      fields: { items: [entry('a'), entry('b'), { question: 'c?', answer: '' }] },
    });
    expect(read({ 'items.2.answer': 'c' })).toMatchObject({
      fields: { items: [entry('a'), entry('b'), { question: '', answer: 'c' }] },
    });
  });

  test('drops an empty entry, and may be empty', () => {
    const gone = { 'items.0.question': '', 'items.0.answer': '' };
    expect(read(gone)).toEqual({ isValid: true, fields: { items: [entry('b')] } });
    const all = { ...gone, 'items.1.question': '', 'items.1.answer': '' };
    expect(read(all)).toEqual({ isValid: true, fields: { items: [] } });
  });

  test('names the invalid entry of the form, also behind a dropped one', () => {
    const gone = { 'items.0.question': '', 'items.0.answer': '' };
    const wrong = read({ ...gone, 'items.1.question': 'zwei\nZeilen' });
    expect(wrong).toEqual({ isValid: false, wrong: ['items.1.question'] });
  });

  test('of a manipulated form is read within bounds', () => {
    const read1000 = read({ 'items.1000.question': 'x', 'items.x.question': 'x' });
    expect(read1000).toEqual({ isValid: true, fields: before });
  });
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

  test('accepts numbers with a comma and unticked checkboxes, and clears fields', () => {
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
  ])('names its errors: %s %s', (path, value) => {
    expect(read({ [path]: value })).toEqual({ isValid: false, wrong: [path] });
  });

  test('ignores fields that the schema lacks', () => {
    const form = formOf(schema!, before);
    form.set('__proto__.polluted', 'x');
    form.set('text.constructor', 'x');
    expect(readSettings(form, schema!, before)).toEqual({ isValid: true, fields: before });
  });
});

describe('a colour and a percentage have two controls', () => {
  const { content: schema } = blockDefinitions.Banner;
  const before = { image: { brightness: 0.5 }, text: { color: '#AABBCC' } };
  const send = (changes: Record<string, string>) => {
    const form = formOf(schema!, before);
    for (const [name, value] of Object.entries(changes)) form.set(name, value);
    return form;
  };
  const read = (changes: Record<string, string>) => {
    const fields = readSettings(send(changes), schema!, before);
    expect(fields.isValid).toBe(true);
    return fields.isValid ? (fields.fields as typeof before) : before;
  };
  const colour = (changes: Record<string, string>) => read(changes).text.color;

  test('the picker counts if nothing was typed', () => {
    expect(colour({ 'beside:text.color': '#112233' })).toBe('#112233');
    expect(read({ 'beside:image.brightness': '0.8' }).image.brightness).toBe(0.8);
    expect(read({ 'beside:text.bgopacity': '0.3' }).text).toMatchObject({ bgopacity: 0.3 });
  });

  test('typed text counts before the picker, also when it was emptied', () => {
    const both = { 'text.color': '#445566', 'beside:text.color': '#112233' };
    expect(colour(both)).toBe('#445566');
    expect(colour({ 'text.color': '' })).toBe('');
    const shares = { 'image.brightness': '0.2', 'beside:image.brightness': '0.8' };
    expect(read(shares).image.brightness).toBe(0.2);
  });

  test('a control that cannot be empty or has another notation changes nothing', () => {
    expect(read({})).toEqual(before);
    expect(colour({ 'beside:text.color': '#aabbcc' })).toBe('#AABBCC');
    const fine = { image: { brightness: 0.333 }, text: {} };
    const form = formOf(schema!, fine);
    expect(form.get('beside:image.brightness')).toBe('0.33');
    expect(readSettings(form, schema!, fine)).toEqual({ isValid: true, fields: fine });
  });

  test('a refused page is compared with the values it showed itself', () => {
    const again = {
      'text.color': '#112233',
      'shown:text.color': '#112233',
      'beside:text.color': '#778899',
    };
    expect(colour(again)).toBe('#778899');
    expect(typedSettings(send(again), schema!, before)['text.color']).toBe('#778899');
  });

  test.each(['text.color', 'beside:text.color'])('an invalid colour is refused: %s', (name) => {
    const sent = send({ [name]: 'red;}' });
    expect(readSettings(sent, schema!, before)).toEqual({ isValid: false, wrong: ['text.color'] });
  });
});
