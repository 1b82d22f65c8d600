import type { Place } from './tree';

/** A position as text in forms and addresses: `parent/after`, each empty for none. */
export function placeText({ parent, after }: Place): string {
  return [parent, after].map((uuid) => encodeURIComponent(uuid ?? '')).join('/');
}

/** The position of a text; null if it is not one. */
export function parsePlace(text: string): Place | null {
  const parts = text.split('/');
  if (parts.length !== 2) return null;
  try {
    const [parent, after] = parts.map((part) => decodeURIComponent(part) || null);
    return { parent: parent ?? null, after: after ?? null };
  } catch {
    return null;
  }
}
