import { expect, test } from 'vitest';
import { pickFields } from './pick-fields';

test('picks the named texts and nothing else', () => {
  const form = new FormData();
  form.append('email', 'first@example.com');
  form.append('email', 'last@example.com');
  form.append('a[999999999]', 'x');
  form.append('city', new File(['x'], 'x.txt'));
  expect([...pickFields(form, ['email', 'city', 'zipCode'])]).toEqual([
    ['email', 'last@example.com'],
  ]);
});
