// A bundle: tins in front, tools leaning and lying beside them.
import { mix, paper } from '../colour';
import { paperGrain, paperGround } from '../ground';
import type { PictureSpec, Shade } from '../spec';
import { groundShadow, group, root } from '../svg';
import { flatBrush } from '../tools/brushes';
import { toolDefinitions } from '../tools/kit';
import { tray, wideRoller } from '../tools/rollers';
import { drawTin } from '../containers/tin';

type SetSpec = Extract<PictureSpec, { kind: 'set' }>;
const view = [0, 0, 1200, 1200] as const;
const fallback: Shade = { hex: '#d8cfc0', name: '', code: '' };

/** A tin's ids must differ from its neighbour's. */
function tinAt(
  spec: SetSpec,
  shade: Shade,
  index: number,
  x: number,
  y: number,
  scale: number,
  small: boolean,
): string {
  const tin = drawTin(
    {
      kind: 'tin',
      shade,
      litres: small ? 0.75 : 2.5,
      sizeLabel: spec.sizeLabel,
      line: spec.line,
      maker: spec.maker,
      container: 'tin',
      surface: 'silk',
    },
    0,
    1,
  ).replace(/(id="|url\(#)(metal|plate|groove|body)/g, `$1$2-${index}`);
  return (
    groundShadow(`tin-shadow-${index}`, x + 60 * scale, y + 12, 470 * scale, 98 * scale, 0.7) +
    group({ transform: `translate(${x - 600 * scale} ${y}) scale(${scale})` }, tin)
  );
}

export function drawSet(spec: SetSpec): string {
  const first = spec.shades[0] ?? fallback;
  const second = spec.shades[1];
  const has = (item: SetSpec['items'][number]) => spec.items.includes(item);
  const lying = (turn: number, scale: number, x: number, y: number, body: string) =>
    group(
      { filter: 'url(#drop)' },
      group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, body),
    );
  return root(
    view,
    [spec.maker, spec.line, first.name].join(', '),
    toolDefinitions(),
    paperGround(view, mix(paper, first.hex, 0.07)),
    has('tray') ? lying(12, 0.82, 850, 410, tray(first.hex)) : '',
    has('roller') ? lying(-30, 0.66, 960, 690, wideRoller(first.hex)) : '',
    has('tin') && second ? tinAt(spec, second, 1, 712, 830, 0.5, true) : '',
    has('tin') ? tinAt(spec, first, 0, 345, 930, 0.74, false) : '',
    has('brush') ? lying(68, 0.62, 790, 992, flatBrush(second?.hex ?? first.hex)) : '',
    paperGrain(view, 0.8),
  );
}
