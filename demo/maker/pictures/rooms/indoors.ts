// Living room, hall, kitchen and child's room: the wall takes the shade.
import { darken, lighten, mix } from '../colour';
import { ellipse, line, n, path, polygon, rect } from '../svg';
import {
  boards,
  cast,
  charcoal,
  contact,
  floorY,
  linen,
  pendant,
  pottedPlant,
  print,
  skirting,
  solid,
  sunlight,
  vase,
  wall,
  white,
  wood,
} from './kit';

export type Scene = (hex: string, accent: string) => string;

export function living(hex: string, accent: string): string {
  const seat = '#ddd4c5';
  const cushion = (x: number, fill: string, tilt: number) =>
    `<g transform="rotate(${tilt} ${x + 68} 740)">${solid(x, 676, 136, 124, fill, 24)}</g>`;
  const leg = (x: number) => rect(x, 912, 14, 48, { fill: '#8c6a44' });
  return [
    wall(hex),
    sunlight(330, 190, 1.06, hex),
    skirting(),
    boards(),
    ellipse(860, 1064, 660, 84, { fill: '#efe8dc' }),
    ellipse(860, 1064, 620, 74, { fill: 'none', stroke: '#d3c6b1', 'stroke-width': 4 }),
    print(760, 250, 250, 320, hex),
    print(1046, 300, 190, 240, accent, charcoal),
    contact(880, 962, 460, 0.4),
    leg(520),
    leg(690),
    leg(1060),
    leg(1222),
    cast(500, 640, 750, 180, 0.16, 30),
    solid(500, 620, 750, 250, seat, 34),
    rect(874, 650, 3, 150, { fill: '#1d140b', opacity: 0.12 }),
    cushion(560, mix(accent, linen, 0.25), -7),
    cushion(1046, mix(hex, white, 0.3), 6),
    solid(520, 786, 360, 92, lighten(seat, 0.24), 22),
    solid(876, 786, 356, 92, lighten(seat, 0.2), 22),
    solid(492, 862, 766, 62, seat, 16),
    solid(456, 710, 92, 216, lighten(seat, 0.1), 34),
    solid(1202, 710, 92, 216, darken(seat, 0.06), 34),
    // Floor lamp and plant frame the group.
    contact(352, 962, 60),
    rect(348, 470, 7, 486, { fill: charcoal }),
    ellipse(352, 958, 52, 9, { fill: charcoal }),
    polygon(
      [
        [300, 470],
        [404, 470],
        [436, 330],
        [268, 330],
      ],
      { fill: '#f6ecd8' },
    ),
    polygon(
      [
        [300, 470],
        [404, 470],
        [436, 330],
        [268, 330],
      ],
      { fill: 'url(#round)', opacity: 0.6 },
    ),
    pottedPlant(1370, 975, 1.06),
    solid(706, 994, 320, 24, wood, 12),
    rect(744, 1016, 10, 66, { fill: darken(wood, 0.4) }),
    rect(978, 1016, 10, 66, { fill: darken(wood, 0.4) }),
    solid(760, 974, 120, 20, mix(accent, white, 0.2), 3),
    solid(770, 958, 104, 16, white, 3),
    vase(942, 996, 0.62, '#ece5d8', false),
  ].join('');
}

