// Facade and garden fence: the shade in daylight.
import { darken, lighten, mix } from '../colour';
import { grainPattern } from '../grain';
import { createRandom } from '../random';
import { element, group, ellipse, line, linear, linearAt, n, path, polygon, rect } from '../svg';
import { cast, contact, pottedPlant, solid, white } from './kit';

function sky(bottom: number): string {
  return (
    linearAt(
      'sky',
      [
        [0, '#bfd3df'],
        [1, '#eef1ec'],
      ],
      [0, 0],
      [0, bottom],
    ) +
    rect(-700, 0, 3000, bottom, { fill: 'url(#sky)' }) +
    ellipse(420, 190, 330, 46, { fill: '#ffffff', opacity: 0.5, filter: 'url(#soft-22)' }) +
    ellipse(1240, 120, 380, 40, { fill: '#ffffff', opacity: 0.45, filter: 'url(#soft-22)' })
  );
}

/** A soft shrub: many overlapping leaves, darker below. */
function shrub(
  seed: string,
  cx: number,
  bottom: number,
  width: number,
  height: number,
  tone: string,
): string {
  const random = createRandom(seed);
  return Array.from({ length: 110 }, (_, index) => {
    const share = index / 110;
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const x = cx + Math.cos(angle) * reach * width * 0.5;
    const y = bottom - height * 0.5 + Math.sin(angle) * reach * height * 0.5;
    const low = (y - bottom + height) / height;
    const fill =
      low > 0.55
        ? darken(tone, 0.36 * low + random.between(-0.08, 0.08))
        : lighten(tone, (0.5 - low) * 0.4 + share * 0.1);
    return ellipse(x, y, random.between(0.05, 0.1) * width, random.between(0.05, 0.085) * height, {
      fill,
      transform: `rotate(${n(random.between(-50, 50))} ${n(x)} ${n(y)})`,
    });
  }).join('');
}

function grass(seed: string, y: number, tone: string, count = 260): string {
  const random = createRandom(seed);
  const blades = Array.from({ length: count }, () => {
    const x = random.between(-700, 2300);
    const foot = y + random.between(-4, 40);
    const h = random.between(18, 60);
    const lean = random.bell() * 14;
    return path(`M${n(x)} ${n(foot)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`, {
      stroke: random.next() > 0.5 ? lighten(tone, 0.18) : darken(tone, 0.22),
      'stroke-width': n(random.between(2, 4)),
      fill: 'none',
      'stroke-linecap': 'round',
    });
  });
  return blades.join('');
}

function windowAt(x: number, y: number, w: number, h: number): string {
  return [
    cast(x - 12, y - 12, w + 24, h + 24, 0.2, 0),
    rect(x - 18, y - 18, w + 36, h + 36, { fill: white }),
    rect(x - 18, y + h + 12, w + 36, 8, { fill: '#1d140b', opacity: 0.14 }),
    rect(x, y, w, h, { fill: 'url(#glass)' }),
    rect(x, y, w, 14, { fill: '#1d140b', opacity: 0.24 }),
    path(`M${x} ${y}h${w * 0.3}q-6 ${h * 0.5} -${w * 0.1} ${h}h-${w * 0.2}z`, {
      fill: '#f3efe6',
      opacity: 0.75,
    }),
    path(`M${x + w} ${y}h-${w * 0.3}q6 ${h * 0.5} ${w * 0.1} ${h}h${w * 0.2}z`, {
      fill: '#f3efe6',
      opacity: 0.6,
    }),
    rect(x + w / 2 - 6, y, 12, h, { fill: '#fbfaf7' }),
    rect(x, y + h * 0.36, w, 9, { fill: '#fbfaf7' }),
    polygon(
      [
        [x, y + h],
        [x + w * 0.5, y],
        [x + w * 0.72, y],
        [x + w * 0.22, y + h],
      ],
      { fill: '#ffffff', opacity: 0.16 },
    ),
    solid(x - 34, y + h + 18, w + 68, 20, '#e6e1d6', 2),
    rect(x - 26, y + h + 40, w + 68, 12, { fill: '#1d140b', opacity: 0.2, filter: 'url(#soft-3)' }),
  ].join('');
}

