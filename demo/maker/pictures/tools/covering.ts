// What protects and prepares: tape, film, sandpaper, filling knife, gloves, stirrer, spray gun.
import { darken, lighten } from '../colour';
import { createRandom } from '../random';
import { ellipse, group, line, n, path, polygon, rect } from '../svg';
import { bar, beech, dark, form, steel } from './kit';

export function tape(accent: string): string {
  const ring = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  return [
    form('M0 262L470 230V322L60 352Z', lighten(accent, 0.12), 'flat'),
    ...[0, 1, 2].map((i) =>
      line([90, 278 + i * 24], [460, 252 + i * 24], {
        stroke: '#ffffff',
        'stroke-width': 2,
        opacity: 0.25,
      }),
    ),
    path(ring(350), { fill: darken(accent, 0.3), transform: 'translate(14 26)' }),
    form(`${ring(350)}${ring(196)}`, accent, 'flat'),
    ...[330, 306, 284, 262, 240, 224].map((r) =>
      ellipse(0, 0, r, r, {
        fill: 'none',
        stroke: darken(accent, 0.3),
        'stroke-width': 1.6,
        opacity: 0.45,
      }),
    ),
    form(`${ring(208)}${ring(176)}`, '#cdb691', 'flat'),
    path(ring(176), { fill: '#f4f1ea' }),
    path('M-176 0A176 176 0 0 1 150 -92Q40 -140 -60 -96T-160 74Q-176 40 -176 0Z', {
      fill: '#1d140b',
      opacity: 0.22,
    }),
  ].join('');
}

export function film(accent: string): string {
  const folds = [-250, -170, -60, 40, 130, 240].map((x, i) =>
    path(`M${x} -60Q${x + (i % 2 ? 26 : -22)} 160 ${x + (i % 2 ? -12 : 18)} 380`, {
      fill: 'none',
      stroke: i % 2 ? '#ffffff' : '#8ba0a8',
      'stroke-width': i % 2 ? 9 : 4,
      opacity: 0.5,
    }),
  );
  return [
    path('M-330 -120H330L372 380Q250 352 130 384T-140 372T-372 388Z', {
      fill: '#dfe9ec',
      opacity: 0.78,
    }),
    ...folds,
    path('M-372 388Q-260 352 -140 372T130 384T372 380', {
      fill: 'none',
      stroke: '#b3c3c9',
      'stroke-width': 3,
    }),
    bar(-350, -330, 700, 230, '#e9f0f2', 20, 'along'),
    ...[-300, -262, -212, -164].map((y) =>
      line([-340, y], [340, y], { stroke: '#9db0b7', 'stroke-width': 2, opacity: 0.5 }),
    ),
    bar(-170, -332, 340, 234, accent, 4, 'along'),
    rect(-130, -256, 260, 10, { fill: '#ffffff', opacity: 0.75 }),
    rect(-130, -226, 180, 10, { fill: '#ffffff', opacity: 0.5 }),
    ellipse(352, -215, 34, 115, { fill: '#cdb691' }),
    ellipse(354, -215, 20, 78, { fill: '#6b5a40' }),
  ].join('');
}

export function sandpaper(accent: string): string {
  const random = createRandom('grit');
  const sheet = (turn: number, tone: string) =>
    group(
      { transform: `rotate(${turn})` },
      form('M-270 -330H270V330H-270Z', tone, 'flat'),
      ...Array.from({ length: 420 }, () =>
        ellipse(random.between(-266, 266), random.between(-326, 326), 1.8, 1.8, {
          fill: random.next() > 0.5 ? '#ffffff' : '#1d140b',
          opacity: 0.22,
        }),
      ),
    );
  return [
    sheet(-13, '#b98a5a'),
    sheet(-3, '#a5714a'),
    sheet(7, accent),
    group(
      { transform: 'rotate(7)' },
      path('M270 330V190Q190 200 152 330Z', { fill: '#e8dcc6' }),
      path('M152 330Q190 200 270 190Q226 236 214 330Z', { fill: '#1d140b', opacity: 0.16 }),
    ),
  ].join('');
}

export function fillerKnife(accent: string): string {
  return [
    form('M-38 -30H38L210 330Q212 342 200 342H-200Q-212 342 -210 330Z', steel, 'flat'),
    polygon(
      [
        [-120, 342],
        [-60, 342],
        [16, -20],
        [-14, -20],
      ],
      { fill: '#ffffff', opacity: 0.38 },
    ),
    rect(-210, 330, 420, 12, { fill: '#85888c' }),
    bar(-46, -70, 92, 56, '#9a9da1', 6),
    form(
      'M-52 -64C-66 -180 -70 -300 -52 -396Q-44 -440 0 -440T52 -396C70 -300 66 -180 52 -64Q0 -50 -52 -64Z',
      beech,
    ),
    bar(-63, -300, 126, 22, accent),
    ellipse(0, -398, 13, 13, { fill: '#5e4324' }),
    ellipse(0, -200, 9, 9, { fill: '#8c8f93' }),
    ellipse(0, -120, 9, 9, { fill: '#8c8f93' }),
    path('M60 342Q90 300 150 316T208 330V342Z', { fill: '#f4f0e8' }),
  ].join('');
}

