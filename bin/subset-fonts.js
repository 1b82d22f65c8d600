// `npm run fonts`: cuts the two fonts down to what the shop shows; app/styles/fonts is its result.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules', '@fontsource-variable');
const target = join(root, 'app', 'styles', 'fonts');

/** Letters of western Europe, for the names of people and makers too, and the signs of both languages. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸẞ„“”‚‘’‹›–—…•€†‰−⁄\u2011\u202f`;

const FONTS = [
  {
    from: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    // One weight and one optical size: the two axes are four fifths of the file.
    axes: { opsz: 36, wght: 500 },
  },
  {
    from: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const { from, file, axes } of FONTS) {
  const whole = await readFile(join(packages, from, 'files', file));
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(join(target, `${from}.woff2`), part);
  await copyFile(join(packages, from, 'LICENSE'), join(target, `${from}.LICENSE.txt`));
  console.log(`${from}: ${whole.length} -> ${part.length} bytes`);
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
