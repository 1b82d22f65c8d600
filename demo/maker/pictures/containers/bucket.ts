// The plastic bucket of the large sizes: tapered, with an overlapping lid and a hanging handle.
import type { TinSpec } from '../spec';
import { edgeOf } from '../colour';
import { ellipse, linear, n, path } from '../svg';
import { drawLabel } from './label';
import { revolve } from './revolved';
import { shadeBody } from './shading';

export function drawBucket(spec: TinSpec, base: number, scale: number): string {
  const r = 352 * scale;
  const cx = 600;
  const top = base - r * 1.78;
  const tilt = 0.17;
  const body = revolve(cx, tilt, [
    [top, r],
    [base - r * 0.03, r * 0.845],
    [base, r * 0.825],
  ]);
  const lid = revolve(cx, tilt, [
    [top - r * 0.12, r * 1.02],
    [top - r * 0.105, r * 1.045],
    [top + r * 0.02, r * 1.05],
    [top + r * 0.035, r * 1.04],
  ]);
  const collar = revolve(cx, tilt, [
    [top + r * 0.13, r * 1.015],
    [top + r * 0.15, r * 1.02],
    [top + r * 0.19, r * 1.014],
  ]);
  const lidTop = top - r * 0.12;
  const white = '#f5f3ee';
  const handleY = top + r * 0.165;
  return [
    linear(
      'plate',
      [
        [0, '#e4e1da'],
        [1, '#fdfcfa'],
      ],
      [0, 0],
      [0.4, 1],
    ),
    path(body.band(top, base), { fill: white }),
    drawLabel(spec, {
      bend: body.bend,
      band: body.band,
      top: top + r * 0.36,
      bottom: base - r * 0.09,
      width: r * 1.3,
    }),
    shadeBody('body', body.band(top, base), cx - r, cx + r, 'matt'),
    path(body.band(top + r * 0.03, top + r * 0.085), { fill: '#16120d', opacity: 0.14 }),
    path(collar.band(top + r * 0.13, top + r * 0.19), { fill: white }),
    shadeBody('collar', collar.band(top + r * 0.13, top + r * 0.19), cx - r, cx + r, 'silk'),
    path(body.band(top + r * 0.19, top + r * 0.21), { fill: '#16120d', opacity: 0.12 }),
    path(lid.band(lidTop, top + r * 0.035), { fill: '#f8f6f2' }),
    shadeBody('lid', lid.band(lidTop, top + r * 0.035), cx - r * 1.05, cx + r * 1.05, 'silk'),
    path(lid.band(top + r * 0.012, top + r * 0.035), { fill: '#16120d', opacity: 0.12 }),
    ellipse(cx, lidTop, r * 1.02, r * 1.02 * tilt, {
      fill: '#fffefb',
      stroke: '#cfcac0',
      'stroke-width': 1.5,
    }),
    ellipse(cx, lidTop + r * 0.012, r * 0.93, r * 0.93 * tilt, { fill: '#d9d5cc' }),
    ellipse(cx, lidTop + r * 0.022, r * 0.918, r * 0.918 * tilt * 0.985, { fill: 'url(#plate)' }),
    ellipse(cx, lidTop + r * 0.02, r * 0.62, r * 0.62 * tilt, {
      fill: 'none',
      stroke: '#c9c4b9',
      'stroke-width': 1.4,
    }),
    ellipse(cx, lidTop + r * 0.02, r * 0.3, r * 0.3 * tilt, {
      fill: spec.shade.hex,
      stroke: edgeOf(spec.shade.hex, '#f0ede7'),
      'stroke-width': 1.2,
    }),
    hangingHandle(cx, handleY, r),
  ].join('');
}

function hangingHandle(cx: number, y: number, r: number): string {
  const wire = `M${n(cx - r * 0.985)} ${n(y + r * 0.01)}C${n(cx - r * 0.9)} ${n(y + r * 0.19)} ${n(cx - r * 0.5)} ${n(y + r * 0.25)} ${n(cx)} ${n(y + r * 0.25)}S${n(cx + r * 0.9)} ${n(y + r * 0.19)} ${n(cx + r * 0.985)} ${n(y + r * 0.01)}`;
  const grip = `M${n(cx - r * 0.22)} ${n(y + r * 0.243)}Q${n(cx)} ${n(y + r * 0.257)} ${n(cx + r * 0.22)} ${n(y + r * 0.243)}`;
  const knob = (x: number) =>
    ellipse(x, y + r * 0.01, r * 0.036, r * 0.05, {
      fill: '#e9e6df',
      stroke: '#a8a298',
      'stroke-width': 1.2,
    });
  return [
    path(wire, {
      fill: 'none',
      stroke: '#16120d',
      'stroke-width': r * 0.024,
      opacity: 0.14,
      transform: `translate(0 ${n(r * 0.028)})`,
    }),
    path(wire, { fill: 'none', stroke: '#6c6f73', 'stroke-width': r * 0.019 }),
    path(wire, {
      fill: 'none',
      stroke: '#e4e5e6',
      'stroke-width': r * 0.006,
      transform: 'translate(-1 -1.5)',
    }),
    path(grip, {
      fill: 'none',
      stroke: '#e9e6df',
      'stroke-width': r * 0.07,
      'stroke-linecap': 'round',
    }),
    path(grip, {
      fill: 'none',
      stroke: '#b5afa4',
      'stroke-width': r * 0.02,
      'stroke-linecap': 'round',
      transform: `translate(0 ${n(r * 0.022)})`,
    }),
    knob(cx - r * 0.985),
    knob(cx + r * 0.985),
  ].join('');
}
