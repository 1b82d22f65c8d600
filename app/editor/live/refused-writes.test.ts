// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { plainWords } from '../rich-text/plain-words';
import type { EditAnswer } from './edit-answer';
import { dropRefused, noteWritten, refusedFor } from './refused-writes';
import { formOf, sentEdit } from './sent-edit';

const FIELD = { page: '/operator/edit', block: 'a', field: 'text.title' };
const refusal: EditAnswer = {
  kind: 'refused',
  reply: { errors: [{ field: 'x', code: 'x', text: 'Zu lang.' }] },
};

const written = (value: string, intent = 'write') =>
  sentEdit('/operator/edit?edit=a', formOf({ ...FIELD, intent, value }), true);

afterEach(() => dropRefused(FIELD));

test('a refused text is stored with the reason, the last one of a field', () => {
  noteWritten(written('eins'), { kind: 'failed', status: 500 });
  noteWritten(written('eins zwei'), refusal);
  expect(refusedFor(FIELD)).toEqual({ ...FIELD, value: 'eins zwei', reasons: ['Zu lang.'] });
  expect(sessionStorage.getItem('editor-refused')).toContain('eins zwei');
});

test('a text that is accepted after all, or given up, is no longer stored', () => {
  noteWritten(written('eins'), refusal);
  noteWritten(written('andere', 'change'), { kind: 'done', block: null });
  expect(refusedFor(FIELD)).toBeDefined();
  noteWritten(written('eins'), { kind: 'done', block: null });
  expect(refusedFor(FIELD)).toBeUndefined();
  expect(sessionStorage.getItem('editor-refused')).toBeNull();
});

test('a rich text is shown as plain text, a line for each paragraph', () => {
  expect(plainWords('<p>Eins &amp; <b>zwei</b></p><ul><li>drei</li></ul>')).toBe(
    'Eins & zwei\ndrei',
  );
  expect(plainWords('a < b')).toBe('a < b');
});
