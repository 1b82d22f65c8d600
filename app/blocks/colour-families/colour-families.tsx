import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import type { ColourFamily } from './data.server';
import type { ColourFamiliesContent } from './schema';

/** The colour card: one band for each family, the shade first; a shop without families shows none. */
export function ColourFamilies({
  content,
  data: families,
  isHeading,
}: BlockProps<ColourFamiliesContent, unknown, ColourFamily[]>) {
  const { t, href } = useText();
  if (!families?.length) return null;
  return (
    <div className="families" role="group" aria-label={content.text?.title}>
      <BlockText text={content.text} level={isHeading ? 1 : 2} className="families-head" />
      <ul className="families-bands">
        {families.map((family) => (
          <li key={family.path}>
            <a className="family" href={href(family.path)}>
              <Swatch color={family.color} className="family-swatch" />
              {family.name}
              <small>{t('home.familyCount', { count: family.itemCount })}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
