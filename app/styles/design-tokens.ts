import { readableOn } from '~/lib/contrast';
import type { DesignSettings } from '~/services/shop-api';
import { FONT_WEIGHTS, fontFace, TEXT_FONTS, type TextFont } from '~/styles/text-fonts';

/** §9: space between blocks in rem. */
const BLOCK_SIZES: Record<DesignSettings['blockSize'], string> = {
  s: '1.875rem',
  m: '2.5rem',
  l: '3.125rem',
  xl: '3.75rem',
};

/** Pixels of a rem. */
const REM = 16;

/** §9: the displayed space between blocks, rem x 16 px; 0 for an unknown size. */
export function blockSpace(size: string): number {
  return parseFloat((BLOCK_SIZES as Record<string, string>)[size] ?? '0') * REM;
}

/** The background of every page (`--paper` of tokens.css), for uses outside of style sheets. */
export const PAPER = '#fbfaf7';

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The custom properties that the design settings override (§3), as the text of a style element;
 * made once per settings object, because every page needs it.
 */
export function designTokens(design: DesignSettings): string {
  const tokens = known.get(design) ?? tokensOf(design);
  known.set(design, tokens);
  return tokens;
}

const known = new WeakMap<DesignSettings, string>();

function tokensOf(design: DesignSettings): string {
  const declarations = [
    ...colourTokens('primary', design.primaryColor),
    ...colourTokens('secondary', design.secondaryColor),
    ...fontToken(design.selectedFont),
    `--block-space:${BLOCK_SIZES[design.blockSize] ?? '0px'}`,
  ];
  return `:root{${declarations.join(';')}}${fontFaces(design.selectedFont)}`;
}

function colourTokens(name: string, colour: string): string[] {
  return HEX.test(colour) ? [`--${name}:${colour}`, `--on-${name}:${readableOn(colour)}`] : [];
}

/** Only letters, digits, spaces and hyphens get into the style element. */
function fontToken(font: string): string[] {
  if (!/^[\w -]+$/.test(font)) return [];
  // Instrument Sans is not a fallback of another font: browsers would fetch it while they wait.
  if (fontOf(font)?.fallback) {
    // With a selected font, headings use it too.
    const family = `"${font}","${font} Fallback",system-ui,sans-serif`;
    return [`--font-text:${family}`, '--font-head:var(--font-text)'];
  }
  return [`--font-chosen:"${font}"`];
}

/** The selected font's files and its fallback, like the shop's own font in fonts.css. */
function fontFaces(font: string): string {
  const chosen = fontOf(font);
  if (!chosen?.fallback) return '';
  const { size, ascent, descent } = chosen.fallback;
  return (
    FONT_WEIGHTS.map((weight) => fontFace(chosen, weight)).join('') +
    `@font-face{font-family:"${font} Fallback";` +
    `src:local("Arial"),local("Liberation Sans");size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}

function fontOf(font: string): TextFont | undefined {
  return TEXT_FONTS.find(({ name }) => name === font);
}
