// A vessel of paint on paper (or on nothing, to lie over a field of colour).
import { mix, paper } from '../colour';
import { drawBucket } from '../containers/bucket';
import { drawCan } from '../containers/can';
import { drawBottle, drawJar, drawSpray } from '../containers/slim';
import { drawTin } from '../containers/tin';
import { grainPattern } from '../grain';
import { paperGrain, paperGround } from '../ground';
import type { Container, TinSpec } from '../spec';
import { groundShadow, root } from '../svg';

type Draw = (spec: TinSpec, base: number, scale: number) => string;

// Half width of the foot and height, as drawn at scale 1; sizes in litres.
const vessels: Record<
  Container,
  { draw: Draw; foot: number; tall: number; small: number; large: number }
> = {
  tin: { draw: drawTin, foot: 322, tall: 640, small: 0.125, large: 12.5 },
  bucket: { draw: drawBucket, foot: 298, tall: 670, small: 2.5, large: 15 },
  can: { draw: drawCan, foot: 268, tall: 690, small: 0.25, large: 10 },
  spray: { draw: drawSpray, foot: 164, tall: 920, small: 0.15, large: 0.6 },
  bottle: { draw: drawBottle, foot: 212, tall: 822, small: 0.1, large: 1 },
  jar: { draw: drawJar, foot: 258, tall: 556, small: 0.05, large: 0.5 },
};

const view = [0, 0, 1200, 1200] as const;

/** How large a vessel appears: it grows a little with what it holds. */
function vesselScale({ container, litres }: Pick<TinSpec, 'container' | 'litres'>): number {
  const { small, large } = vessels[container];
  const share = Math.log(Math.max(litres, small) / small) / Math.log(large / small);
  return 0.74 + 0.34 * Math.min(1, Math.max(0, share));
}

function drawVessel(spec: TinSpec): string {
  const { draw, foot, tall } = vessels[spec.container];
  const scale = vesselScale(spec);
  const wide = foot * scale;
  const handle = spec.container === 'tin' && spec.litres > 1 ? 290 : 0;
  const base = 620 + ((tall + handle) * scale) / 2;
  return [
    spec.surface === 'clear' ? grainPattern('wood', 0.6) : '',
    groundShadow('far-shadow', 600 + wide * 0.26, base + wide * 0.06, wide * 1.6, wide * 0.3, 0.3),
    groundShadow(
      'near-shadow',
      600 + wide * 0.06,
      base + wide * 0.025,
      wide * 1.16,
      wide * 0.215,
      0.75,
    ),
    draw(spec, base, scale),
  ].join('');
}

export function drawTinPicture(spec: TinSpec): string {
  const title = [spec.maker, spec.line, spec.shade.name, spec.sizeLabel].join(', ');
  if (spec.transparent) return root(view, title, drawVessel(spec));
  const tint = mix(paper, spec.shade.hex, 0.07);
  return root(view, title, paperGround(view, tint), drawVessel(spec), paperGrain(view, 0.7));
}
