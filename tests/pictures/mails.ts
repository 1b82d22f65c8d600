import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SETTINGS } from '../../demo/base/settings';
import { mailHtml } from '../../app/services/mail/mail-document';
import { projectRoot } from '../../server/project-root';
import { withBrowser } from '../../bench/browser';
import { sampleMails } from './mail-samples';

/** The pictures of docs/mails.md: each mail in its languages, as a mail program shows it. */

const FOLDER = join(projectRoot(), 'docs', 'mails');
const WIDTH = 600;
const MOST_HEIGHT = 1_800;
const MOST_BYTES = 60_000;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await withBrowser(async (browser) => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 400 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const { name, document } of sampleMails()) {
    await page.setContent(mailHtml(document, { linkColour: SETTINGS.design.primaryColor }));
    const height = Math.min((await page.locator('body').boundingBox())!.height, MOST_HEIGHT);
    const clip = { x: 0, y: 0, width: WIDTH, height: Math.ceil(height) };
    keep(name, await small(await page.screenshot({ clip, fullPage: true })));
  }
});

async function small(shot: Buffer): Promise<Buffer> {
  for (let quality = 60; quality > 20; quality -= 10) {
    const file = await sharp(shot).avif({ quality, effort: 6 }).toBuffer();
    if (file.length <= MOST_BYTES) return file;
  }
  throw new Error(`A picture does not fit into ${MOST_BYTES} bytes`);
}

function keep(name: string, file: Buffer): void {
  writeFileSync(join(FOLDER, `${name}.avif`), file);
  console.log(`${name}.avif: ${file.length} bytes`);
}
