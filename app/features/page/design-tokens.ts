import { readableOn } from '~/lib/contrast';
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
