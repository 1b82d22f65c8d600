import type { DesignSettings } from '~/services/shop-api';

/** §9: space between blocks in rem. */
const BLOCK_SIZES: Record<DesignSettings['blockSize'], string> = {
  s: '1.875rem',
  m: '2.5rem',
  l: '3.125rem',
  xl: '3.75rem',
};

const HEX = /^#[0-9a-f]{6}$/i;

/** The custom properties the design settings overwrite (§3), as the text of a style element. */
export function designTokens(design: DesignSettings): string {
  const declarations = [
    ...colourTokens('primary', design.primaryColor),
    ...colourTokens('secondary', design.secondaryColor),
    ...fontToken(design.selectedFont),
    `--block-space:${BLOCK_SIZES[design.blockSize] ?? '0px'}`,
  ];
  return `:root{${declarations.join(';')}}`;
}

function colourTokens(name: string, colour: string): string[] {
  return HEX.test(colour) ? [`--${name}:${colour}`, `--on-${name}:${readableOn(colour)}`] : [];
}

/** Only letters, digits, spaces and hyphens get into the style element. */
function fontToken(font: string): string[] {
  return /^[\w -]+$/.test(font) ? [`--font-chosen:"${font}"`] : [];
}

/** White or ink, whichever contrasts more with the colour. */
export function readableOn(colour: string): '#ffffff' | '#1d1c1a' {
  return contrast(colour, '#ffffff') >= contrast(colour, '#1d1c1a') ? '#ffffff' : '#1d1c1a';
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
