import { withPool } from '../support/browser-database';
import { blockDefinitions } from '../../app/blocks/definitions';
import { takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect } from '../support/browser-test';
import { test } from '../support/own-shop';
import { words } from '../support/words';

const TAKE_COLORS = `
  create table category_color as select id, color from category where color is not null;
  update category set color = null`;
const RESTORE_COLORS = `
  update category set color = category_color.color from category_color where category_color.id = category.id;
  drop table category_color`;

// The shop loses its colour families in this file, and gets them back for the next test of the same
// worker.
test.afterAll(async () => {
  await withPool((pool) => pool.query(RESTORE_COLORS));
});

test('a block without content is marked in the editor and takes no room for customers', async ({
  page,
  context,
  browser,
}) => {
  await enterAsOperator(context);
  await page.goto('/ratgeber?editor=&add=%2F');
  await takenOver(page);
  await page.locator('#panel button[value="colour-families"]').first().click();
  const { title } = blockDefinitions.ColourFamilies;
  const close = page.getByRole('link', {
    name: words('de', 'editor.closePanel', { title: title.de }),
  });
  await expect(close).toBeVisible();
  await withPool((pool) => pool.query(TAKE_COLORS));
  await page.reload();
  await takenOver(page);
  const said = page.locator('.edit-flat > a');
  await expect(said).toContainText(title.de);
  await close.click();
  await expect(said).toBeVisible();
  await expect(page.locator('.edit-flat')).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: words('de', 'editor.save') }).click();
  await expect(page.getByText(words('de', 'errorMessages.editor.save.success'))).toBeVisible();

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(new URL('/ratgeber', page.url()).href);
  await expect(customer.locator('.block-colourfamilies')).toBeHidden();
  await expect(customer.locator('.block-colourfamilies')).toHaveCSS('display', 'none');
});
