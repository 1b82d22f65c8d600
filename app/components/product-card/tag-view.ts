import type { Tag } from '~/services/shop-api';

export type TagView = { name: string; color: string; isDarkText: boolean };

/** §3: tags without a name stay hidden; dark text on colours of a brightness above 128. */
export function shownTags(tags: readonly Tag[]): TagView[] {
  return tags
    .filter(({ names }) => names.name.trim() !== '')
    .map(({ names, color }) => ({ name: names.name, color, isDarkText: brightness(color) > 128 }));
}

/** Perceived brightness of #rrggbb, 0 to 255. */
function brightness(color: string): number {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
