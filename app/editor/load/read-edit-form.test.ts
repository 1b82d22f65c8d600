import { expect, test } from 'vitest';
import { formOf } from '../live/sent-edit';
import { readEdit } from './read-edit-form.server';

const CARD = {
  name: 'TextCard',
  type: 'content',
  meta: { uuid: 'a' },
  content: { text: { title: 'Satz', htmlDescription: '<p>Text</p>' } },
} as const;

const write = (field: string, value: string) =>
  readEdit(formOf({ intent: 'write', block: 'a', field, value }), [CARD]);

test.each([
  ['text.title', 'x'.repeat(201)],
  ['text.htmlDescription', `<p>${'x'.repeat(100_000)}</p>`],
  ['text.nothing', 'x'],
])('a text that its field %s does not accept is refused as invalid', async (field, value) => {
  await expect(write(field, value)).rejects.toMatchObject({ problem: 'invalidFields', uuid: 'a' });
});
