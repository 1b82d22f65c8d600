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

test('a form with only saved values has no changed field', () => {
  expect(changedFields(form(), SHOWN)).toEqual({});
  field('font').value = ' Work Sans ';
  expect(changedFields(form(), SHOWN)).toEqual({});
});

test('every different field is listed with its saved value, and no more once it is reverted', () => {
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

test('saved values are the new reference', () => {
  field('blockSize').value = 'l';
  expect(changedFields(form(), { ...SHOWN, blockSize: 'l' })).toEqual({});
});

test('typed values are filled in again, and unknown fields ignored', () => {
  field('font').value = 'Nunito Sans';
  field('sitemap').checked = false;
  const typed = changedFields(form(), SHOWN);
  field('font').value = 'Work Sans';
  field('sitemap').checked = true;
  fillIn(form(), { ...typed, gone: 'x' });
  expect([field('font').value, field('sitemap').checked]).toEqual(['Nunito Sans', false]);
});
