import type { Place } from './tree';

/** A place as it stands in forms and addresses: `parent/after`, each empty for none. */
export function placeText({ parent, after }: Place): string {
  return [parent, after].map((uuid) => encodeURIComponent(uuid ?? '')).join('/');
}

/** The place a text names; null when it is none. */
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
