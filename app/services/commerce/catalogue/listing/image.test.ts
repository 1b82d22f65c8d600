import { expect, test } from 'vitest';
import { toImage } from './image';

const ROW = {
  id: 1,
  hash: 'a',
  position: 0,
  width: 960,
  height: 960,
  placeholder: '',
  widths: [320],
  alternate: '',
};

test.each([
  ['Oberfläche', 'oberflaeche'],
  ['Weiß & Grün', 'weiss-gruen'],
  ['Gebinde 2,5 l', 'gebinde-2-5-l'],
])('the clean name of the picture %j is %j, as in web addresses', (name, clean) => {
  expect(toImage({ ...ROW, name }, '').cleanImageName).toBe(clean);
});
