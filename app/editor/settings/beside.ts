import type { FieldKind } from '~/blocks/fields/index';

/**
 * A colour and a share have two controls: one to type in, which holds the value, and one to choose
 * with. Without script they do not follow each other, so the form says what both showed: what was
 * typed counts, and where nothing was typed what was chosen.
 */
export type BesideKind = Extract<FieldKind, 'colour' | 'range'>;

/** Names of the control to choose with, and of what the one to type in showed. */
export const besideName = (path: string) => `beside:${path}`;
export const shownName = (path: string) => `shown:${path}`;

/** Has a field of this kind two controls? */
export function hasBeside(kind: FieldKind): kind is BesideKind {
  return kind === 'colour' || kind === 'range';
}

/** What the control to choose with shows of a value; '' for no colour. */
export function besideValue(kind: BesideKind, value: string): string {
  if (kind === 'colour') return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '';
  const share = value === '' ? 1 : Number(value.replace(',', '.'));
  const within = Number.isNaN(share) ? 1 : Math.min(Math.max(share, 0), 1);
  return String(Math.round(within * 100) / 100);
}

/** Was something else chosen than what the page showed? The first entry of colours chooses nothing. */
export function isChosen(kind: BesideKind, chosen: string, shown: string): boolean {
  if (kind === 'colour') return chosen !== '' && chosen.toLowerCase() !== shown.toLowerCase();
  return besideValue(kind, chosen) !== besideValue(kind, shown);
}
