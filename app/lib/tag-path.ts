import { slugify } from './slug';

/** `/tag/geruchsarm_3`: the number identifies the tag, the name is for readers (open point 1.3). */
export function tagPath({ id, name }: { id: number; name: string }): string {
  return `/tag/${[slugify(name), id].filter(Boolean).join('_')}`;
}

/** The number at the end of such an address; null if there is none. */
export function tagIdOf(slug: string): number | null {
  const id = /(?:^|_)([1-9]\d{0,8})$/.exec(slug)?.[1];
  return id ? Number(id) : null;
}