export function hall(hex: string, accent: string): string {
  const hook = (x: number) =>
    ellipse(x, 330, 9, 9, { fill: '#8c6a44' }) + rect(x - 3, 330, 6, 26, { fill: '#8c6a44' });
  const sleeve = (x: number, fill: string, length: number, side: number) => {
    const at = (dx: number, y: number) => `${n(x + side * dx)} ${n(y)}`;
    const d = `M${at(40, 366)}C${at(74, 376)} ${at(86, 430)} ${at(92, 300 + length * 0.9)}Q${at(78, 312 + length * 0.9)} ${at(58, 306 + length * 0.9)}C${at(58, 500)} ${at(52, 440)} ${at(46, 410)}Z`;
    return (
      path(d, { fill: side > 0 ? darken(fill, 0.16) : fill }) +
      path(d, { fill: 'url(#round)', opacity: 0.6 })
    );
  };
  const coat = (x: number, fill: string, length: number) => {
    const d = `M${x} 346C${x + 22} 352 ${x + 58} 380 ${x + 66} 430L${x + 78} ${346 + length}Q${x} ${366 + length} ${x - 78} ${346 + length}L${x - 66} 430C${x - 58} 380 ${x - 22} 352 ${x} 346Z`;
    return (
      path(d, {
        fill: '#1d140b',
        opacity: 0.2,
        filter: 'url(#soft-9)',
        transform: 'translate(14 14)',
      }) +
      path(d, { fill }) +
      path(d, { fill: 'url(#round)' }) +
      sleeve(x, fill, length, -1) +
      sleeve(x, fill, length, 1) +
      path(`M${x - 24} 356L${x} 424L${x + 24} 356Q${x} 344 ${x - 24} 356Z`, {
        fill: darken(fill, 0.42),
      }) +
      line([x, 424], [x + 3, 350 + length], {
        stroke: '#1d140b',
        'stroke-width': 2,
        opacity: 0.35,
      }) +
      [0, 1, 2].map((i) => ellipse(x + 13, 456 + i * 58, 5, 5, { fill: '#3a3128' })).join('')
    );
  };
  const shoe = (x: number) => path(`M${x} 958v-34q26-6 34 8q34 4 42 26z`, { fill: '#4b3a2c' });
  return [
    wall(hex),
    sunlight(250, 240, 0.9, hex),
    skirting(),
    boards('#b99468'),
    cast(1150, 168, 330, 740, 0.18, 0),
    rect(1120, 140, 390, floorY - 140, { fill: white }),
    rect(1150, 170, 330, floorY - 170, { fill: '#efece5' }),
    ...[
      [1188, 214, 254, 300],
      [1188, 556, 254, 330],
    ].map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        rect(x, y, w, h, { fill: '#f6f4ef', stroke: '#d6d1c6', 'stroke-width': 4 }) +
        rect(x + 6, y + 6, w - 12, 4, { fill: '#1d140b', opacity: 0.14 }),
    ),
    rect(1162, 548, 46, 9, { fill: '#a8864f', rx: 4 }),
    ellipse(1170, 552, 11, 15, { fill: '#c9a86b' }),
    polygon(
      [
        [300, 1012],
        [1140, 1012],
        [1250, 1130],
        [190, 1130],
      ],
      { fill: mix(accent, linen, 0.35) },
    ),
    polygon(
      [
        [340, 1024],
        [1100, 1024],
        [1190, 1116],
        [252, 1116],
      ],
      { fill: 'none', stroke: '#f3ede2', 'stroke-width': 5, opacity: 0.7 },
    ),
    cast(300, 318, 330, 24, 0.24),
    solid(300, 316, 330, 26, wood, 4),
    hook(350),
    hook(430),
    hook(510),
    hook(590),
    coat(390, '#b9a88d', 330),
    coat(560, mix(accent, '#5d5a54', 0.3), 290),
    ellipse(876, 400, 142, 142, { fill: '#1d140b', opacity: 0.26, filter: 'url(#soft-9)' }),
    ellipse(864, 386, 142, 142, { fill: '#b48a55' }),
    ellipse(864, 386, 131, 131, { fill: mix(hex, '#f2f1ec', 0.62) }),
    path('M770 470A131 131 0 0 1 905 262L790 486Z', { fill: '#ffffff', opacity: 0.34 }),
    contact(660, 962, 350, 0.36),
    rect(320, 808, 26, 152, { fill: darken(wood, 0.25) }),
    rect(954, 808, 26, 152, { fill: darken(wood, 0.25) }),
    cast(300, 780, 700, 40, 0.2),
    solid(296, 776, 708, 36, wood, 6),
    solid(330, 746, 250, 34, '#d9cfbe', 14),
    shoe(420),
    shoe(500),
    solid(690, 860, 190, 98, '#cbb08a', 8),
    ...[882, 904, 926].map((y) =>
      line([694, y], [876, y], { stroke: '#8c6a44', 'stroke-width': 3, opacity: 0.5 }),
    ),
    vase(890, 778, 0.86),
  ].join('');
}

