import { Picture } from '~/components/ui/picture';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import type { CategoryCard } from './data.server';
import type { CategoryGridContent } from './schema';

/** Links to categories: the picture or else the colour of a category, and its name. */
export function CategoryGrid({
  content,
  data: categories,
  isHeading,
}: BlockProps<CategoryGridContent, unknown, CategoryCard[]>) {
  const { href } = useText();
  if (!categories?.length) return null;
  return (
    <div className="category-grid" role="group" aria-label={content.text?.title || undefined}>
      <BlockText text={content.text} level={isHeading ? 1 : 2} />
      <ul className="category-cards">
        {categories.map(({ id, name, path, imagePath, color, goods }) => (
          <li key={id}>
            <a className="category-card" href={href(path)}>
              <CardPicture imagePath={imagePath} color={color} goods={goods} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardPicture({
  imagePath,
  color,
  goods,
}: Pick<CategoryCard, 'imagePath' | 'color' | 'goods'>) {
  const className = 'category-picture';
  if (imagePath) {
    const size = { width: 1280, height: 720 };
    return <img className={className} src={imagePath} alt="" {...size} loading="lazy" />;
  }
  if (goods) {
    return <Picture className={`${className} category-goods`} picture={goods} sizes="20rem" />;
  }
  return color ? <Swatch className={className} color={color} /> : null;
}
