import { createContext, useContext } from 'react';

/** A colour that has a name in the shop. */
export type NamedColour = { name: string; color: string };

/** Colours of the design first, then the shades of the colour cards. */
export type Palette = { design: NamedColour[]; shades: NamedColour[] };

export const NO_PALETTE: Palette = { design: [], shades: [] };

export const PaletteContext = createContext<Palette>(NO_PALETTE);

export function usePalette(): Palette {
  return useContext(PaletteContext);
}

export const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The typed colour: as #rrggbb, or by a name of the palette in any case or the number of a shade.
 * Null for anything else.
 */
export function colourOf(typed: string, { design, shades }: Palette): string | null {
  const text = typed.trim();
  if (HEX.test(text)) return text.toLowerCase();
  const words = plain(text);
  if (words === '') return null;
  const named = [...design, ...shades];
  const whole = named.find(({ name }) => plain(name) === words);
  return (whole ?? named.find(({ name }) => plain(name).split(' ').includes(words)))?.color ?? null;
}

/** The shop's name for a colour, by its shade before its use; null if it has none. */
export function nameOf(colour: string, { design, shades }: Palette): string | null {
  const same = ({ color }: NamedColour) => color.toLowerCase() === colour.toLowerCase();
  return [...shades, ...design].find(same)?.name ?? null;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
