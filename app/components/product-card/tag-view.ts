import { tagPath } from '~/lib/tag-path';
import type { Tag } from '~/services/shop-api';

export type TagView = {
  name: string;
  color: string;
  isDarkText: boolean;
  /** The page of its goods; none on cards, whose whole area links to the product. */
  path?: string;
};

/** §3: tags without a name stay hidden; dark text on colours of a brightness above 128. */
export function shownTags(tags: readonly Tag[]): TagView[] {
  return named(tags).map(tagView);
}

/** The same, with links to their goods. */
export function linkedTags(tags: readonly Tag[]): TagView[] {
  return named(tags).map((tag) => ({
    ...tagView(tag),
    path: tagPath({ id: tag.id, name: tag.names.name }),
  }));
}

function tagView({ names, color }: Tag): TagView {
  return { name: names.name, color, isDarkText: brightness(color) > 128 };
}

function named(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ names }) => names.name.trim() !== '');
}

/** Perceived brightness of #rrggbb, 0 to 255. */
function brightness(color: string): number {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
