import { expect, test } from 'vitest';
import { fieldSchemaOf } from '../document/block-rules';
import { readSettings } from './read-settings.server';
import { withUntouched } from './untouched.server';

const schema = fieldSchemaOf({ name: 'TextCard' })!;
/** The block after this form is saved, when the block has these texts by now. */
function saved(form: Record<string, string>, present: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) sent.set(name, value);
  const fields = { text: present };
  const read = readSettings(withUntouched(sent, schema, fields), schema, fields);
  return read.isValid && read.fields['text'];
}

test('an untouched field keeps the changes of others, and a changed one is saved', () => {
  const form = { 'text.title': 'Alt', 'text.subtitle': 'Getippt', untouched: 'text.title' };
  expect(saved(form, { title: 'Von Bert', subtitle: 'Alt' })).toEqual({
    title: 'Von Bert',
    subtitle: 'Getippt',
  });
});

test('a field that others have emptied stays empty', () => {
  expect(
    saved({ 'text.title': 'Alt', 'text.subtitle': 'Neu', untouched: 'text.title' }, {}),
  ).toEqual({ subtitle: 'Neu' });
});

test('a form without the list, or with unknown fields in it, is saved as it is', () => {
  const form = { 'text.title': 'Getippt' };
  expect(saved(form, { title: 'Von Bert' })).toEqual({ title: 'Getippt' });
  expect(saved({ ...form, untouched: 'title text __proto__' }, {})).toEqual({ title: 'Getippt' });
});
