// The classic paint tin: rolled metal rims, a lid with a dab of the shade, a wire handle.
import { edgeOf, lighten } from '../colour';
import type { TinSpec } from '../spec';
import { ellipse, linear, n, path } from '../svg';
import { drawLabel } from './label';
import { revolve } from './revolved';
import { metal, shadeBody } from './shading';

export function drawTin(spec: TinSpec, base: number, scale: number): string {
  const r = 316 * scale;
  const cx = 600;
  const height = (spec.litres <= 1 ? 1.98 : 1.9) * r;
  const top = base - height;
  const body = revolve(cx, 0.17, [
    [top, r],
    [base, r],
  ]);
  const rim = revolve(cx, 0.17, [
    [top - r * 0.07, r * 1.018],
    [top - r * 0.045, r * 1.03],
    [top + r * 0.01, r * 1.03],
    [top + r * 0.03, r * 1.005],
  ]);
  const foot = revolve(cx, 0.17, [
    [base - r * 0.035, r * 1.004],
    [base - r * 0.02, r * 1.02],
    [base + r * 0.012, r * 1.02],
    [base + r * 0.025, r * 1.005],
  ]);
  const lid = top - r * 0.07;
  const labelTop = top + r * 0.075;
  const labelBottom = base - r * 0.075;
  const whole = body.band(top, base);
  const handled = spec.litres > 1;
  return [
    metal('metal', cx - r, cx + r),
    linear(
      'plate',
      [
        [0, '#a9abad'],
        [0.4, '#dcdddd'],
        [1, '#f6f6f5'],
      ],
      [0.1, 0.2],
      [0.75, 1],
    ),
    linear(
      'groove',
      [
        [0, '#6f7276'],
        [0.55, '#a4a6a9'],
        [1, '#e8e8e7'],
      ],
      [0.3, 0],
      [0.6, 1],
    ),
    handled ? handleBehind(cx, top + r * 0.24, r) : '',
    path(foot.band(base - r * 0.035, base + r * 0.025), { fill: 'url(#metal)' }),
    path(whole, { fill: 'url(#metal)' }),
    drawLabel(spec, {
      bend: body.bend,
      band: body.band,
      top: labelTop,
      bottom: labelBottom,
      width: r * 1.46,
    }),
    shadeBody('body', body.band(top, base), cx - r, cx + r, spec.surface),
    path(body.band(top, top + r * 0.1), { fill: '#16120d', opacity: 0.1 }),
    path(foot.band(base - r * 0.035, base - r * 0.028), { fill: '#16120d', opacity: 0.25 }),
    path(rim.band(top - r * 0.07, top + r * 0.03), { fill: 'url(#metal)' }),
    path(rim.band(top + r * 0.018, top + r * 0.03), { fill: '#16120d', opacity: 0.28 }),
    ellipse(cx, lid, r * 1.018, r * 1.018 * 0.17, {
      fill: '#f1f1f0',
      stroke: '#8f9194',
      'stroke-width': 1.2,
    }),
    ellipse(cx, lid + 1.5, r * 0.955, r * 0.955 * 0.17, { fill: 'url(#groove)' }),
    ellipse(cx, lid + r * 0.026, r * 0.89, r * 0.89 * 0.165, { fill: '#7c7f83' }),
    ellipse(cx, lid + r * 0.016, r * 0.885, r * 0.885 * 0.165, { fill: 'url(#plate)' }),
    ellipse(cx, lid + r * 0.016, r * 0.74, r * 0.74 * 0.165, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.6,
      opacity: 0.8,
    }),
    ellipse(cx, lid + r * 0.011, r * 0.74, r * 0.74 * 0.165, {
      fill: 'none',
      stroke: '#85888c',
      'stroke-width': 1.2,
      opacity: 0.7,
    }),
    dab(spec.shade.hex, cx + r * 0.05, lid + r * 0.018, r),
    handled
      ? ear(cx - r * 1.005, top + r * 0.26, r, -1) + ear(cx + r * 1.005, top + r * 0.26, r, 1)
      : '',
  ].join('');
}

/** The dab of paint with which a shade is marked on its lid. */
function dab(hex: string, x: number, y: number, r: number): string {
  const w = r * 0.27;
  const h = w * 0.19;
  const outline = `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - h * 1.3)} ${n(x - w * 0.2)} ${n(y - h * 1.1)} ${n(x + w * 0.2)} ${n(y - h * 1.15)}S${n(x + w * 1.02)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y + h * 0.1)}S${n(x + w * 0.3)} ${n(y + h * 1.2)} ${n(x - w * 0.25)} ${n(y + h)}S${n(x - w)} ${n(y + h * 0.7)} ${n(x - w)} ${n(y)}Z`;
  return [
    path(outline, { fill: '#2a2722', opacity: 0.2, transform: `translate(0 ${n(r * 0.008)})` }),
    path(outline, { fill: hex, stroke: edgeOf(hex, '#dcdddd'), 'stroke-width': 1 }),
    ellipse(x - w * 0.3, y - h * 0.45, w * 0.34, h * 0.2, {
      fill: lighten(hex, 0.6),
      opacity: 0.55,
    }),
  ].join('');
}

function handleBehind(cx: number, y: number, r: number): string {
  const reach = r * 1.03;
  const lift = r * 0.98;
  const wire = `M${n(cx - reach)} ${n(y)}C${n(cx - reach * 1.04)} ${n(y - lift * 1.05)} ${n(cx - reach * 0.5)} ${n(y - lift * 1.18)} ${n(cx)} ${n(y - lift * 1.18)}S${n(cx + reach * 1.04)} ${n(y - lift * 1.05)} ${n(cx + reach)} ${n(y)}`;
  const gripY = y - lift * 1.18;
  const grip = `M${n(cx - r * 0.27)} ${n(gripY + r * 0.012)}Q${n(cx)} ${n(gripY - r * 0.006)} ${n(cx + r * 0.27)} ${n(gripY + r * 0.012)}`;
  return [
    path(wire, { fill: 'none', stroke: '#63666a', 'stroke-width': r * 0.026 }),
    path(wire, {
      fill: 'none',
      stroke: '#d9dadb',
      'stroke-width': r * 0.009,
      transform: 'translate(-1.5 -1.5)',
    }),
    path(grip, {
      fill: 'none',
      stroke: '#2d2b29',
      'stroke-width': r * 0.088,
      'stroke-linecap': 'round',
    }),
    path(grip, {
      fill: 'none',
      stroke: '#77736e',
      'stroke-width': r * 0.016,
      'stroke-linecap': 'round',
      transform: `translate(0 ${n(-r * 0.02)})`,
    }),
  ].join('');
}

function ear(x: number, y: number, r: number, side: number): string {
  return [
    ellipse(x + r * 0.004, y + r * 0.012, r * 0.05, r * 0.075, { fill: '#16120d', opacity: 0.3 }),
    ellipse(x, y, r * 0.046, r * 0.072, {
      fill: 'url(#plate)',
      stroke: '#77797d',
      'stroke-width': 1,
    }),
    ellipse(x + side * r * 0.012, y, r * 0.018, r * 0.026, { fill: '#5a5c60' }),
  ].join('');
}
