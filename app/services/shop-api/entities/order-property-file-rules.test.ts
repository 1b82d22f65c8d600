import { expect, test } from 'vitest';
import { contentProblem, nameProblem } from '~/lib/file-rules';
import {
  ORDER_PROPERTY_FILES,
  fileUrl,
  fileValue,
  readFileValue,
} from './order-property-file-rules';

const head = (text: string) => Buffer.from(text, 'latin1');
const look = (name: string, text: string) =>
  nameProblem(ORDER_PROPERTY_FILES, name) ??
  contentProblem(ORDER_PROPERTY_FILES, name, { size: text.length, head: head(text) });

test('the kinds of the specification are accepted, and no other (5.47)', () => {
  const kinds = 'doc docx pdf txt obj eps ps psd sla stp step 3mf 3ds max jpg png svg'.split(' ');
  expect(Object.keys(ORDER_PROPERTY_FILES.types).toSorted()).toEqual(kinds.toSorted());
});

test.each([
  ['a.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
  ['a.docx', 'PK\x03\x04\x14\0'],
  ['a.PDF', '%PDF-1.7\n'],
  ['a.txt', 'Salbei'],
  ['a.obj', '# Blender'],
  ['a.eps', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['a.eps', '\xc5\xd0\xd3\xc6\x1e\0\0\0'],
  ['a.ps', '\x04%!PS-Adobe-2.0'],
  ['a.psd', '8BPS\0\x01'],
  ['a.sla', '<?xml version="1.0"?>'],
  ['a.stp', 'ISO-10303-21;\nHEADER;'],
  ['a.step', 'ISO-10303-21;'],
  ['a.3mf', 'PK\x03\x04'],
  ['a.3ds', 'MM\x12\x34'],
  ['a.max', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a.jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['a.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['Größe & Form, 2. Fassung (neu).svg', '<svg xmlns='],
])('%s is accepted as its kind', (name, text) => {
  expect(look(name, text)).toBeNull();
});

test.each([
  ['a.pdf', 'PK\x03\x04'],
  ['a.docx', '%PDF-1.7'],
  ['a.png', '\xff\xd8\xff'],
  ['a.jpg', '<svg onload='],
  ['a.psd', '8BP'],
  ['a.step', '\xef\xbb\xbfISO'],
])('%s is refused as another kind', (name, text) => {
  expect(look(name, text)).toBe('fileContent');
});

test('no file is served with a type that a browser runs', () => {
  const types = Object.values(ORDER_PROPERTY_FILES.types).map(({ mediaType }) => mediaType);
  expect(types.filter((type) => /html|svg|\/xml|\+xml|javascript/.test(type))).toEqual([]);
});

test('a value contains the name of its file, and its URL', () => {
  const file = { hash: 'a'.repeat(43), fileName: 'Größe 1-2.pdf' };
  expect(readFileValue(fileValue(file))).toEqual(file);
  expect(fileUrl(fileValue(file))).toBe(`/files/${file.hash}/Gr%C3%B6%C3%9Fe%201-2.pdf`);
  for (const wrong of [
    '',
    'a.pdf',
    `${file.hash}/`,
    `${file.hash}/a/b`,
    `${file.hash}/a\n`,
    '../a/b',
  ]) {
    expect([readFileValue(wrong), fileUrl(wrong)]).toEqual([null, null]);
  }
});
