import { expect, test } from 'vitest';
import { contentBlock } from '~/blocks/kit/define-block';
import type { EditorCommand } from './commands';
import { writesOver } from './writes-over';

type Fields = Record<string, unknown>;
const card = (fields: Fields, uuid = 'a') => contentBlock('TextCard', uuid, fields);
const change = (fields: Fields): EditorCommand => ({
  kind: 'change',
  uuid: 'a',
  fields,
});
const remove: EditorCommand = { kind: 'remove', uuid: 'a' };
const other = card({ text: { title: 'Pinsel' } }, 'b');
const was = { text: { title: 'Lasur', size: 'h2' }, items: ['Holz'] };
const before = [card(was), other];

test.each<[boolean, string, EditorCommand, Fields | null]>([
  [false, 'nothing is new', change({ text: { title: 'Öl', size: 'h2' } }), was],
  [true, 'one text by both', change({ text: { title: 'Öl' } }), { text: { title: 'Lack' } }],
  [
    false,
    'two texts of one block',
    change({ text: { title: 'Öl', size: 'h2' }, items: ['Holz'] }),
    { text: { title: 'Lasur', size: 'h1' }, items: ['Holz'] },
  ],
  [
    false,
    'the same words by both',
    change({ text: { title: 'Öl', size: 'h2' }, items: ['Holz'] }),
    { text: { title: 'Öl', size: 'h2' }, items: ['Holz'] },
  ],
  [
    true,
    'two entries of one list',
    change({ text: { title: 'Lasur', size: 'h2' }, items: ['Stein', 'Holz'] }),
    { text: { title: 'Lasur', size: 'h2' }, items: ['Holz', 'Metall'] },
  ],
  [
    true,
    'a value that one has taken away',
    change({ text: { size: 'h2' }, items: ['Holz'] }),
    { text: { title: 'Lack', size: 'h2' }, items: ['Holz'] },
  ],
  [true, 'words of a block that is gone', change({ text: { title: 'Öl' } }), null],
  [true, 'deleting what is new', remove, { text: { title: 'Lack' } }],
  [false, 'deleting what is as it was', remove, was],
  [false, 'deleting what is gone', remove, null],
  [true, 'the whole page', { kind: 'replace', blocks: [other] }, { text: {} }],
  [false, 'moving', { kind: 'move', uuid: 'a', place: { parent: null, after: 'b' } }, { text: {} }],
])('overwrites changes of others: %s, %s', (isOver, _, command, theirs) => {
  const now = theirs ? [card(theirs), other] : [other];
  expect(writesOver([command], { before, now })).toBe(isOver);
});
