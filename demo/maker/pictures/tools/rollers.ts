// Rollers, the paint tray, the grid bucket's grid and the telescopic pole.
import { darken, lighten, luminance } from '../colour';
import { createRandom } from '../random';
import { ellipse, group, line, n, path, rect } from '../svg';
import { bar, dark, form, steel } from './kit';

function fleece(x: number, y: number, width: number, height: number, accent: string): string {
  const random = createRandom(`fleece ${width}`);
  const pile = '#ece6da';
  const nap = Array.from({ length: Math.round(width * 1.1) }, () => {
    const px = random.between(x + 4, x + width - 4);
    const py = random.between(y + 3, y + height - 8);
    const loaded = py > y + height * 0.42;
    const ground = loaded ? accent : pile;
    return path(`M${n(px)} ${n(py)}q${n(random.between(-4, 4))} 5 ${n(random.between(-3, 3))} 11`, {
      fill: 'none',
      stroke:
        random.next() > 0.5
          ? lighten(ground, 0.35)
          : darken(ground, luminance(ground) > 0.5 ? 0.2 : 0.35),
      'stroke-width': 2,
      opacity: 0.55,
    });
  });
  const wave = `M${x} ${y + height * 0.44}q${width * 0.16} -22 ${width * 0.32} -4t${width * 0.34} -6t${width * 0.34} 4V${y + height - 24}Q${x + width} ${y + height} ${x + width - 22} ${y + height}H${x + 22}Q${x} ${y + height} ${x} ${y + height - 24}Z`;
  return [
    rect(x, y, width, height, { fill: pile, rx: 24 }),
    path(wave, { fill: accent }),
    ...nap,
    rect(x, y, width, height, { fill: 'url(#along)', rx: 24 }),
  ].join('');
}

function grip(x: number, y: number, height: number, accent: string): string {
  return [
    form(
      `M${x - 30} ${y}H${x + 30}Q${x + 26} ${y + 60} ${x + 36} ${y + 110}V${y + height - 40}Q${x + 36} ${y + height} ${x} ${y + height}T${x - 36} ${y + height - 40}V${y + 110}Q${x - 26} ${y + 60} ${x - 30} ${y}Z`,
      dark,
    ),
    bar(x - 37, y + 128, 74, 20, accent, 4),
    ...[0, 1, 2, 3, 4].map((i) =>
      line([x - 20, y + 186 + i * 24], [x + 20, y + 186 + i * 24], {
        stroke: '#000000',
        'stroke-width': 6,
        opacity: 0.35,
      }),
    ),
  ].join('');
}

function wire(d: string, width: number): string {
  return (
    path(d, {
      fill: 'none',
      stroke: '#6f7377',
      'stroke-width': width,
      'stroke-linejoin': 'round',
    }) +
    path(d, {
      fill: 'none',
      stroke: '#e9eaeb',
      'stroke-width': width * 0.34,
      'stroke-linejoin': 'round',
      transform: `translate(${-width * 0.14} ${-width * 0.14})`,
    })
  );
}

export function wideRoller(accent: string): string {
  return [
    wire('M-286 -220H-330V-60Q-330 -30 -300 -30H-24Q0 -30 0 0V120', 17),
    wire('M300 -220H318', 17),
    fleece(-292, -320, 592, 190, accent),
    ellipse(304, -225, 12, 62, { fill: '#d8d3c8' }),
    grip(0, 100, 350, accent),
  ].join('');
}

export function smallRoller(accent: string): string {
  return [
    wire('M-120 -352H-176V-236Q-176 -210 -150 -210H-20Q0 -210 0 -188V80', 12),
    fleece(-124, -402, 266, 100, accent),
    ellipse(144, -352, 8, 34, { fill: '#d8d3c8' }),
    group({ transform: 'scale(0.8)' }, grip(0, 70, 400, accent)),
  ].join('');
}

