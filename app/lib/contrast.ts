const WHITE = '#ffffff';
const INK = '#1d1c1a';
const BLACK = '#000000';
/** WCAG 1.4.3, for text of any size. */
const ENOUGH = 4.5;

/** White or ink, whichever contrasts more with the colour; black if neither is enough. */
export function readableOn(colour: string): typeof WHITE | typeof INK | typeof BLACK {
  const best = contrast(colour, WHITE) >= contrast(colour, INK) ? WHITE : INK;
  return contrast(colour, best) >= ENOUGH ? best : BLACK;
}

/** One colour over another. */
export function blended(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [top, bottom] = [over, under].map((each) => parseInt(each.slice(start, start + 2), 16));
    const mixed = Math.round((top ?? 0) * opacity + (bottom ?? 0) * (1 - opacity));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** WCAG contrast ratio of two colours given as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
