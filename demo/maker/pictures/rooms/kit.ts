// What all rooms share: wall, floor, light and the calm things that stand about.
// A room is drawn 1600 x 1200 with wall and floor reaching far beyond both sides; the square cut
// shows x 200 to 1400, the wide one y 150 to 1050.
import { darken, lighten, luminance, mix } from '../colour';
import { grainPattern } from '../grain';
import {
  blur,
  ellipse,
  group,
  line,
  linear,
  linearAt,
  n,
  path,
  polygon,
  radial,
  rect,
  type Point,
} from '../svg';

export const floorY = 930;
export const wood = '#c39c6b';
export const linen = '#e6dfd2';
export const white = '#f7f5f0';
export const charcoal = '#35332f';
const far = { left: -700, width: 3000 };

/** The definitions every scene may use. */
export function roomDefinitions(): string {
  return [
    linear(
      'volume',
      [
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0],
        [1, '#1d140b', 0.2],
      ],
      [0, 0],
      [1, 0.5],
    ),
    linear('down', [
      [0, '#1d140b', 0],
      [1, '#1d140b', 0.24],
    ]),
    linear('up', [
      [0, '#1d140b', 0.38],
      [1, '#1d140b', 0],
    ]),
    linear(
      'round',
      [
        [0, '#1d140b', 0.16],
        [0.3, '#ffffff', 0.22],
        [0.6, '#1d140b', 0.04],
        [1, '#1d140b', 0.34],
      ],
      [0, 0],
      [1, 0],
    ),
    blur('soft-3', 3),
    blur('soft-9', 9),
    blur('soft-22', 22),
    grainPattern('rolled', 0.6),
    grainPattern('wood', 0.7),
  ].join('');
}

/** A body with soft volume. */
export function solid(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
): string {
  return (
    rect(x, y, width, height, { fill, rx }) +
    rect(x, y, width, height, { fill: 'url(#volume)', rx })
  );
}

/** A cast shadow to the lower right of a box. */
export function cast(
  x: number,
  y: number,
  width: number,
  height: number,
  opacity = 0.2,
  rx = 6,
): string {
  return rect(x + 14, y + 16, width, height, {
    fill: '#1d140b',
    opacity,
    rx,
    filter: 'url(#soft-9)',
  });
}

export function contact(cx: number, y: number, rx: number, opacity = 0.34): string {
  return ellipse(cx + 10, y, rx, Math.min(20, rx * 0.12) + 5, {
    fill: '#1d140b',
    opacity,
    filter: 'url(#soft-9)',
  });
}

export function wall(hex: string, bottom = floorY): string {
  const { left, width } = far;
  const dark = luminance(hex) < 0.06;
  return [
    radial(
      'wall-light',
      [
        [0, lighten(hex, dark ? 0.2 : 0.34), 0.9],
        [1, hex, 0],
      ],
      [0.42, 0.28],
      0.42,
    ),
    linearAt(
      'wall-fall',
      [
        [0, darken(hex, 0.25), 0.5],
        [0.16, hex, 0],
        [0.75, hex, 0],
        [1, darken(hex, 0.3), 0.55],
      ],
      [0, 0],
      [0, bottom],
    ),
    linearAt(
      'wall-side',
      [
        [0, hex, 0],
        [1, darken(hex, 0.36), 0.75],
      ],
      [820, 0],
      [1700, 0],
    ),
    rect(left, 0, width, bottom, { fill: hex }),
    ...['url(#wall-light)', 'url(#wall-fall)', 'url(#wall-side)'].map((fill) =>
      rect(left, 0, width, bottom, { fill }),
    ),
    rect(left, 0, width, bottom, { fill: 'url(#grain-rolled)', opacity: dark ? 0.16 : 0.12 }),
  ].join('');
}

/** Sunlight through a window with glazing bars, falling across the wall. */
export function sunlight(x: number, y: number, scale: number, hex: string): string {
  const strength = luminance(hex) > 0.6 ? 0.55 : luminance(hex) < 0.06 ? 0.13 : 0.24;
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) =>
      rect(column * 152, row * 158, 138, 144, {
        fill: luminance(hex) > 0.6 ? '#fffaf0' : '#fff0d6',
      }),
    ),
  );
  return group(
    {
      transform: `translate(${x} ${y}) scale(${scale}) skewY(17) skewX(-7)`,
      opacity: strength,
      filter: 'url(#soft-3)',
    },
    ...panes,
  );
}

