// Slim round vessels: the spray can, the bottle and the small glass jar.
import { darken, lighten, luminance } from '../colour';
import type { TinSpec } from '../spec';
import { ellipse, linearAt, path } from '../svg';
import { drawLabel } from './label';
import { revolve, smoothProfile } from './revolved';
import { metal, shadeBody } from './shading';

const cx = 600;

export function drawSpray(spec: TinSpec, base: number, scale: number): string {
  const r = 165 * scale;
  const tilt = 0.16;
  const top = base - r * 4.15;
  const { hex } = spec.shade;
  const body = revolve(cx, tilt, [
    [top, r],
    [base - r * 0.05, r],
    [base, r * 0.975],
  ]);
  const dome = revolve(
    cx,
    tilt,
    smoothProfile([
      [top - r * 0.34, r * 0.79],
      [top - r * 0.22, r * 0.86],
      [top - r * 0.08, r * 0.97],
      [top, r],
    ]),
  );
  const cap = revolve(cx, tilt, [
    [top - r * 1.42, r * 0.73],
    [top - r * 1.38, r * 0.755],
    [top - r * 0.3, r * 0.8],
  ]);
  const capTop = top - r * 1.42;
  const left = cx - r;
  const right = cx + r;
  const edge = luminance(hex) > 0.6 ? darken(hex, 0.16) : darken(hex, 0.35);
  return [
    metal('metal', left, right),
    path(body.band(base - r * 0.1, base), { fill: 'url(#metal)' }),
    path(body.band(base - r * 0.05, base - r * 0.035), { fill: '#16120d', opacity: 0.3 }),
    drawLabel(spec, {
      bend: body.bend,
      band: body.band,
      top,
      bottom: base - r * 0.1,
      width: r * 1.42,
      split: 0.46,
    }),
    shadeBody(
      'body',
      body.band(top, base),
      left,
      right,
      spec.surface === 'matt' ? 'silk' : spec.surface,
    ),
    path(dome.band(top - r * 0.34, top), { fill: 'url(#metal)' }),
    path(dome.band(top - r * 0.06, top), { fill: '#16120d', opacity: 0.16 }),
    path(dome.band(top - r * 0.32, top - r * 0.24), { fill: '#16120d', opacity: 0.26 }),
    path(cap.band(capTop, top - r * 0.3), { fill: hex }),
    shadeBody('cap', cap.band(capTop, top - r * 0.3), cx - r * 0.8, cx + r * 0.8, 'silk'),
    path(cap.band(top - r * 0.36, top - r * 0.3), { fill: edge, opacity: 0.5 }),
    ellipse(cx, capTop, r * 0.73, r * 0.73 * tilt, {
      fill: lighten(hex, 0.22),
      stroke: edge,
      'stroke-width': 1,
    }),
    ellipse(cx, capTop + r * 0.012, r * 0.66, r * 0.66 * tilt, { fill: lighten(hex, 0.1) }),
  ].join('');
}

