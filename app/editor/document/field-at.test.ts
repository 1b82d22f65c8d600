import { describe, expect, test } from 'vitest';
import { contentBlock } from '~/blocks/kit/define-block';
import { blockFieldAt, writeCommand } from './field-at';

const card = contentBlock('TextCard', 'a', { text: { title: 'Alt', color: '#123456' } }, 1);
const questions = contentBlock('Accordion', 'b', {
  items: [
    { question: 'Wie?', answer: 'So.' },
    { question: 'Wo?', answer: 'Hier.' },
  ],
});

describe('one field of a block', () => {
  test('is written, and all others stay', () => {
    expect(writeCommand(card, { field: 'text.title', value: ' Neu ' })).toEqual({
      kind: 'change',
      uuid: 'a',
      fields: { text: { title: 'Neu', color: '#123456' } },
      version: 1,
    });
    expect(card.content).toEqual({ text: { title: 'Alt', color: '#123456' } });
  });

  test('in a missing group, and in an entry of a list', () => {
    expect(writeCommand(card, { field: 'button.label', value: 'Los' }).fields).toMatchObject({
      button: { label: 'Los' },
    });
    expect(writeCommand(questions, { field: 'items.1.answer', value: 'Da.' }).fields).toEqual({
      items: [
        { question: 'Wie?', answer: 'So.' },
        { question: 'Wo?', answer: 'Da.' },
      ],
    });
  });

  test.each(['text', 'text.color', 'text.nothing', 'items.0.answer', '__proto__.x', ''])(
    'is refused if the block has no such text: %s',
    (field) => {
      expect(() => writeCommand(card, { field, value: 'x' })).toThrow('invalidFields');
    },
  );

  test('has its kind and its maximum length', () => {
    expect(blockFieldAt(card, 'text.title')).toMatchObject({ kind: 'text', max: 200 });
    expect(blockFieldAt(card, 'text.htmlDescription')).toMatchObject({ kind: 'richText' });
    expect(blockFieldAt({ name: 'Unbekannt' }, 'text.title')).toBeNull();
  });
});
