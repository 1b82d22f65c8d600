// `npm run fonts`: reduces the fonts to the characters that the shop shows and prints; writes
// app/styles/fonts and app/services/documents/fonts.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules', '@fontsource-variable');
const target = join(root, 'app', 'styles', 'fonts');

/** Letters of western Europe, for names of people and makers, and the signs of both languages. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸẞ„“”‚‘’‹›–—…•€†‰−⁄\u2011\u202f`;

// Fixed axes: those of Fraunces are four fifths of its file, and a browser lays out text in a
// variable font more slowly than in two plain ones (docs/decisions/031).
const FONTS = [
  {
    from: 'fraunces',
    whole: 'fraunces-latin-opsz-normal.woff2',
    cuts: { fraunces: { opsz: 36, wght: 500 } },
  },
  // The shop's default, and those an operator may choose instead (app/styles/text-fonts.ts).
  ...['instrument-sans', 'nunito-sans', 'source-sans-3', 'work-sans'].map((from) => ({
    from,
    whole: `${from}-latin-wght-normal.woff2`,
    cuts: { [`${from}-400`]: { wght: 400 }, [`${from}-700`]: { wght: 700 } },
  })),
];

await mkdir(target, { recursive: true });
for (const { from, whole, cuts } of FONTS) {
  const font = await readFile(join(packages, from, 'files', whole));
  for (const [name, axes] of Object.entries(cuts)) {
    const part = await subsetFont(font, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(join(target, `${name}.woff2`), part);
    console.log(`${name}: ${font.length} -> ${part.length} bytes`);
  }
  await copyFile(join(packages, from, 'LICENSE'), join(target, `${from}.LICENSE.txt`));
}

// Documents need every character of the font, in one file each: names may contain any of them.
const forDocuments = join(root, 'app', 'services', 'documents', 'fonts');
const sourceSans = join(root, 'node_modules', '@expo-google-fonts', 'source-sans-3');
await mkdir(forDocuments, { recursive: true });
for (const [weight, name] of [
  ['400', 'Regular'],
  ['600', 'SemiBold'],
]) {
  const font = await readFile(
    join(sourceSans, `${weight}${name}`, `SourceSans3_${weight}${name}.ttf`),
  );
  const part = await subsetFont(font, signsOf(font), { targetFormat: 'sfnt' });
  await writeFile(join(forDocuments, `source-sans-3-${weight}.ttf`), part);
}
await copyFile(join(sourceSans, 'LICENSE_FONT'), join(forDocuments, 'source-sans-3.LICENSE.txt'));

/** @param {Buffer} font */
function signsOf(font) {
  const { characterSet } = /** @type {import('fontkit').Font} */ (create(font));
  return String.fromCodePoint(...characterSet).replaceAll(/[\p{Co}\p{Cn}]/gu, '');
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
