// Single painted pieces: a door, a chest of drawers, a workshop's bench and cabinets.
import { darken, lighten, luminance, mix } from '../colour';
import { ellipse, group, line, path, polygon, rect } from '../svg';
import {
  boards,
  cast,
  charcoal,
  contact,
  floorY,
  linen,
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

/** A recessed panel in a painted board. */
function panel(x: number, y: number, w: number, h: number, hex: string): string {
  return [
    rect(x, y, w, h, { fill: darken(hex, 0.16) }),
    polygon(
      [
        [x, y + h],
        [x + 16, y + h - 16],
        [x + w - 16, y + h - 16],
        [x + w, y + h],
      ],
      { fill: lighten(hex, 0.34) },
    ),
    polygon(
      [
        [x + w, y],
        [x + w - 16, y + 16],
        [x + w - 16, y + h - 16],
        [x + w, y + h],
      ],
      { fill: lighten(hex, 0.16) },
    ),
    polygon(
      [
        [x, y],
        [x + 16, y + 16],
        [x + w - 16, y + 16],
        [x + w, y],
      ],
      { fill: darken(hex, 0.4) },
    ),
    rect(x + 16, y + 16, w - 32, h - 32, { fill: hex }),
    rect(x + 16, y + 16, w - 32, h - 32, { fill: 'url(#volume)' }),
  ].join('');
}

/** A wall that lets the painted piece speak: paper, or a deeper neutral behind light shades. */
function quietWall(hex: string): string {
  return luminance(hex) > 0.55 ? '#b9b0a1' : '#e9e3d8';
}

export function door(hex: string, accent: string): string {
  const ground = quietWall(hex);
  return [
    wall(ground),
    sunlight(220, 210, 0.86, ground),
    skirting(),
    boards(),
    cast(520, 110, 560, 810, 0.2, 0),
    rect(512, 96, 576, floorY - 96, { fill: white }),
    rect(512, 96, 576, floorY - 96, { fill: 'url(#volume)' }),
    rect(498, 80, 604, 30, { fill: '#fbfaf6' }),
    rect(498, 108, 604, 6, { fill: '#1d140b', opacity: 0.14 }),
    rect(566, 150, 468, floorY - 150, { fill: '#1d140b', opacity: 0.5 }),
    rect(572, 156, 456, floorY - 162, { fill: hex }),
    rect(572, 156, 456, floorY - 162, { fill: 'url(#volume)' }),
    panel(628, 208, 156, 300, hex),
    panel(816, 208, 156, 300, hex),
    panel(628, 600, 156, 272, hex),
    panel(816, 600, 156, 272, hex),
    rect(572, 156, 456, 5, { fill: '#ffffff', opacity: 0.28 }),
    polygon(
      [
        [600, 156],
        [690, 156],
        [990, floorY - 6],
        [860, floorY - 6],
      ],
      { fill: '#ffffff', opacity: 0.08 },
    ),
    solid(590, 534, 24, 76, '#c9a86b', 10),
    rect(600, 558, 84, 14, { fill: '#1d140b', opacity: 0.3, rx: 7, filter: 'url(#soft-3)' }),
    solid(598, 550, 84, 14, '#d8b97c', 7),
    ellipse(602, 594, 4, 7, { fill: '#3a2f1e' }),
    polygon(
      [
        [560, floorY],
        [1040, floorY],
        [1100, 992],
        [500, 992],
      ],
      { fill: '#1d140b', opacity: 0.2, filter: 'url(#soft-9)' },
    ),
    polygon(
      [
        [556, 982],
        [1044, 982],
        [1112, 1084],
        [488, 1084],
      ],
      { fill: mix(accent, linen, 0.45) },
    ),
    polygon(
      [
        [584, 992],
        [1016, 992],
        [1070, 1072],
        [530, 1072],
      ],
      { fill: 'none', stroke: '#f6f0e4', 'stroke-width': 5, opacity: 0.7 },
    ),
    print(1164, 300, 180, 230, hex, charcoal),
    pottedPlant(1266, 970, 1.1),
    solid(262, 700, 170, 18, wood, 4),
    rect(280, 716, 14, 240, { fill: darken(wood, 0.25) }),
    rect(400, 716, 14, 240, { fill: darken(wood, 0.25) }),
    solid(280, 840, 134, 12, wood, 2),
    contact(348, 958, 100, 0.3),
    solid(290, 682, 104, 18, mix(hex, white, 0.3), 3),
    vase(342, 684, 0.74),
  ].join('');
}

export function furniture(hex: string, accent: string): string {
  const ground = quietWall(hex);
  const drawer = (x: number, y: number, w: number, h: number) =>
    [
      rect(x - 3, y - 3, w + 6, h + 6, { fill: '#1d140b', opacity: 0.42, rx: 3 }),
      rect(x, y, w, h, { fill: hex, rx: 2 }),
      rect(x, y, w, h, { fill: 'url(#volume)', rx: 2 }),
      rect(x, y, w, 4, { fill: '#ffffff', opacity: 0.3 }),
      ...[0.24, 0.76].map(
        (s) =>
          ellipse(x + w * s + 5, y + h / 2 + 8, 15, 13, {
            fill: '#1d140b',
            opacity: 0.34,
            filter: 'url(#soft-3)',
          }) +
          ellipse(x + w * s, y + h / 2, 15, 15, { fill: '#c9a86b' }) +
          ellipse(x + w * s - 4, y + h / 2 - 5, 6, 5, { fill: '#f6e6bd', opacity: 0.9 }),
      ),
    ].join('');
  const leg = (x: number, side: number) =>
    polygon(
      [
        [x - 18, 880],
        [x + 18, 880],
        [x + 10 + side * 12, 980],
        [x - 8 + side * 12, 980],
      ],
      { fill: darken(hex, 0.3) },
    );
  return [
    wall(ground),
    sunlight(230, 150, 1, ground),
    skirting(),
    boards(),
    ellipse(848, 330, 160, 160, { fill: '#1d140b', opacity: 0.24, filter: 'url(#soft-9)' }),
    ellipse(836, 316, 160, 160, { fill: '#b48a55' }),
    ellipse(836, 316, 148, 148, { fill: mix(ground, '#f4f5f2', 0.6) }),
    path('M720 406A148 148 0 0 1 886 177L750 436Z', { fill: '#ffffff', opacity: 0.4 }),
    contact(810, 978, 400, 0.42),
    leg(490, -1),
    leg(1130, 1),
    cast(440, 560, 740, 330, 0.26, 6),
    rect(440, 548, 740, 346, { fill: darken(hex, 0.14), rx: 4 }),
    rect(440, 548, 740, 346, { fill: 'url(#volume)', rx: 4 }),
    drawer(464, 588, 338, 130),
    drawer(818, 588, 338, 130),
    drawer(464, 738, 692, 134),
    rect(440, 562, 740, 12, { fill: '#1d140b', opacity: 0.26 }),
    solid(420, 524, 780, 38, lighten(hex, 0.06), 6),
    rect(424, 525, 772, 5, { fill: '#ffffff', opacity: 0.4, rx: 2 }),
    vase(1050, 526, 1.02, '#efe9dd'),
    solid(540, 506, 190, 18, mix(accent, white, 0.15), 3),
    solid(550, 486, 170, 20, white, 3),
    solid(546, 470, 150, 16, mix(hex, '#d8cfc0', 0.4), 3),
    ellipse(620, 446, 52, 26, { fill: '#d9cdb8' }),
    rect(568, 436, 104, 12, { fill: '#e9dfcd', rx: 6 }),
    rect(600, 462, 40, 9, { fill: '#b7aa93', rx: 3 }),
    pottedPlant(1330, 985, 1.14),
    solid(240, 930, 110, 44, '#cbb08a', 10),
    contact(296, 978, 70, 0.26),
    ...[942, 958].map((y) =>
      line([246, y], [344, y], { stroke: '#8c6a44', 'stroke-width': 3, opacity: 0.5 }),
    ),
  ].join('');
}

export function workshop(hex: string, accent: string): string {
  const ground = luminance(hex) > 0.55 ? '#a8a49c' : '#dcd8d0';
  const front = (x: number, y: number, w: number, h: number) =>
    [
      rect(x - 2, y - 2, w + 4, h + 4, { fill: '#1d140b', opacity: 0.45, rx: 4 }),
      rect(x, y, w, h, { fill: hex, rx: 3 }),
      rect(x, y, w, h, { fill: 'url(#volume)', rx: 3 }),
      rect(x, y, w, 4, { fill: '#ffffff', opacity: 0.28 }),
      rect(x + w * 0.3, y + 20, w * 0.4, 10, { fill: '#d9d9d6', rx: 5 }),
      rect(x + w * 0.3, y + 32, w * 0.4, 4, { fill: '#1d140b', opacity: 0.3 }),
    ].join('');
  const steel = '#a9acb0';
  const handle = mix(accent, '#8c5a34', 0.5);
  const hammer = group(
    { transform: 'translate(560 300)' },
    solid(-9, 0, 20, 200, '#c79c66', 8),
    path('M-62 -32h84q26 8 40 34l-14 4q-16 -14 -34 -14h-76z', { fill: steel }),
    path('M-62 -32h84q26 8 40 34l-14 4q-16 -14 -34 -14h-76z', { fill: 'url(#down)' }),
  );
  const saw = group(
    { transform: 'translate(690 276)' },
    path('M0 40L250 84V112L0 128Z', { fill: '#c9ccce' }),
    path(
      'M0 128L250 112l-6 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8-8-6-8 8z',
      { fill: '#b1b4b8' },
    ),
    path(
      'M-86 40Q-96 130 -60 136L4 130V36L-60 22Q-82 22 -86 40ZM-56 62h36v40h-30q-12 -18 -6 -40z',
      { fill: handle, 'fill-rule': 'evenodd' },
    ),
  );
  const driver = (x: number, c: string) =>
    solid(x - 14, 290, 28, 96, c, 12) +
    rect(x - 5, 386, 10, 120, { fill: steel }) +
    rect(x - 5, 386, 3, 120, { fill: '#ffffff', opacity: 0.5 });
  const brush = group(
    { transform: 'translate(1272 288)' },
    path('M-13 0h26l8 110h-42z', { fill: '#c79c66' }),
    rect(-30, 108, 60, 42, { fill: steel }),
    path('M-30 150h60l-4 76q-26 10 -52 0z', { fill: '#3b332b' }),
    path('M-28 196h57l-3 30q-26 10 -52 0z', { fill: hex }),
  );
  return [
    wall(ground),
    sunlight(230, 60, 0.8, ground),
    boards('#a99d8b'),
    rect(-700, floorY - 10, 3000, 12, { fill: '#1d140b', opacity: 0.3 }),
    // Board for the tools, painted like the bench
    cast(470, 236, 880, 320, 0.24, 6),
    rect(470, 228, 880, 326, { fill: hex, rx: 6 }),
    rect(470, 228, 880, 326, { fill: 'url(#volume)', rx: 6 }),
    ...Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 20 }, (_, column) =>
        ellipse(498 + column * 43.4, 254 + row * 45, 3.6, 3.6, { fill: '#1d140b', opacity: 0.35 }),
      ).join(''),
    ),
    group(
      { opacity: 0.28, transform: 'translate(9 12)', filter: 'url(#soft-3)' },
      rect(552, 300, 20, 200, { fill: '#1d140b' }),
      rect(690, 316, 250, 76, { fill: '#1d140b' }),
      rect(1012, 290, 26, 210, { fill: '#1d140b' }),
      rect(1092, 290, 26, 210, { fill: '#1d140b' }),
      rect(1242, 390, 60, 116, { fill: '#1d140b' }),
    ),
    hammer,
    saw,
    driver(1024, handle),
    driver(1104, '#35332f'),
    driver(1184, '#c79a4b'),
    brush,
    // Bench
    contact(830, 968, 560, 0.44),
    rect(340, 730, 60, 240, { fill: darken(hex, 0.3) }),
    rect(1270, 730, 60, 240, { fill: darken(hex, 0.3) }),
    rect(400, 740, 870, 214, { fill: darken(hex, 0.42) }),
    front(408, 748, 280, 196),
    front(700, 748, 270, 92),
    front(700, 852, 270, 92),
    front(982, 748, 280, 196),
    rect(330, 730, 1010, 18, { fill: '#1d140b', opacity: 0.4, filter: 'url(#soft-3)' }),
    solid(300, 680, 1070, 54, '#c9a475', 5),
    rect(300, 680, 1070, 54, { fill: 'url(#grain-wood)', opacity: 0.6 }),
    rect(300, 680, 1070, 5, { fill: '#ffffff', opacity: 0.4 }),
    // On the bench
    solid(330, 560, 150, 120, '#eee9df', 8),
    rect(330, 606, 150, 74, { fill: hex }),
    rect(330, 606, 150, 74, { fill: 'url(#round)' }),
    rect(330, 560, 150, 46, { fill: 'url(#round)' }),
    rect(324, 552, 162, 14, { fill: '#b9bcc0', rx: 4 }),
    path('M1130 680v-46h40v-30h96v30h40v46z', { fill: '#5d6166' }),
    path('M1130 680v-46h40v-30h96v30h40v46z', { fill: 'url(#volume)' }),
    rect(1190, 596, 58, 12, { fill: '#83878c' }),
    line([1306, 656], [1356, 656], { stroke: '#83878c', 'stroke-width': 10 }),
    solid(640, 656, 300, 24, '#dcbf92', 2),
    solid(668, 634, 240, 22, '#cfae7e', 2),
    path('M760 634q34 -40 70 -8q28 -34 52 6z', { fill: '#e8d3ae' }),
    pottedPlant(1420, 975, 0.8, '#8a8f93'),
  ].join('');
}
