// `npm run fonts`: cuts the fonts down to what the shop shows and prints; app/styles/fonts and
// app/services/documents/fonts are its result.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules', '@fontsource-variable');
const target = join(root, 'app', 'styles', 'fonts');

/** Letters of western Europe, for the names of people and makers too, and the signs of both languages. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸẞ„“”‚‘’‹›–—…•€†‰−⁄\u2011\u202f`;

// Fixed axes: those of Fraunces are four fifths of its file, and a browser lays out text in a
// variable font more slowly than in two plain ones (docs/decisions/031).
const FONTS = [
  {
    from: 'fraunces',
    whole: 'fraunces-latin-opsz-normal.woff2',
    cuts: { fraunces: { opsz: 36, wght: 500 } },
  },
  // The shop's own, and those an operator may choose instead (app/styles/text-fonts.ts).
  ...['instrument-sans', 'nunito-sans', 'source-sans-3', 'work-sans'].map((from) => ({
    from,
    whole: `${from}-latin-wght-normal.woff2`,
    cuts: { [`${from}-400`]: { wght: 400 }, [`${from}-600`]: { wght: 600 } },
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

// For documents whole letters of Europe in one file each: a PDF has no second font to fall back to.
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}${range(0x18f, 0x18f)}${range(0x1a0, 0x1a1)}${range(0x1af, 0x1b0)}${range(0x218, 0x21b)}${range(0x37a, 0x3ce)}${range(0x400, 0x45f)}${range(0x490, 0x491)}${range(0x1e00, 0x1ef9)}„“”‚‘’‹›–—…•€†‰−⁄×\u2010\u2011\u202f`;
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
  const part = await subsetFont(font, LETTERS, { targetFormat: 'sfnt' });
  await writeFile(join(forDocuments, `source-sans-3-${weight}.ttf`), part);
}
await copyFile(join(sourceSans, 'LICENSE_FONT'), join(forDocuments, 'source-sans-3.LICENSE.txt'));

/** @param {number} first @param {number} last */
function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