export function skirting(fill = white, height = 46): string {
  const { left, width } = far;
  return [
    rect(left, floorY - height - 12, width, 12, { fill: 'url(#down)', opacity: 0.6 }),
    rect(left, floorY - height, width, height, { fill }),
    rect(left, floorY - height, width, 3, { fill: '#ffffff', opacity: 0.8 }),
    rect(left, floorY - height + 10, width, 2, { fill: '#1d140b', opacity: 0.1 }),
    rect(left, floorY - 5, width, 5, { fill: '#1d140b', opacity: 0.25 }),
  ].join('');
}

/** Boards running towards the wall. */
export function boards(tone = wood): string {
  const { left, width } = far;
  const lines: string[] = [];
  for (let index = -26; index <= 26; index += 1) {
    const near = 800 + index * 165;
    const top = 800 + index * 112;
    const shade = (index * 7 + 52) % 5;
    lines.push(
      polygon(
        [
          [top, floorY],
          [top + 112, floorY],
          [near + 165, 1200],
          [near, 1200],
        ] satisfies Point[],
        {
          fill: shade % 2 ? lighten(tone, shade * 0.045) : darken(tone, shade * 0.035),
          stroke: darken(tone, 0.4),
          'stroke-width': 1.6,
          'stroke-opacity': 0.5,
        },
      ),
    );
  }
  return [
    ...lines,
    rect(left, floorY, width, 270, { fill: 'url(#grain-wood)', opacity: 0.3 }),
    linearAt(
      'floor-light',
      [
        [0, '#1d140b', 0.32],
        [0.25, '#1d140b', 0.06],
        [1, '#fff4e0', 0.12],
      ],
      [0, floorY],
      [0, 1200],
    ),
    rect(left, floorY, width, 270, { fill: 'url(#floor-light)' }),
  ].join('');
}

/** A framed print: a few calm forms in tones of the wall. */
export function print(
  x: number,
  y: number,
  width: number,
  height: number,
  hex: string,
  frame = '#c9a878',
): string {
  const inner = { x: x + 34, y: y + 34, w: width - 68, h: height - 68 };
  const tone = mix(hex, '#b5603f', 0.35);
  return [
    cast(x, y, width, height, 0.24, 2),
    solid(x, y, width, height, frame, 2),
    rect(x + 9, y + 9, width - 18, height - 18, { fill: '#faf8f3' }),
    rect(x + 9, y + 9, width - 18, 5, { fill: '#1d140b', opacity: 0.14 }),
    rect(inner.x, inner.y, inner.w, inner.h, { fill: '#f0ebe0' }),
    ellipse(inner.x + inner.w * 0.62, inner.y + inner.h * 0.3, inner.w * 0.16, inner.w * 0.16, {
      fill: '#d99a5b',
      opacity: 0.9,
    }),
    path(
      `M${n(inner.x)} ${n(inner.y + inner.h * 0.62)}q${n(inner.w * 0.3)} ${n(-inner.h * 0.22)} ${n(inner.w * 0.55)} ${n(-inner.h * 0.02)}t${n(inner.w * 0.45)} ${n(-inner.h * 0.06)}V${n(inner.y + inner.h)}H${n(inner.x)}Z`,
      { fill: mix(tone, '#ffffff', 0.35) },
    ),
    path(
      `M${n(inner.x)} ${n(inner.y + inner.h * 0.8)}q${n(inner.w * 0.4)} ${n(-inner.h * 0.16)} ${n(inner.w)} ${n(-inner.h * 0.02)}V${n(inner.y + inner.h)}H${n(inner.x)}Z`,
      { fill: darken(tone, 0.25) },
    ),
  ].join('');
}