export function tray(accent: string): string {
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const y = -186 + i * 40;
    return (
      line([-208 - i * 5, y], [208 + i * 5, y], {
        stroke: '#ffffff',
        'stroke-width': 8,
        opacity: 0.22,
      }) +
      line([-208 - i * 5, y + 8], [208 + i * 5, y + 8], {
        stroke: '#000000',
        'stroke-width': 5,
        opacity: 0.24,
      })
    );
  });
  return [
    form(
      'M-270 -330H270Q300 -330 304 -300L352 330Q354 372 312 372H-312Q-354 372 -352 330L-304 -300Q-300 -330 -270 -330Z',
      '#4a4743',
      'flat',
    ),
    path(
      'M-248 -296H248Q262 -296 264 -282L306 316Q308 338 284 338H-284Q-308 338 -306 316L-264 -282Q-262 -296 -248 -296Z',
      { fill: '#2d2b28' },
    ),
    path('M-236 -270H236L268 150H-268Z', { fill: '#3d3a36' }),
    ...ribs,
    path(
      'M-270 168Q-200 128 -120 160T40 140T190 150T272 152L284 300Q286 320 264 320H-264Q-286 320 -284 300Z',
      { fill: accent },
    ),
    path(
      'M-270 168Q-200 128 -120 160T40 140T190 150T272 152L273 166Q160 160 40 156T-120 176T-271 184Z',
      { fill: lighten(accent, 0.45), opacity: 0.7 },
    ),
    path('M-220 226Q-60 190 130 214T240 206', {
      fill: 'none',
      stroke: lighten(accent, 0.5),
      'stroke-width': 12,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
    path(
      'M-352 330Q-354 372 -312 372H312Q354 372 352 330L350 310Q348 350 308 350H-308Q-348 350 -350 310Z',
      { fill: '#ffffff', opacity: 0.16 },
    ),
  ].join('');
}

export function grid(accent: string): string {
  const mesh = [
    ...Array.from({ length: 8 }, (_, i) => bar(-179 + i * 49, -236, 14, 476, steel, 7)),
    ...Array.from({ length: 9 }, (_, i) => bar(-206, -208 + i * 51, 412, 14, steel, 7, 'along')),
  ];
  return [
    wire('M-150 -236V-330Q-150 -352 -128 -352H-90M150 -236V-330Q150 -352 128 -352H90', 18),
    path('M-222 -246H222V254H-222Z', { fill: '#8d9094', opacity: 0.12 }),
    ...mesh,
    path('M-210 150Q-110 118 0 150T210 132V246Q0 270 -210 246Z', { fill: accent, opacity: 0.9 }),
    ...Array.from({ length: 2 }, (_, i) =>
      bar(-206, 149 + i * 51, 412, 14, darken(accent, 0.12), 4, 'along'),
    ),
    rect(-222, -250, 444, 506, { fill: 'none', stroke: '#6f7377', 'stroke-width': 18, rx: 22 }),
    rect(-225, -253, 444, 506, {
      fill: 'none',
      stroke: '#f0f1f1',
      'stroke-width': 5,
      rx: 22,
      opacity: 0.85,
    }),
  ].join('');
}

export function pole(accent: string): string {
  return [
    bar(-15, -520, 30, 560, steel, 6),
    bar(-24, -20, 48, 520, '#e8e5de', 8),
    bar(-24, 300, 48, 16, accent),
    bar(-24, 332, 48, 6, accent),
    form('M-38 -50H38L44 40Q0 62 -44 40Z', accent),
    ...[-26, -9, 8, 25].map((x) =>
      line([x, -36], [x + 1, 34], { stroke: '#000000', 'stroke-width': 4, opacity: 0.26 }),
    ),
    form('M-10 -600H10L16 -512H-16Z', dark),
    ...[0, 1, 2, 3, 4].map((i) =>
      line([-11 - i * 0.9, -586 + i * 15], [11 + i * 0.9, -580 + i * 15], {
        stroke: '#77736c',
        'stroke-width': 4,
      }),
    ),
    bar(-30, 420, 60, 140, dark, 18),
    ...[0, 1, 2, 3].map((i) =>
      line([-18, 448 + i * 26], [18, 448 + i * 26], {
        stroke: '#000000',
        'stroke-width': 6,
        opacity: 0.4,
      }),
    ),
  ].join('');
}
