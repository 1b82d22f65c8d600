// Colour arithmetic on '#rrggbb' strings. Mixing happens in linear light where it has to look
// like light (lighten, darken stay in sRGB: there even steps look even).

type Rgb = readonly [number, number, number];

export const paper = '#fbfaf7';
export const ink = '#1d1c1a';

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  const part = (channel: number) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** `share` of `b` in `a`: 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const [ar, ag, ab] = toRgb(a);
  const [br, bg, bb] = toRgb(b);
  const blend = (from: number, to: number) => from + (to - from) * share;
  return toHex([blend(ar, br), blend(ag, bg), blend(ab, bb)]);
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#fffdf8', share);
}

/** Darkens towards a deep version of the same hue, so that shadows do not turn grey. */
export function darken(hex: string, share: number): string {
  const [r, g, b] = toRgb(hex);
  const deep = toHex([r * 0.14, g * 0.12, b * 0.16]);
  return mix(hex, deep, share);
}

/** Relative luminance after WCAG 2.2, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Ink or paper, whichever reads better on `ground`. */
export function readableOn(ground: string): string {
  return contrast(ground, ink) >= contrast(ground, paper) ? ink : paper;
}

/** A colour of the same family that keeps a visible edge against `ground`. */
export function edgeOf(hex: string, ground: string = paper): string {
  return contrast(hex, ground) < 1.25 ? darken(hex, 0.22) : darken(hex, 0.12);
}
