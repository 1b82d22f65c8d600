import { expect, test } from 'vitest';
import { propertyText } from './property-text';

test.each([
  ['text', 'Wohnzimmer', 'Wohnzimmer'],
  ['selection', '{"2":"Matt"}', 'Matt'],
  ['selection', 'Matt', 'Matt'],
  ['selection', '{broken', '{broken'],
  ['file', 'Zm9vYmFyYmF6cXV4MTIzNA/skizze.pdf', 'skizze.pdf'],
  ['empty', 'true', ''],
])('%s %s reads %s', (type, value, text) => {
  expect(propertyText(type, value)).toBe(text);
});
