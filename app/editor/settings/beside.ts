import type { FieldKind } from '~/blocks/fields/index';

/**
 * A colour and a percentage have two controls: a text field that holds the value, and a picker.
 * Without script they do not follow each other, so the form sends the values both showed: a changed
 * text wins, otherwise the picker counts.
 */
export type BesideKind = Extract<FieldKind, 'colour' | 'range'>;

/** Names of the picker, and of the value that the text field showed. */
export const besideName = (path: string) => `beside:${path}`;
export const shownName = (path: string) => `shown:${path}`;

/** Has a field of this kind two controls? */
export function hasBeside(kind: FieldKind): kind is BesideKind {
  return kind === 'colour' || kind === 'range';
}

/** The picker's value; '' for no colour. */
export function besideValue(kind: BesideKind, value: string): string {
  if (kind === 'colour') return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '';
  const share = value === '' ? 1 : Number(value.replace(',', '.'));
  const within = Number.isNaN(share) ? 1 : Math.min(Math.max(share, 0), 1);
  return String(Math.round(within * 100) / 100);
}

/**
 * Does the picker differ from the value that the page showed? The first entry of colours selects
 * nothing.
 */
export function isChosen(kind: BesideKind, chosen: string, shown: string): boolean {
  if (kind === 'colour') return chosen !== '' && chosen.toLowerCase() !== shown.toLowerCase();
  return besideValue(kind, chosen) !== besideValue(kind, shown);
}
