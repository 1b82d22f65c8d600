// Parts shared by the tools: turned wood, steel, plastic, and the shadow they lie on.
import { element, linear, path, rect } from '../svg';

export const beech = '#c99f6a';
export const steel = '#c3c6c9';
export const bristle = '#3d342b';
export const dark = '#33312e';

export function toolDefinitions(): string {
  return [
    linear(
      'across',
      [
        [0, '#1d140b', 0.34],
        [0.22, '#ffffff', 0.34],
        [0.42, '#ffffff', 0.06],
        [0.7, '#1d140b', 0.1],
        [1, '#1d140b', 0.42],
      ],
      [0, 0],
      [1, 0],
    ),
    linear('along', [
      [0, '#ffffff', 0.34],
      [0.3, '#ffffff', 0.1],
      [0.6, '#1d140b', 0.06],
      [1, '#1d140b', 0.4],
    ]),
    linear(
      'flat',
      [
        [0, '#ffffff', 0.26],
        [0.5, '#ffffff', 0],
        [1, '#1d140b', 0.2],
      ],
      [0, 0],
      [1, 1],
    ),
    element(
      'filter',
      {
        id: 'drop',
        x: '-20%',
        y: '-20%',
        width: '140%',
        height: '140%',
        'color-interpolation-filters': 'sRGB',
      },
      element('feDropShadow', {
        dx: 16,
        dy: 24,
        stdDeviation: 17,
        'flood-color': '#2b2118',
        'flood-opacity': 0.34,
      }),
    ),
  ].join('');
}

type Light = 'across' | 'along' | 'flat';

/** A form with its light. */
export function form(d: string, fill: string, light: Light = 'across'): string {
  return (
    path(d, { fill, 'fill-rule': 'evenodd' }) +
    path(d, { fill: `url(#${light})`, 'fill-rule': 'evenodd' })
  );
}

export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  light: Light = 'across',
): string {
  return (
    rect(x, y, width, height, { fill, rx }) +
    rect(x, y, width, height, { fill: `url(#${light})`, rx })
  );
}
