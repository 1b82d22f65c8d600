// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { changedFields, fillIn } from './form-fields';

const SHOWN = { font: 'Work Sans', blockSize: 'm', sitemap: 'Y' };

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="font" value="Work Sans">
      <select name="blockSize"><option value="m" selected></option><option value="l"></option></select>
      <input type="checkbox" name="sitemap" value="Y" checked>
      <input type="hidden" name="intent" value="design">
    </form>`;
});

const form = () => document.querySelector('form')!;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

test('a form that says what holds has no changed field', () => {
  expect(changedFields(form(), SHOWN)).toEqual({});
  field('font').value = ' Work Sans ';
  expect(changedFields(form(), SHOWN)).toEqual({});
});

test('every field that differs counts beside what holds, and no more once it is as before', () => {
  field('font').value = 'Nunito Sans';
  field('blockSize').value = 'l';
  field('sitemap').checked = false;
  expect(changedFields(form(), SHOWN)).toEqual({
    font: 'Nunito Sans',
    blockSize: 'l',
    sitemap: '',
    'shown.font': 'Work Sans',
    'shown.blockSize': 'm',
    'shown.sitemap': 'Y',
  });
  field('font').value = 'Work Sans';
  field('blockSize').value = 'm';
  field('sitemap').checked = true;
  expect(changedFields(form(), SHOWN)).toEqual({});
});

test('what was saved is the new measure', () => {
  field('blockSize').value = 'l';
  expect(changedFields(form(), { ...SHOWN, blockSize: 'l' })).toEqual({});
});

test('what was typed is filled in again, and what is not in the form is passed over', () => {
  field('font').value = 'Nunito Sans';
  field('sitemap').checked = false;
  const typed = changedFields(form(), SHOWN);
  field('font').value = 'Work Sans';
  field('sitemap').checked = true;
  fillIn(form(), { ...typed, gone: 'x' });
  expect([field('font').value, field('sitemap').checked]).toEqual(['Nunito Sans', false]);
});