export function kitchen(hex: string, accent: string): string {
  const top = 650;
  const front = (x: number, w: number, drawers: number) => {
    const h = (floorY - 44 - top - 42) / drawers;
    return Array.from({ length: drawers }, (_, i) => {
      const y = top + 42 + i * h;
      return (
        solid(x + 4, y + 4, w - 8, h - 8, '#efebe2', 3) +
        rect(x + w / 2 - 42, y + 22, 84, 8, { fill: '#a8864f', rx: 4 }) +
        rect(x + w / 2 - 42, y + 31, 84, 4, { fill: '#1d140b', opacity: 0.18 })
      );
    }).join('');
  };
  const bowl = (x: number, y: number, w: number, fill: string) =>
    path(
      `M${x - w} ${y - w * 0.7}H${x + w}C${x + w} ${y - w * 0.2} ${x + w * 0.5} ${y} ${x + w * 0.4} ${y}H${x - w * 0.4}C${x - w * 0.5} ${y} ${x - w} ${y - w * 0.2} ${x - w} ${y - w * 0.7}Z`,
      { fill },
    ) +
    path(
      `M${x - w} ${y - w * 0.7}H${x + w}C${x + w} ${y - w * 0.2} ${x + w * 0.5} ${y} ${x + w * 0.4} ${y}H${x - w * 0.4}C${x - w * 0.5} ${y} ${x - w} ${y - w * 0.2} ${x - w} ${y - w * 0.7}Z`,
      { fill: 'url(#round)' },
    );
  const jar = (x: number, y: number, h: number, fill: string) =>
    solid(x, y - h, 58, h, fill, 9) + solid(x + 4, y - h - 13, 50, 16, wood, 4);
  return [
    wall(hex),
    sunlight(270, 130, 0.96, hex),
    boards('#b79a76'),
    cast(700, 400, 560, 20, 0.26),
    solid(690, 396, 580, 26, wood, 3),
    ...[760, 1190].map((x) => path(`M${x} 422v38h-6v-38z`, { fill: '#8c6a44' })),
    bowl(780, 396, 52, '#f1ece2'),
    bowl(780, 372, 46, mix(accent, '#f1ece2', 0.3)),
    jar(880, 396, 92, '#e3d6bd'),
    jar(950, 396, 112, '#c8ad7d'),
    jar(1020, 396, 80, '#efe8da'),
    vase(1176, 397, 0.72, '#ded4c3'),
    rect(-700, floorY - 44, 3000, 44, { fill: '#4a453e' }),
    rect(-700, top, 3000, floorY - 44 - top, { fill: '#d9d3c6' }),
    front(-860, 270, 2),
    front(-590, 270, 1),
    front(-320, 270, 2),
    front(-50, 270, 3),
    front(220, 270, 1),
    front(490, 300, 3),
    front(790, 300, 2),
    front(1090, 270, 1),
    front(1360, 270, 3),
    front(1630, 300, 2),
    rect(-700, top + 34, 3000, 16, { fill: 'url(#up)' }),
    solid(-700, top, 3000, 38, '#c9a475', 2),
    rect(-700, top, 3000, 38, { fill: 'url(#grain-wood)', opacity: 0.5 }),
    rect(-700, top, 3000, 4, { fill: '#ffffff', opacity: 0.4 }),
    path('M600 652V520C600 462 690 462 690 520V548', {
      fill: 'none',
      stroke: '#7a7d80',
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    path('M597 652V520C597 470 684 466 687 520', {
      fill: 'none',
      stroke: '#eceded',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    cast(330, 520, 130, 128, 0.18, 20),
    `<g transform="rotate(-6 380 560)">${solid(318, 470, 128, 182, '#b98b58', 14)}${ellipse(382, 494, 9, 9, { fill: hex })}</g>`,
    bowl(900, 652, 88, '#f4f0e8'),
    ...[
      [846, 586],
      [902, 572],
      [952, 588],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 32, 31, { fill: '#d6a13c' }) +
        ellipse(x - 10, y - 10, 9, 8, { fill: '#f3d48c', opacity: 0.7 }),
    ),
    bowl(900, 652, 88, '#f4f0e8'),
    jar(1120, 650, 120, '#e9e1d2'),
    jar(1196, 650, 88, '#cdb68f'),
    pendant(560, 330, 0.86),
    rect(-700, floorY, 3000, 26, { fill: 'url(#up)' }),
  ].join('');
}

export function child(hex: string, accent: string): string {
  const flags = Array.from({ length: 9 }, (_, i) => {
    const x = 330 + i * 104;
    const sag = Math.sin(((i + 0.5) / 9) * Math.PI) * 74;
    const fill = [white, accent, '#e2b65a', mix(hex, white, 0.55), '#c9755a'][i % 5] ?? white;
    return (
      path(`M${n(x)} ${n(206 + sag)}l66 0l-33 78z`, { fill }) +
      path(`M${n(x)} ${n(206 + sag)}l66 0l-33 78z`, { fill: 'url(#volume)' })
    );
  });
  const block = (x: number, y: number, fill: string) => solid(x, y, 66, 66, fill, 6);
  return [
    wall(hex),
    sunlight(300, 330, 0.86, hex),
    skirting(),
    boards('#d3b48b'),
    path('M300 196Q800 370 1320 196', { fill: 'none', stroke: '#f5efe2', 'stroke-width': 4 }),
    ...flags,
    ellipse(760, 1066, 520, 70, { fill: mix(accent, '#f3ece0', 0.62) }),
    // Bed
    contact(560, 966, 380, 0.36),
    cast(240, 560, 40, 380, 0.2),
    solid(232, 560, 42, 400, wood, 12),
    solid(880, 690, 42, 270, wood, 12),
    solid(256, 610, 30, 240, lighten(wood, 0.12), 4),
    solid(260, 840, 640, 64, lighten(wood, 0.08), 6),
    solid(272, 764, 616, 88, '#f6f3ec', 20),
    solid(288, 706, 210, 100, '#fdfbf7', 38),
    path('M486 772Q700 736 886 772V900Q880 918 850 912Q660 936 500 908Q470 836 486 772Z', {
      fill: mix(accent, white, 0.28),
    }),
    path('M486 772Q700 736 886 772V900Q880 918 850 912Q660 936 500 908Q470 836 486 772Z', {
      fill: 'url(#volume)',
    }),
    ...[560, 640, 720, 800].map((x) =>
      line([x, 768], [x + 8, 914], { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.45 }),
    ),
    // House shelf
    path('M1000 960V606L1150 470L1300 606V960Z', {
      fill: '#1d140b',
      opacity: 0.26,
      filter: 'url(#soft-9)',
      transform: 'translate(16 16)',
    }),
    path('M1000 960V606L1150 470L1300 606V960Z', { fill: lighten(wood, 0.25) }),
    path('M1026 936V618L1150 506L1274 618V936Z', { fill: darken(mix(hex, wood, 0.25), 0.22) }),
    rect(1026, 764, 248, 20, { fill: lighten(wood, 0.25) }),
    rect(1026, 620, 248, 18, { fill: lighten(wood, 0.25) }),
    ...(
      [
        [1048, 656, 26, 108, '#c9755a'],
        [1078, 672, 22, 92, white],
        [1104, 648, 30, 116, '#e2b65a'],
        [1138, 680, 20, 84, accent],
      ] as const
    ).map(([x, y, w, h, f]) => solid(x, y, w, h, f, 3)),
    ellipse(1222, 724, 34, 34, { fill: '#c89b6a' }),
    ellipse(1200, 690, 13, 13, { fill: '#c89b6a' }),
    ellipse(1244, 690, 13, 13, { fill: '#c89b6a' }),
    ellipse(1222, 734, 15, 12, { fill: '#ead7bd' }),
    ellipse(1210, 716, 4, 4, { fill: '#3a2a1c' }),
    ellipse(1234, 716, 4, 4, { fill: '#3a2a1c' }),
    ellipse(1222, 729, 5, 4, { fill: '#3a2a1c' }),
    solid(1050, 830, 200, 106, '#efe6d6', 10),
    path('M1112 872q38 34 76 0', {
      fill: 'none',
      stroke: '#8c6a44',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    contact(730, 1050, 130, 0.26),
    block(640, 984, '#e2b65a'),
    block(716, 984, '#c9755a'),
    block(678, 918, mix(hex, white, 0.35)),
    ellipse(870, 1024, 34, 34, { fill: accent }),
    ellipse(870, 1024, 34, 34, { fill: 'url(#round)' }),
  ].join('');
}
