// A category or colour family: bands of its shades, and before them what it is about.
import { darken, lighten, luminance, mix, paper } from '../colour';
import { drawTin } from '../containers/tin';
import { grainPattern } from '../grain';
import { paperGrain } from '../ground';
import type { Aspect, CategoryTheme, Shade, Tool } from '../spec';
import { groundShadow, group, linear, linearAt, rect, root } from '../svg';
import { drawSpray } from '../containers/slim';
import { drawBucket } from '../containers/bucket';
import { drawTools } from './tool';

type CategorySpec = { shades: readonly Shade[]; theme: CategoryTheme; aspect?: Aspect };

function bands(shades: readonly Shade[], width: number, height: number): string {
  const each = width / shades.length;
  return shades
    .map(({ hex }, index) => {
      const x = index * each;
      const seam = luminance(hex) < 0.08 ? lighten(hex, 0.2) : darken(hex, 0.3);
      return (
        rect(x, 0, each + 1, height, { fill: hex }) +
        rect(x, 0, each + 1, height, { fill: 'url(#sheet)' }) +
        (index > 0 ? rect(x, 0, 2, height, { fill: seam, opacity: 0.3 }) : '')
      );
    })
    .join('');
}

const vessels = {
  wall: drawBucket,
  facade: drawBucket,
  primer: drawTin,
  lacquer: drawTin,
  wood: drawTin,
  spray: drawSpray,
};
const toolOf: Partial<Record<CategoryTheme, Tool>> = { tools: 'brush-flat', sets: 'set' };

function object(theme: CategoryTheme, shade: Shade): string {
  const tool = toolOf[theme];
  if (tool) return drawTools(tool, shade.hex);
  if (theme === 'family' || theme === 'tools' || theme === 'sets') return '';
  const litres = theme === 'wall' || theme === 'facade' ? 10 : 0.75;
  const spec = {
    kind: 'tin',
    shade: { ...shade, name: '', code: '' },
    litres,
    sizeLabel: '',
    line: shade.name,
    maker: '',
    container: 'tin',
    surface:
      theme === 'wood' ? 'clear' : theme === 'lacquer' || theme === 'spray' ? 'gloss' : 'matt',
  } as const;
  const wide = theme === 'spray' ? 180 : 330;
  return (
    groundShadow('object-shadow', 600 + wide * 0.2, 956, wide * 1.5, wide * 0.3, 0.75) +
    vessels[theme](spec, 940, theme === 'spray' ? 0.86 : 1)
  );
}

export function drawCategory({ shades, theme, aspect }: CategorySpec): string {
  const width = aspect === 'wide' ? 1600 : 1200;
  const height = aspect === 'wide' ? 900 : 1200;
  const first = shades[0] ?? { hex: paper, name: '', code: '' };
  const shown = shades.length > 0 ? shades : [first];
  const scale = height / 1200;
  const floor = mix(first.hex, paper, 0.72);
  const standing = !(theme === 'family' || theme in toolOf);
  return root(
    [0, 0, width, height],
    shown.map(({ name }) => name).join(', '),
    linear(
      'sheet',
      [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0],
        [1, '#1d140b', 0.12],
      ],
      [0, 0],
      [0.3, 1],
    ),
    theme === 'wood' ? grainPattern('wood', 1) : '',
    bands(shown, width, height),
    theme === 'wood' ? rect(0, 0, width, height, { fill: 'url(#grain-wood)' }) : '',
    standing
      ? linearAt(
          'table',
          [
            [0, '#1d140b', 0.16],
            [0.4, '#1d140b', 0],
          ],
          [0, height * 0.72],
          [0, height],
        ) +
          rect(0, height * 0.72, width, height * 0.28, { fill: floor }) +
          rect(0, height * 0.72, width, height * 0.28, { fill: 'url(#table)' })
      : '',
    group(
      { transform: `translate(${width / 2 - 600 * scale} ${standing ? -10 : 0}) scale(${scale})` },
      object(theme, first),
    ),
    paperGrain([0, 0, width, height]),
  );
}