export function facade(hex: string, accent: string): string {
  const ground = 990;
  const shutter = (x: number) =>
    solid(x, 372, 66, 300, darken(mix(accent, '#4a564d', 0.6), 0.1), 2) +
    Array.from({ length: 11 }, (_, i) =>
      rect(x + 9, 388 + i * 26, 48, 4, { fill: '#1d140b', opacity: 0.22 }),
    ).join('');
  const box = (x: number) =>
    shrub(`box ${x}`, x + 90, 706, 200, 74, '#6f8a58') +
    [16, 60, 104, 150]
      .map(
        (dx) =>
          ellipse(x + dx, 664 + (dx % 3) * 7, 13, 12, { fill: accent }) +
          ellipse(x + dx - 3, 660 + (dx % 3) * 7, 5, 4, { fill: '#ffffff', opacity: 0.4 }),
      )
      .join('') +
    solid(x - 10, 694, 200, 42, '#8c6a44', 4);
  return [
    linear(
      'glass',
      [
        [0, '#5d6f78'],
        [0.55, '#93a5ab'],
        [1, '#c3ccca'],
      ],
      [0, 0],
      [0.6, 1],
    ),
    grainPattern('plaster'),
    sky(240),
    rect(-700, 196, 3000, ground - 196, { fill: hex }),
    linearAt(
      'day',
      [
        [0, '#fff6e2', 0.2],
        [0.5, '#fff6e2', 0],
        [1, '#1d140b', 0.22],
      ],
      [100, 200],
      [1560, ground],
    ),
    rect(-700, 196, 3000, ground - 196, { fill: 'url(#grain-plaster)', opacity: 0.6 }),
    rect(-700, 196, 3000, ground - 196, { fill: 'url(#day)' }),
    // Eaves
    rect(-700, 196, 3000, 100, { fill: 'url(#up)' }),
    rect(-700, 118, 3000, 96, { fill: '#5b4a3e' }),
    ...Array.from({ length: 46 }, (_, i) =>
      path(`M${-700 + i * 66} 118q33 -26 66 0v36h-66z`, { fill: i % 2 ? '#8d5b45' : '#9a6650' }),
    ),
    ...Array.from({ length: 46 }, (_, i) =>
      path(`M${-700 + i * 66} 66q33 -22 66 0v62h-66z`, { fill: i % 3 ? '#a36e56' : '#915f49' }),
    ),
    rect(-700, 156, 3000, 10, { fill: '#1d140b', opacity: 0.3 }),
    rect(-700, 178, 3000, 30, { fill: '#efebe2' }),
    rect(-700, 178, 3000, 6, { fill: '#ffffff' }),
    rect(-700, 200, 3000, 9, { fill: '#1d140b', opacity: 0.2 }),
    shutter(262),
    windowAt(354, 390, 180, 268),
    shutter(560),
    box(354),
    shutter(1062),
    windowAt(1154, 390, 180, 268),
    shutter(1360),
    box(1154),
    // Plinth, door and steps
    rect(-700, 880, 3000, 110, { fill: '#a39c90' }),
    rect(-700, 880, 3000, 110, { fill: 'url(#grain-plaster)', opacity: 0.8 }),
    rect(-700, 880, 3000, 5, { fill: '#ffffff', opacity: 0.35 }),
    cast(716, 356, 250, 610, 0.22, 0),
    rect(690, 336, 260, 624, { fill: white }),
    solid(716, 362, 208, 598, darken(mix(accent, '#4a564d', 0.6), 0.1), 2),
    rect(742, 392, 156, 150, { fill: 'url(#glass)' }),
    rect(816, 392, 8, 150, { fill: white }),
    ...[584, 766].map(
      (y) =>
        rect(742, y, 156, 152, {
          fill: 'none',
          stroke: '#1d140b',
          'stroke-opacity': 0.32,
          'stroke-width': 5,
        }) + rect(747, y + 5, 146, 4, { fill: '#ffffff', opacity: 0.2 }),
    ),
    solid(890, 664, 12, 66, '#c9a86b', 6),
    line([820, 250], [820, 282], { stroke: '#35332f', 'stroke-width': 6 }),
    path('M792 312l10 -30h36l10 30z', { fill: '#35332f' }),
    ellipse(820, 314, 24, 9, { fill: '#fbe6b4' }),
    solid(650, 950, 340, 26, '#c7c0b3', 3),
    solid(620, 972, 400, 30, '#b9b2a5', 3),
    // Garden
    linearAt(
      'path',
      [
        [0, '#b7ae9d'],
        [1, '#d8d0c1'],
      ],
      [0, ground],
      [0, 1200],
    ),
    rect(-700, ground, 3000, 210, { fill: '#7c9160' }),
    grass('facade', ground + 40, '#7c9160', 300),
    polygon(
      [
        [630, 1000],
        [1010, 1000],
        [1170, 1200],
        [470, 1200],
      ],
      { fill: 'url(#path)' },
    ),

    shrub('left', 330, 1046, 420, 200, '#6c8657'),
    shrub('right', 1340, 1050, 460, 230, '#64805a'),
    shrub('far', -60, 1060, 520, 260, '#64805a'),
    shrub('far right', 1780, 1060, 520, 240, '#6c8657'),
    contact(600, 1004, 60),
    pottedPlant(598, 1006, 0.7, '#b5714f'),
    pottedPlant(1044, 1006, 0.7, '#b5714f'),
  ].join('');
}

