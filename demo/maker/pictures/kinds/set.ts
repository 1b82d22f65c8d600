// A bundle: tins in front, tools leaning and lying beside them.
import { mix, paper } from '../colour';
import { paperGrain, paperGround } from '../ground';
import type { PictureSpec, Shade } from '../spec';
import { groundShadow, group, root } from '../svg';
import { flatBrush } from '../tools/brushes';
import { toolDefinitions } from '../tools/kit';
import { tray, wideRoller } from '../tools/rollers';
import { drawBucket } from '../containers/bucket';
import { drawTin } from '../containers/tin';

type SetSpec = Extract<PictureSpec, { kind: 'set' }>;
const view = [0, 0, 1200, 1200] as const;
const fallback: Shade = { hex: '#d8cfc0', name: '', code: '' };

/** Ids within a vessel must differ from those of its neighbour. */
function vesselAt(
  spec: SetSpec,
  shade: Shade,
  index: number,
  x: number,
  y: number,
  scale: number,
  small: boolean,
): string {
  const drawVessel = spec.container === 'bucket' ? drawBucket : drawTin;
  const vessel = drawVessel(
    {
      kind: 'tin',
      shade,
      litres: small ? 0.75 : 2.5,
      sizeLabel: spec.sizeLabel,
      line: spec.line,
      maker: spec.maker,
      container: spec.container,
      surface: 'silk',
    },
    0,
    1,
  ).replace(/( id="|url\(#)([^")]+)/g, `$1$2-${index}`);
  return (
    groundShadow(`tin-shadow-${index}`, x + 60 * scale, y + 12, 470 * scale, 98 * scale, 0.7) +
    group({ transform: `translate(${x - 600 * scale} ${y}) scale(${scale})` }, vessel)
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
    spec.transparent ? '' : paperGround(view, mix(paper, first.hex, 0.07)),
    has('tray') ? lying(12, 0.82, 850, 410, tray(first.hex)) : '',
    has('roller') ? lying(-30, 0.66, 960, 690, wideRoller(first.hex)) : '',
    has('tin') && second ? vesselAt(spec, second, 1, 712, 830, 0.5, true) : '',
    has('tin') ? vesselAt(spec, first, 0, 345, 930, 0.74, false) : '',
    has('brush') ? lying(68, 0.62, 790, 992, flatBrush(second?.hex ?? first.hex)) : '',
    spec.transparent ? '' : paperGrain(view, 0.8),
  );
}
