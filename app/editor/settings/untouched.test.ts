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

test('a field that nobody has touched keeps what others have made of it, one that was typed into is taken', () => {
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

test('a form that says nothing of it, or of fields there are none, is taken as it is', () => {
  const form = { 'text.title': 'Getippt' };
  expect(saved(form, { title: 'Von Bert' })).toEqual({ title: 'Getippt' });
  expect(saved({ ...form, untouched: 'title text __proto__' }, {})).toEqual({ title: 'Getippt' });
});