/** Long leaves on thin stems, growing out of (x, y). */
export function leaves(x: number, y: number, scale: number, tone = '#5c7352'): string {
  const stems: readonly (readonly [number, number, number])[] = [
    [-74, -170, 0.3],
    [-44, -262, 0.1],
    [4, -318, 0],
    [52, -270, 0.12],
    [84, -186, 0.26],
    [-24, -196, 0.34],
    [30, -180, 0.2],
  ];
  return stems
    .map(([dx, dy, dark], index) => {
      const tipX = x + dx * scale;
      const tipY = y + dy * scale;
      const wide = (28 + (index % 3) * 5) * scale;
      const baseX = x + dx * scale * 0.5;
      const baseY = y + dy * scale * 0.42;
      const side = dx < 0 ? -1 : 1;
      return (
        path(
          `M${n(x)} ${n(y)}Q${n(x + dx * scale * 0.15)} ${n(y + dy * scale * 0.3)} ${n(baseX)} ${n(baseY)}`,
          { fill: 'none', stroke: darken(tone, 0.3), 'stroke-width': n(4 * scale) },
        ) +
        path(
          `M${n(baseX)} ${n(baseY)}C${n(baseX - wide)} ${n(baseY - wide * 1.2)} ${n(tipX - wide)} ${n(tipY + wide * 1.5)} ${n(tipX)} ${n(tipY)}C${n(tipX + wide * 0.9)} ${n(tipY + wide * 1.8)} ${n(baseX + wide)} ${n(baseY - wide * 0.6)} ${n(baseX)} ${n(baseY)}Z`,
          { fill: index % 2 ? lighten(tone, 0.12) : darken(tone, dark) },
        ) +
        path(
          `M${n(baseX)} ${n(baseY)}Q${n((baseX + tipX) / 2 + side * 4)} ${n((baseY + tipY) / 2)} ${n(tipX)} ${n(tipY)}`,
          {
            fill: 'none',
            stroke: lighten(tone, 0.35),
            'stroke-width': n(1.6 * scale),
            opacity: 0.6,
          },
        )
      );
    })
    .join('');
}

export function pottedPlant(x: number, y: number, scale: number, pot = '#d8cfc0'): string {
  const w = 74 * scale;
  const h = 120 * scale;
  const body = `M${n(x - w)} ${n(y - h)}H${n(x + w)}L${n(x + w * 0.78)} ${n(y - 8)}Q${n(x + w * 0.76)} ${n(y)} ${n(x + w * 0.6)} ${n(y)}H${n(x - w * 0.6)}Q${n(x - w * 0.76)} ${n(y)} ${n(x - w * 0.78)} ${n(y - 8)}Z`;
  return (
    contact(x, y, w * 1.2) +
    leaves(x, y - h + 8, scale * 1.15) +
    path(body, { fill: pot }) +
    path(body, { fill: 'url(#round)' }) +
    rect(x - w, y - h, w * 2, 9 * scale, { fill: '#ffffff', opacity: 0.3 })
  );
}

/** A stoneware vase with a dry twig. */
export function vase(x: number, y: number, scale: number, fill = '#efe9dd', twig = true): string {
  const at = (dx: number, dy: number) => `${n(x + dx * scale)} ${n(y + dy * scale)}`;
  const body = `M${at(-16, -128)}C${at(-14, -100)} ${at(-52, -88)} ${at(-52, -46)}C${at(-52, -14)} ${at(-36, 0)} ${at(-24, 0)}L${at(24, 0)}C${at(36, 0)} ${at(52, -14)} ${at(52, -46)}C${at(52, -88)} ${at(14, -100)} ${at(16, -128)}Z`;
  const twigs: readonly (readonly [number, number])[] = [
    [-60, -300],
    [-8, -350],
    [58, -290],
  ];
  const dry = twigs.map(([dx, dy]) => {
    const buds = [0.5, 0.62, 0.74, 0.86, 0.97].map((share, index) =>
      ellipse(
        x + (dx * share * share + (index % 2 ? 9 : -9)) * scale,
        y + (-125 + (dy + 125) * share) * scale,
        9 * scale,
        13 * scale,
        { fill: index % 2 ? '#d8c39b' : '#c8ad7d' },
      ),
    );
    return (
      path(`M${at(0, -120)}Q${at(dx * 0.1, dy * 0.65)} ${at(dx, dy)}`, {
        fill: 'none',
        stroke: '#8f7650',
        'stroke-width': n(2.6 * scale),
      }) + buds.join('')
    );
  });
  return (twig ? dry.join('') : '') + path(body, { fill }) + path(body, { fill: 'url(#round)' });
}

/** A pendant lamp on its cord. */
export function pendant(x: number, y: number, scale: number, fill = charcoal): string {
  const at = (dx: number, dy: number) => `${n(x + dx * scale)} ${n(y + dy * scale)}`;
  const shade = `M${at(-18, -96)}H${n(x + 18 * scale)}C${at(60, -84)} ${at(108, -40)} ${at(112, 0)}H${n(x - 112 * scale)}C${at(-108, -40)} ${at(-60, -84)} ${at(-18, -96)}Z`;
  return [
    line([x, -10], [x, y - 96 * scale], { stroke: '#2a2826', 'stroke-width': 3 }),
    path(shade, { fill }),
    path(shade, { fill: 'url(#round)' }),
    ellipse(x, y, 112 * scale, 8 * scale, { fill: '#f9e7bd' }),
  ].join('');
}
