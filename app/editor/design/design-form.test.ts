import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWithZod } from '@conform-to/zod/v4';
import { expect, test } from 'vitest';
import { TEXT_FONTS } from '~/styles/text-fonts';
import { PAPER } from '~/styles/design-tokens';
import { designFormSchema } from './design-form.server';

const GOOD = {
  font: 'Work Sans',
  primaryColor: '#1f4d3f',
  secondaryColor: '#b4532a',
  blockSize: 'l',
};

function read(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) form.set(name, value);
  const submission = parseWithZod(form, { schema: designFormSchema });
  return submission.status === 'error' ? Object.values(submission.error ?? {}).flat() : [];
}

test('the options of the form are accepted', () => {
  expect(read()).toEqual([]);
  for (const { name } of TEXT_FONTS) expect(read({ font: name })).toEqual([]);
});

test.each([
  [{ font: 'Comic Sans' }, ['font.invalid']],
  [{ blockSize: 'xxl' }, ['blockSize.invalid']],
  [{ primaryColor: 'red;}' }, ['primaryColor.invalid']],
  [{ primaryColor: '#fff' }, ['primaryColor.invalid']],
  [{ primaryColor: '#ffcc00' }, ['primaryColor.contrast']],
  [{ secondaryColor: '#767676' }, ['secondaryColor.contrast']],
  [{ font: '', primaryColor: '' }, ['font.invalid', 'primaryColor.invalid']],
])('%o is refused', (changes, problems) => {
  expect(read(changes as Record<string, string>)).toEqual(problems);
});

test('the background is that of the pages', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
  expect(css).toContain(`--paper: ${PAPER};`);
});
