import { expect, test, vi } from 'vitest';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import type { ShopApi } from '~/services/shop-api';
import { newsletterNames } from '~/components/newsletter-form/newsletter-names';
import { formPlace, namesOfBlock } from './names-of-block.server';

const signUp = (uuid: string, input?: object) =>
  contentBlock('NewsletterSubscribe', uuid, { text: {}, ...(input && { input }) });

const published = [
  structureBlock(
    'MultiGrid',
    'grid',
    [signUp('inside', { displayNameInput: true, nameIsRequired: true })],
    { columnWidths: [12] },
  ),
  signUp('free', { displayNameInput: true, nameIsRequired: false }),
  signUp('plain'),
  contentBlock('TextCard', 'text', { text: {}, input: { nameIsRequired: true } }),
];

const getBlocks = vi.fn<ShopApi['getBlocks']>(async ({ identifier }) =>
  identifier === 'index' || identifier === 12 ? published : [],
);
const namesOf = (page: string, block: string) => namesOfBlock({ getBlocks }, { page, block });

test('the published block decides whether names are shown, wherever it stands', async () => {
  expect(await namesOf('index', 'inside')).toBe('required');
  expect(await namesOf('12', 'inside')).toBe('required');
  expect(getBlocks).toHaveBeenLastCalledWith({ identifier: 12, type: 'category' });
  expect(await namesOf('index', 'free')).toBe('optional');
  expect(await namesOf('index', 'plain')).toBe('none');
});

test.each([
  ['index', 'gone'],
  ['index', 'text'],
  ['index', ''],
  ['13', 'inside'],
  ['', 'inside'],
  ['-12', 'inside'],
  ['12.5', 'inside'],
  ['9999999999', 'inside'],
  ['__proto__', 'inside'],
  ['index\0', 'inside'],
])('page %j has no block %j with name fields', async (page, block) => {
  expect(await namesOf(page, block)).toBeNull();
});

test('a name that is not shown cannot be required', () => {
  expect(newsletterNames({ displayNameInput: false, nameIsRequired: true })).toBe('none');
});

test('a form names its page and block, or neither', () => {
  const form = new FormData();
  form.set('page', 'index');
  expect(formPlace(form)).toBeNull();
  form.set('block', 'inside');
  expect(formPlace(form)).toEqual({ page: 'index', block: 'inside' });
  form.set('block', new Blob());
  expect(formPlace(form)).toBeNull();
});
