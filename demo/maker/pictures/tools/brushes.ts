// Brushes, standing upright about the origin, bristles down.
import { darken, lighten } from '../colour';
import { createRandom } from '../random';
import { ellipse, group, line, n, path } from '../svg';
import { bar, beech, bristle, form, steel } from './kit';

/** Hairs drawn over a tuft from `top` to `bottom`; the tips carry paint. */
function hairs(seed: string, half: number, top: number, bottom: number, spread: number): string {
  const random = createRandom(seed);
  return Array.from({ length: Math.round(half * 0.9) }, () => {
    const x = random.between(-half + 3, half - 3);
    const end = x * spread;
    return path(
      `M${n(x)} ${n(top)}Q${n(x)} ${n((top + bottom) / 2)} ${n(end)} ${n(bottom - random.between(2, 46))}`,
      {
        fill: 'none',
        stroke: random.next() > 0.5 ? '#8a7761' : '#15110d',
        'stroke-width': n(random.between(0.8, 2)),
        opacity: n(random.between(0.25, 0.65)),
      },
    );
  }).join('');
}

function dipped(
  half: number,
  spread: number,
  from: number,
  bottom: number,
  accent: string,
): string {
  const w = half * spread;
  const d = `M${n(-w + 4)} ${from + 18}Q${n(-w * 0.5)} ${from - 14} ${n(-w * 0.1)} ${from + 10}T${n(w - 4)} ${from + 2}L${n(w)} ${bottom - 22}Q0 ${bottom + 26} ${n(-w)} ${bottom - 22}Z`;
  return (
    form(d, accent) +
    path(d, { fill: 'none', stroke: darken(accent, 0.3), 'stroke-width': 2, opacity: 0.4 })
  );
}

function handle(width: number, top: number, bottom: number): string {
  const w = width / 2;
  return (
    form(
      `M${-w * 0.34} ${top}C${-w * 0.5} ${top - 26} ${w * 0.5} ${top - 26} ${w * 0.34} ${top}C${w * 0.8} ${top + 120} ${w * 0.3} ${bottom - 190} ${w * 0.56} ${bottom - 90}C${w * 0.7} ${bottom - 40} ${w} ${bottom - 30} ${w} ${bottom}H${-w}C${-w} ${bottom - 30} ${-w * 0.7} ${bottom - 40} ${-w * 0.56} ${bottom - 90}C${-w * 0.3} ${bottom - 190} ${-w * 0.8} ${top + 120} ${-w * 0.34} ${top}Z`,
      beech,
    ) +
    ellipse(0, top + 22, 9, 13, { fill: '#5e4324' }) +
    line([w * 0.1, top + 90], [w * 0.02, bottom - 120], {
      stroke: lighten(beech, 0.5),
      'stroke-width': 5,
      opacity: 0.5,
    })
  );
}

function ferrule(half: number, top: number, bottom: number): string {
  return (
    bar(-half, top, half * 2, bottom - top, steel, 5) +
    [top + 14, bottom - 18]
      .map(
        (y) =>
          line([-half + 2, y], [half - 2, y], {
            stroke: '#6e7175',
            'stroke-width': 3,
            opacity: 0.6,
          }) +
          line([-half + 2, y + 4], [half - 2, y + 4], {
            stroke: '#ffffff',
            'stroke-width': 2,
            opacity: 0.6,
          }),
      )
      .join('') +
    ellipse(-half * 0.62, (top + bottom) / 2, 5, 5, { fill: '#7b7e82' }) +
    ellipse(half * 0.62, (top + bottom) / 2, 5, 5, { fill: '#7b7e82' })
  );
}

export function flatBrush(accent: string): string {
  const tuft = 'M-118 110H118L124 330Q60 372 0 372T-124 330Z';
  return [
    handle(196, -420, 20),
    form(tuft, bristle),
    hairs('flat', 118, 110, 372, 1.04),
    dipped(118, 1.05, 262, 366, accent),
    ferrule(124, 14, 118),
  ].join('');
}

export function roundBrush(accent: string): string {
  const tuft = 'M-66 96H66C92 190 84 280 46 352Q0 420 -46 352C-84 280 -92 190 -66 96Z';
  const paint =
    'M-82 250Q-40 226 -6 252T83 240C80 290 68 320 46 352Q0 420 -46 352C-66 316 -80 290 -82 250Z';
  return [
    handle(120, -450, 10),
    form(tuft, bristle),
    hairs('round', 64, 96, 380, 0.7),
    form(paint, accent),
    ferrule(68, 4, 104),
  ].join('');
}

/** The bent brush for radiators: the head turns off the long handle. */
export function radiatorBrush(accent: string): string {
  const head = group(
    { transform: 'translate(-10 118) rotate(38)' },
    form('M-78 86H78L82 240Q0 286 -82 240Z', bristle),
    hairs('radiator', 78, 86, 276, 1.04),
    dipped(78, 1.04, 186, 268, accent),
    ferrule(82, 0, 92),
  );
  return (
    head +
    form(
      'M-20 -540C-26 -566 26 -566 20 -540L30 -10C34 70 20 110 -14 150L-62 106C-34 70 -30 40 -30 -10Z',
      beech,
    ) +
    ellipse(0, -516, 9, 13, { fill: '#5e4324' })
  );
}
