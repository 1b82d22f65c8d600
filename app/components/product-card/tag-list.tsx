import { useText } from '~/i18n/text';
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

/** The colour is that of an SVG behind the text, because the CSP allows no inline style. */
function Tag({ tag, as: Element }: { tag: TagView; as: 'p' | 'li' }) {
  const { href } = useText();
  const { name, color, isDarkText, path } = tag;
  return (
    <Element className={isDarkText ? 'tag' : 'tag tag-light'}>
      <svg aria-hidden="true" color={color} />
      {path ? <a href={href(path)}>{name}</a> : name}
    </Element>
  );
}