export function drawBottle(spec: TinSpec, base: number, scale: number): string {
  const r = 220 * scale;
  const tilt = 0.16;
  const shoulder = base - r * 2.5;
  const neck = shoulder - r * 0.72;
  const body = revolve(cx, tilt, [
    [shoulder, r],
    [base - r * 0.06, r],
    [base - r * 0.02, r * 0.985],
    [base, r * 0.95],
  ]);
  const slope = revolve(
    cx,
    tilt,
    smoothProfile([
      [neck, r * 0.37],
      [neck + r * 0.16, r * 0.42],
      [neck + r * 0.4, r * 0.76],
      [shoulder - r * 0.12, r * 0.955],
      [shoulder, r],
    ]),
  );
  const cap = revolve(cx, tilt, [
    [neck - r * 0.52, r * 0.4],
    [neck - r * 0.49, r * 0.42],
    [neck + r * 0.02, r * 0.43],
  ]);
  const capTop = neck - r * 0.52;
  const white = '#f4f2ec';
  const dark = '#2f2d2a';
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const x = cx + r * 0.425 * Math.sin(-1.35 + index * 0.225);
    const sag = Math.sqrt(Math.max(0, 1 - ((x - cx) / (r * 0.43)) ** 2)) * r * 0.43 * tilt;
    return path(`M${x} ${capTop + r * 0.06 + sag}V${neck - r * 0.02 + sag}`, {
      stroke: '#000000',
      'stroke-width': 2.4,
      opacity: 0.34,
    });
  });
  return [
    path(slope.band(neck, shoulder), { fill: white }),
    shadeBody('slope', slope.band(neck, shoulder), cx - r, cx + r, 'silk'),
    path(body.band(shoulder, base), { fill: white }),
    drawLabel(spec, {
      bend: body.bend,
      band: body.band,
      top: shoulder + r * 0.1,
      bottom: base - r * 0.14,
      width: r * 1.42,
    }),
    shadeBody('body', body.band(shoulder, base), cx - r, cx + r, 'silk'),
    path(cap.band(capTop, neck + r * 0.02), { fill: dark }),
    ...ribs,
    shadeBody('cap', cap.band(capTop, neck + r * 0.02), cx - r * 0.43, cx + r * 0.43, 'silk'),
    ellipse(cx, capTop, r * 0.4, r * 0.4 * tilt, {
      fill: '#4a4743',
      stroke: '#1f1d1b',
      'stroke-width': 1,
    }),
  ].join('');
}

export function drawJar(spec: TinSpec, base: number, scale: number): string {
  const r = 286 * scale;
  const tilt = 0.17;
  const top = base - r * 1.5;
  const { hex } = spec.shade;
  const body = revolve(
    cx,
    tilt,
    smoothProfile([
      [top, r * 0.9],
      [top + r * 0.12, r * 0.97],
      [top + r * 0.22, r],
      [base - r * 0.16, r],
      [base - r * 0.05, r * 0.965],
      [base, r * 0.9],
    ]),
  );
  const lidTop = top - r * 0.44;
  const lid = revolve(cx, tilt, [
    [lidTop, r * 0.93],
    [lidTop + r * 0.03, r * 0.955],
    [top + r * 0.02, r * 0.96],
  ]);
  const fill = body.band(top + r * 0.17, base - r * 0.08);
  return [
    metal('metal', cx - r, cx + r, true),
    linearAt(
      'glass',
      [
        [0, '#b9c2c0', 0.75],
        [0.5, '#eef1ef', 0.55],
        [1, '#a9b3b1', 0.75],
      ],
      [cx - r, 0],
      [cx + r, 0],
    ),
    path(body.band(top, base), { fill: 'url(#glass)' }),
    path(fill, { fill: hex }),
    path(fill, { fill: 'none', stroke: darken(hex, 0.25), 'stroke-width': 1.5, opacity: 0.5 }),
    drawLabel(spec, {
      bend: body.bend,
      band: body.band,
      top: top + r * 0.26,
      bottom: base - r * 0.12,
      width: r * 1.36,
      split: 0.5,
    }),
    shadeBody('body', body.band(top, base), cx - r, cx + r, 'gloss'),
    path(lid.band(lidTop, top + r * 0.02), { fill: 'url(#metal)' }),
    path(lid.band(lidTop + r * 0.09, lidTop + r * 0.1), { fill: '#16120d', opacity: 0.2 }),
    path(lid.band(top - r * 0.05, top - r * 0.03), { fill: '#16120d', opacity: 0.2 }),
    path(lid.band(top + r * 0.005, top + r * 0.02), { fill: '#16120d', opacity: 0.34 }),
    ellipse(cx, lidTop, r * 0.93, r * 0.93 * tilt, {
      fill: '#f2eee6',
      stroke: '#9b9384',
      'stroke-width': 1.2,
    }),
    ellipse(cx, lidTop + r * 0.008, r * 0.82, r * 0.82 * tilt, { fill: '#ddd7cb' }),
    ellipse(cx, lidTop + r * 0.012, r * 0.34, r * 0.34 * tilt, {
      fill: hex,
      stroke: darken(hex, 0.2),
      'stroke-width': 1,
    }),
  ].join('');
}
