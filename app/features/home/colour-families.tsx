import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';

export type ColourFamily = { name: string; path: string; color: string; itemCount: number };

/** The colour card: one band for each family, the shade first. */
export function ColourFamilies({ families }: { families: readonly ColourFamily[] }) {
  const { t, href } = useText();
  if (families.length === 0) return null;
  return (
    <section className="families" id="colour-families" aria-labelledby="families-title">
      <div className="families-head">
        <h2 id="families-title">{t('home.families')}</h2>
        <p>{t('home.familiesText')}</p>
      </div>
      <ul className="families-bands">
        {families.map((family) => (
          <li key={family.path}>
            <a className="family" href={href(family.path)}>
              <Swatch color={family.color} className="family-swatch" />
              <span className="family-name">{family.name}</span>
              <span className="family-count">
                {t('home.familyCount', { count: family.itemCount })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
