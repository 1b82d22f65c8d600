// The rectangular canister for oils and thinners: two faces, a screw cap, a folded handle.
import { blur, ellipse, linear, n, path, polygon, type Point } from '../svg';
import type { TinSpec } from '../spec';
import { drawLabel } from './label';
import { revolve } from './revolved';
import { metal, shadeBody } from './shading';

export function drawCan(spec: TinSpec, base: number, scale: number): string {
  const w = 384 * scale;
  const depth = 150 * scale;
  const h = 640 * scale;
  const left = 600 - (w + depth) / 2;
  const right = left + w;
  const top = base - h;
  // The front face rises slightly to the left, the side face to the right.
  const rise = 0.05;
  const back = 0.3;
  const bend = (x: number, y: number): Point => [left + w / 2 + x, y + x * rise];
  const side = (share: number, y: number): Point => [
    right + depth * share,
    y + (w / 2) * rise - depth * share * back,
  ];
  const quad = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const front = (y1: number, y2: number) =>
    quad([bend(-w / 2, y1), bend(w / 2, y1), bend(w / 2, y2), bend(-w / 2, y2)]);
  const flank = (y1: number, y2: number) =>
    quad([side(0, y1), side(1, y1), side(1, y2), side(0, y2)]);
  const [lx, ly] = bend(-w / 2, top);
  const topFace: Point[] = [
    [lx, ly],
    bend(w / 2, top),
    side(1, top),
    [lx + depth, ly - depth * back],
  ];
  const labelTop = top + h * 0.06;
  const labelBottom = base - h * 0.05;
  const split = labelTop + (labelBottom - labelTop) * 0.5;
  const capX = lx + depth * 0.62 + w * 0.14;
  const capY = ly - depth * 0.08;
  const cap = revolve(capX, 0.26, [
    [capY - h * 0.115, w * 0.098],
    [capY - h * 0.108, w * 0.104],
    [capY, w * 0.106],
  ]);
  const handle = `M${n(lx + depth * 0.55 + w * 0.36)} ${n(ly + 4)}C${n(lx + depth * 0.55 + w * 0.38)} ${n(ly - h * 0.13)} ${n(right + depth * 0.3)} ${n(ly - h * 0.12)} ${n(right + depth * 0.36)} ${n(ly + w * rise * 0.6)}`;
  return [
    blur('cast', 14),
    metal('metal', left, right + depth),
    linear(
      'top-face',
      [
        [0, '#f2f2f1'],
        [1, '#b3b5b8'],
      ],
      [0, 0],
      [1, 0.3],
    ),
    linear(
      'front-light',
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#16120d', 0.12],
      ],
      [0, 0],
      [1, 0.4],
    ),
    linear(
      'flank-light',
      [
        [0, '#16120d', 0.3],
        [1, '#16120d', 0.44],
      ],
      [0, 0],
      [1, 0],
    ),
    polygon(
      [
        bend(-w / 2, base - 6),
        bend(w / 2, base + 3),
        side(1, base + 3),
        [right + depth * 1.9, base - depth * 0.1],
        [left + depth, base - depth * back - 20],
      ],
      {
        fill: '#1a1613',
        opacity: 0.34,
        filter: 'url(#cast)',
      },
    ),
    path(front(top, base), { fill: '#c9cbcd' }),
    path(flank(top, base), { fill: '#c9cbcd' }),
    path(flank(labelTop, labelBottom), { fill: '#f3f0e9' }),
    path(flank(split, labelBottom), { fill: spec.shade.hex }),
    drawLabel(spec, { bend, band: front, top: labelTop, bottom: labelBottom, width: w * 0.8 }),
    path(front(top, base), { fill: 'url(#front-light)' }),
    path(flank(top, base), { fill: 'url(#flank-light)' }),
    polygon([bend(w / 2, top), side(0.03, top), side(0.03, base), bend(w / 2, base)], {
      fill: '#ffffff',
      opacity: 0.28,
    }),
    polygon(topFace, {
      fill: 'url(#top-face)',
      stroke: '#909296',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    path(front(top, top + h * 0.014), { fill: '#e9e9e8' }),
    path(front(base - h * 0.014, base), { fill: '#9b9da0' }),
    path(flank(base - h * 0.014, base), { fill: '#6f7276' }),
    path(handle, {
      fill: 'none',
      stroke: '#16120d',
      'stroke-width': w * 0.05,
      opacity: 0.12,
      transform: 'translate(6 10)',
    }),
    path(handle, {
      fill: 'none',
      stroke: '#707377',
      'stroke-width': w * 0.046,
      'stroke-linecap': 'round',
    }),
    path(handle, {
      fill: 'none',
      stroke: '#dfe0e0',
      'stroke-width': w * 0.016,
      'stroke-linecap': 'round',
      transform: 'translate(-2 -4)',
    }),
    ellipse(capX, capY + 4, w * 0.13, w * 0.036, { fill: '#16120d', opacity: 0.22 }),
    path(cap.band(capY - h * 0.115, capY), { fill: '#2f2d2a' }),
    shadeBody('cap', cap.band(capY - h * 0.115, capY), capX - w * 0.106, capX + w * 0.106, 'silk'),
    ellipse(capX, capY - h * 0.115, w * 0.098, w * 0.098 * 0.26, { fill: '#4b4844' }),
  ].join('');
}
