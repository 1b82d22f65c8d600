import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { projectRoot } from '../../server/project-root';
import { withBrowser } from '../../bench/browser';
import { withPool } from '../support/browser-database';
import { takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import setup from '../support/browser-setup';
import { shopOrigin } from '../support/browser-test';
import { words } from '../support/words';
import { keepPicture } from './keep-picture';

/** The pictures of docs/how-to/edit-pages.md and seiten-bearbeiten.md, from a new demo shop. */

const FOLDER = join(projectRoot(), 'docs', 'how-to', 'pictures');
const WINDOW = { width: 1280, height: 720 };
const MOST_BYTES = 60_000;
const LANGUAGES = [
  { lang: 'de', prefix: '' },
  { lang: 'en', prefix: '/en' },
] as const;
const TITLES = { de: 'In drei Schritten zur neuen Wand', en: 'A new wall in three steps' };
const ALTERNATES = { de: 'Ein Wohnzimmer mit grüner Wand', en: 'A living room with a green wall' };
type Language = (typeof LANGUAGES)[number];

mkdirSync(FOLDER, { recursive: true });
const stop = await setup();
try {
  await withBrowser(async (browser) => {
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ viewport: WINDOW, locale: language.lang });
      const { id } = await enterAsOperator(context);
      await name(id, `ada.${language.lang}@example.com`);
      await takePictures(await context.newPage(), language);
      await context.close();
    }
  });
} finally {
  await stop();
}

/** The history names who published. */
async function name(operatorId: number, email: string): Promise<void> {
  const sql = 'update operator set email = $2 where id = $1';
  await withPool((pool) => pool.query(sql, [operatorId, email]));
}

/** One after the other: what is done for a picture is there in the next. */
async function takePictures(page: Page, { lang, prefix }: Language): Promise<void> {
  const take = (name: string) =>
    keepPicture(page, join(FOLDER, `${name}-${lang}.avif`), MOST_BYTES);
  const visit = (query: string) => page.goto(`${shopOrigin()}${prefix}/operator/edit${query}`);
  const open = async (query: string) => {
    await visit(query);
    await takenOver(page);
  };
  await open('');
  await take('tour');
  await page.locator('button[value="tour:0"]').click();
  await page.locator('#tour').waitFor({ state: 'detached' });

  await page.locator('.edit-insert').nth(1).click();
  await page.locator('#panel .offer').first().waitFor();
  await take('add');

  await open('?edit=home-how-to-text');
  await page.locator('[id="home-how-to-text-text.title"]').fill(TITLES[lang]);
  await page.locator('main', { hasText: TITLES[lang] }).waitFor();
  await page.locator('#block-home-how-to-text').evaluate((block) => block.scrollIntoView());
  await take('text');

  await open('?edit=home-how-to-image&pick=desktop');
  await page.locator('#upload-file').setInputFiles(await pictureOfShop(page, lang));
  // Below the pictures there are, it is closed.
  const upload = page.locator('details', { has: page.locator('#upload-file') });
  if (await upload.count()) await upload.evaluate((box) => box.setAttribute('open', ''));
  await page.locator('#upload-alt').fill(ALTERNATES[lang]);
  await page.locator('button[value=upload]').click();
  await page.locator('#picker-alt').waitFor();
  await take('picture');

  await open('');
  const blocks = page.locator('.blocks > .block');
  const handle = blocks.nth(2).locator('.drag-handle').first();
  await handle.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await handle.hover();
  await page.mouse.down();
  const target = (await blocks.nth(1).boundingBox())!;
  await page.mouse.move(target.x + 300, target.y + 8, { steps: 8 });
  await page.locator('.drop-line[data-over]').waitFor({ state: 'attached' });
  await take('drag');
  await page.keyboard.press('Escape');
  await page.mouse.up();

  // It has no list of keys, by which the others say that script has taken over.
  await visit('?preview=380');
  await page.frameLocator('iframe').locator('h1, h2').first().waitFor();
  await take('preview');

  await open('?schedule=');
  await take('plan');

  await open('');
  await page.getByRole('button', { name: words(lang, 'editor.save') }).click();
  await page.getByText(words(lang, 'editor.state.live')).waitFor();
  await open('?history=');
  await take('history');

  await open('?pages=');
  await take('pages');

  await open('?design=');
  await take('design');
}

/** A picture somebody could have in a folder; another one in each language, with words of its own. */
async function pictureOfShop(page: Page, lang: Language['lang']) {
  const address = await page.locator('main img').first().getAttribute('src');
  const answer = await page.request.get(shopOrigin() + address!);
  const buffer = await sharp(await answer.body())
    .resize(lang === 'de' ? 1600 : 1500)
    .jpeg()
    .toBuffer();
  return { name: 'wohnzimmer.jpg', mimeType: 'image/jpeg', buffer };
}
