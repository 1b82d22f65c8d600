import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** Writes what the window shows as AVIF: sharp enough to read, small enough for the repository. */
export async function keepPicture(page: Page, path: string, mostBytes: number): Promise<void> {
  // What has just come into sight is drawn a little later.
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot({ animations: 'disabled' });
  for (let quality = 60; quality > 20; quality -= 5) {
    const file = await sharp(shot).avif({ quality, effort: 6 }).toBuffer();
    if (file.length > mostBytes) continue;
    writeFileSync(path, file);
    return console.log(`${basename(path)}: ${file.length} bytes`);
  }
  throw new Error(`${basename(path)} does not fit into ${mostBytes} bytes`);
}