export function fence(hex: string, accent: string): string {
  const pickets = Array.from({ length: 31 }, (_, index) => {
    const x = -690 + index * 98;
    const d = `M${x} 1000V458L${x + 39} 412L${x + 78} 458V1000Z`;
    const light = index % 3 === 0 ? 0.1 : 0;
    return [
      path(d, { fill: light ? lighten(hex, light) : hex }),
      path(d, { fill: 'url(#grain-plank)', opacity: 0.45 }),
      path(d, { fill: 'url(#round)', opacity: 0.7 }),
      path(`M${x} 458L${x + 39} 412L${x + 78} 458`, {
        fill: 'none',
        stroke: lighten(hex, 0.5),
        'stroke-width': 3,
        opacity: 0.7,
      }),
      ...[560, 838].map(
        (y) =>
          ellipse(x + 39, y + 22, 5.5, 5.5, { fill: darken(hex, 0.5) }) +
          ellipse(x + 37.5, y + 20, 2, 2, { fill: '#ffffff', opacity: 0.6 }),
      ),
    ].join('');
  });
  const shadows = Array.from({ length: 31 }, (_, index) =>
    path(`M${-678 + index * 98} 1012V470l39 -46l39 46V1012Z`, { fill: '#1d140b' }),
  );
  const rail = (y: number) =>
    rect(-700, y, 3000, 46, { fill: darken(hex, 0.36) }) +
    rect(-700, y, 3000, 5, { fill: lighten(hex, 0.2), opacity: 0.5 });
  const bloom = (x: number, y: number, r: number, fill: string) =>
    line([x, y], [x + 8, 1130], { stroke: '#5f7a4c', 'stroke-width': 6 }) +
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        ellipse(
          x + Math.cos((a * Math.PI) / 180) * r,
          y + Math.sin((a * Math.PI) / 180) * r,
          r * 0.72,
          r * 0.62,
          { fill: a % 120 ? fill : lighten(fill, 0.2) },
        ),
      )
      .join('') +
    ellipse(x, y, r * 0.5, r * 0.5, { fill: '#e2b65a' });
  const tree = mix('#7f9a6d', '#dfe6da', 0.35);
  return [
    // The grain stretched along the pickets.
    element('pattern', {
      id: 'grain-plank',
      'xlink:href': '#grain-wood',
      patternTransform: 'scale(0.6 2.76)',
    }),
    sky(820),
    ...[-420, -60, 300, 700, 1120, 1500, 1900].map((x, i) =>
      shrub(
        `back ${i}`,
        x,
        700 + (i % 2) * 40,
        520,
        380 + (i % 3) * 70,
        i % 2 ? tree : mix(tree, '#dfe6da', 0.3),
      ),
    ),
    rect(-700, 640, 3000, 400, { fill: '#839a68' }),
    linearAt(
      'lawn',
      [
        [0, '#eef1e4', 0.5],
        [1, '#3e5232', 0.5],
      ],
      [0, 640],
      [0, 1040],
    ),
    rect(-700, 640, 3000, 400, { fill: 'url(#lawn)' }),
    ...[-300, 180, 560, 980, 1400, 1820].map((x, i) =>
      shrub(`mid ${i}`, x, 900, 420, 320 + (i % 2) * 60, i % 2 ? '#71895a' : '#7d9666'),
    ),
    rail(560),
    rail(838),
    group({ opacity: 0.26, filter: 'url(#soft-3)' }, ...shadows),
    ...pickets,
    linearAt(
      'sun',
      [
        [0, '#fff2d2', 0.16],
        [0.5, '#fff2d2', 0],
        [1, '#1d140b', 0.16],
      ],
      [200, 380],
      [1500, 1050],
    ),
    rect(-700, 404, 3000, 600, { fill: 'url(#sun)', opacity: 0.5 }),
    rect(-700, 985, 3000, 215, { fill: '#71895a' }),
    linearAt(
      'near',
      [
        [0, '#33452a', 0.5],
        [0.5, '#33452a', 0],
      ],
      [0, 985],
      [0, 1120],
    ),
    rect(-700, 985, 3000, 215, { fill: 'url(#near)' }),
    grass('fence', 1000, '#71895a', 520),
    grass('fence near', 1080, '#7f9866', 420),
    bloom(372, 900, 19, accent),
    bloom(430, 960, 16, '#e9dfd2'),
    bloom(318, 985, 15, lighten(accent, 0.3)),
    bloom(1218, 930, 18, '#e9dfd2'),
    bloom(1274, 985, 17, accent),
    bloom(1160, 1000, 14, lighten(accent, 0.3)),
    grass('front', 1150, '#8aa270', 340),
  ].join('');
}