function glove(accent: string): string {
  const hand =
    'M-122 30C-150 -60 -160 -130 -158 -196C-156 -238 -104 -238 -102 -196L-94 -70L-86 -276C-84 -322 -26 -322 -26 -276L-24 -80L-6 -300C-2 -346 56 -340 54 -294L40 -76L82 -250C92 -292 146 -280 138 -236L104 -30C128 -84 152 -122 186 -142C222 -160 246 -122 222 -94C182 -46 160 60 104 130V170H-116Q-106 90 -122 30Z';
  return [
    form(hand, '#ece7dc', 'flat'),
    path(
      'M-122 30C-150 -60 -160 -130 -158 -196C-156 -238 -104 -238 -102 -196L-100 -160Q-130 -150 -156 -160ZM-90 -180L-86 -276C-84 -322 -26 -322 -26 -276V-190Q-60 -176 -90 -180ZM-16 -190L-6 -300C-2 -346 56 -340 54 -294L46 -186Q16 -176 -16 -190ZM66 -184L82 -250C92 -292 146 -280 138 -236L128 -176Q96 -168 66 -184ZM150 -112Q166 -132 186 -142C222 -160 246 -122 222 -94Q206 -74 196 -52Q166 -76 150 -112Z',
      { fill: accent },
    ),
    path('M-112 20Q0 -50 96 -16Q124 60 96 126Q0 150 -104 120Q-102 70 -112 20Z', {
      fill: accent,
      opacity: 0.9,
    }),
    path(hand, { fill: 'url(#flat)' }),
    bar(-120, 164, 228, 150, '#d9d2c4', 12),
    ...Array.from({ length: 10 }, (_, i) =>
      line([-104 + i * 22, 176], [-104 + i * 22, 302], {
        stroke: '#1d140b',
        'stroke-width': 4,
        opacity: 0.14,
      }),
    ),
    bar(-122, 286, 232, 30, accent, 10),
  ].join('');
}

export function gloves(accent: string): string {
  return (
    group(
      { transform: 'translate(-130 20) rotate(-12) scale(-1.05 1.05)' },
      glove(darken(accent, 0.12)),
    ) + group({ transform: 'translate(150 60) rotate(10) scale(1.05)' }, glove(accent))
  );
}

export function stirrer(accent: string): string {
  const blade = (shift: number) =>
    form(
      `M${-70 + shift} -20Q${-30 + shift} 40 ${shift} 30T${70 + shift} 90L${70 + shift} 130Q${20 + shift} 70 ${shift} 76T${-70 + shift} 30Z`,
      steel,
      'flat',
    );
  return [
    bar(-13, -520, 26, 900, steel, 6),
    form('M-13 -560H13L16 -470H-16Z', '#85888c'),
    group(
      { transform: 'translate(0 250)' },
      path('M-112 0A112 30 0 0 1 112 0A112 30 0 0 1 -112 0Z', {
        fill: 'none',
        stroke: '#85888c',
        'stroke-width': 16,
      }),
      blade(0),
      path('M-112 160A112 30 0 0 1 112 160A112 30 0 0 1 -112 160Z', {
        fill: 'none',
        stroke: '#a7aaae',
        'stroke-width': 16,
      }),
      bar(-118, 0, 13, 160, steel, 5),
      bar(105, 0, 13, 160, steel, 5),
      form('M-104 96Q-40 130 0 120T104 150V176Q40 150 0 156T-104 126Z', accent, 'flat'),
      path('M-116 150A112 30 0 0 0 116 150L114 178A112 30 0 0 1 -114 178Z', { fill: accent }),
    ),
    bar(-22, -330, 44, 30, accent, 8),
  ].join('');
}

export function sprayGun(accent: string): string {
  return [
    form('M-30 40Q40 30 96 40L150 366Q150 396 118 396H36Q10 396 6 366Z', dark),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line([30 + i * 8, 150 + i * 36], [110 + i * 8, 144 + i * 36], {
        stroke: '#000000',
        'stroke-width': 7,
        opacity: 0.4,
      }),
    ),
    path('M-70 62Q-120 120 -96 210', {
      fill: 'none',
      stroke: '#85888c',
      'stroke-width': 26,
      'stroke-linecap': 'round',
    }),
    path('M-72 58Q-122 116 -100 200', {
      fill: 'none',
      stroke: '#e6e7e8',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    form('M-170 -330H110L128 -96Q128 -70 100 -70H-160Q-188 -70 -188 -96Z', '#eeeae1'),
    form(
      `M-180 -214Q-100 -236 -20 -210T119 -220L128 -96Q128 -70 100 -70H-160Q-188 -70 -188 -96Z`,
      accent,
    ),
    bar(-186, -360, 312, 44, dark, 12, 'along'),
    bar(-54, -74, 60, 44, '#85888c', 4),
    form(
      'M-246 -40Q-246 -56 -226 -56H150Q206 -40 214 10Q214 66 150 66H-226Q-246 66 -246 50Z',
      steel,
      'along',
    ),
    bar(-306, -44, 70, 98, '#9a9da1', 10, 'along'),
    bar(-344, -24, 44, 58, accent, 8, 'along'),
    bar(-364, -4, 26, 18, '#6f7377', 4, 'along'),
    bar(206, -30, 60, 68, '#85888c', 10, 'along'),
    ...[0, 1, 2, 3, 4].map((i) =>
      line([216 + i * 10, -24], [216 + i * 10, 32], {
        stroke: '#1d140b',
        'stroke-width': 3,
        opacity: 0.35,
      }),
    ),
    bar(58, 392, 62, 54, steel, 6),
    ...Array.from({ length: 46 }, (_, i) => {
      const random = createRandom(`mist ${i}`);
      const reach = random.between(12, 150);
      return ellipse(
        -370 - reach,
        5 + random.bell() * reach * 0.3,
        random.between(1.5, 4),
        random.between(1.5, 4),
        { fill: accent, opacity: n(random.between(0.2, 0.7)) },
      );
    }),
  ].join('');
}
