import type { TagView } from './tag-view';

/** The colour is an SVG fill behind the words, because the CSP allows no inline style. */
export function TagList({ tags }: { tags: readonly TagView[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag.name} className={tag.isDarkText ? 'tag' : 'tag tag-light'}>
          <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
            <path fill={tag.color} d="M0 0h1v1H0z" />
          </svg>
          {tag.name}
        </li>
      ))}
    </ul>
  );
}
