import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, test } from '../support/browser-test';
import { words } from '../support/words';

test.beforeEach(({ context }) => enterAsOperator(context));

const EDIT = '/operator/edit?edit=home-how-to-image';
const field = (page: Page, path: string) => page.locator(`[id="home-how-to-image-${path}"]`);

test('a picture is uploaded and inserted, and earlier input stays', async ({ page }) => {
  await open(page, EDIT);
  await field(page, 'alt').fill('Getippt');
  await page.locator('button[value="pick:tablet"]').click();
  await expect(page.locator('#upload-file')).toBeVisible();
  const create = { width: 900, height: 600, channels: 3, background: '#8a9a7b' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .locator('#upload-file')
    .setInputFiles({ name: 'w.png', mimeType: 'image/png', buffer });
  await page.locator('#upload-alt').fill('Eine grüne Wand');
  await page.locator('button[value=upload]').click();

  await expect(page.locator('#picker-alt')).toHaveValue('Eine grüne Wand');
  await page.locator('#picker-alt').fill('');
  await page.getByRole('button', { name: words('de', 'editorPicker.put') }).click();
  await expect(page.locator('#panel [data-error="alt.required"]')).toBeVisible();
  await page.locator('#picker-alt').fill('Eine grüne Wand');
  await page.getByRole('button', { name: words('de', 'editorPicker.put') }).click();
  await expect(field(page, 'tablet')).toHaveValue(/^\/media\/[0-9a-f]{64}\/900\.avif$/);
  await expect(field(page, 'alt')).toHaveValue('Eine grüne Wand');
});

test('a link is selected by keyboard alone, and its field has the focus', async ({ page }) => {
  await open(page, '/operator/edit?edit=home-how-to-text');
  const link = page.locator('[id="home-how-to-text-button.link"]');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#panel')).toBeFocused();
  await page.locator('#picker-search').focus();
  await page.keyboard.type('ratgeber');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=ratgeber/);
  // The address changes before the list does.
  await expect(page.locator('button[name=address][value="/"]')).toBeHidden();
  await page.locator('button[name=address]').first().focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('/ratgeber');
  await expect(link).toBeFocused();
});

test('a colour and its picker follow each other, and the last value is saved', async ({ page }) => {
  await open(page, '/operator/edit?edit=home-how-to-text');
  const typed = page.locator('[id="home-how-to-text-text.color"]');
  const chosen = page.locator('#panel input[type=color]').first();
  await typed.fill('#123456');
  await expect(chosen).toHaveValue('#123456');
  await chosen.fill('#abcdef');
  await expect(typed).toHaveValue('#abcdef');
  const text = page.locator('.blocks .colour-abcdef-x').first();
  await expect(text).toHaveCSS('color', 'rgb(171, 205, 239)');
  await page.locator('[id="home-how-to-text-text.title"]').fill('Neuer Titel');
  await expect(page.locator('main')).toContainText('Neuer Titel');
  await page.reload();
  await expect(typed).toHaveValue('#abcdef');
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}
