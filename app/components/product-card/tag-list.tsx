import type { TagView } from './tag-view';

export function TagList({ tags }: { tags: readonly TagView[] }) {
  const [first, ...rest] = tags;
  if (!first) return null;
  if (rest.length === 0) return <Tag tag={first} as="p" />;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <Tag key={tag.name} tag={tag} as="li" />
      ))}
    </ul>
  );
}

/** The colour is that of an SVG behind the words, because the CSP allows no inline style. */
function Tag({ tag: { name, color, isDarkText }, as: Element }: { tag: TagView; as: 'p' | 'li' }) {
  return (
    <Element className={isDarkText ? 'tag' : 'tag tag-light'}>
      <svg aria-hidden="true" color={color} />
      {name}
    </Element>
  );
}
