import { axe } from '../support/axe';
import { enhanced, expect, test } from '../support/browser-test';

test('a search being typed has suggestions for the keyboard, which lead to pages', async ({
  page,
}) => {
  await page.goto('/');
  await enhanced(page);
  const field = page.getByRole('combobox');
  await field.click();
  await page.keyboard.type('salb');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Farbtöne' })).toContainText('4120');
  expect(await axe(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const meant = list.getByRole('option', { selected: true });
  await expect(meant).toHaveText('salbei');
  await expect(field).toHaveAttribute('aria-activedescendant', (await meant.getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('salb');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.type('e');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_\d+$/);
});
