import { decimal } from '~/i18n/format';
import { useText } from '~/i18n/text';

/** Five stars beside each other, as one path. */
const STARS = [10, 30, 50, 70, 90]
  .map((x) => `M${x} 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z`)
  .join('');

type RatingProps = {
  /** Average of 0 to 5. */
  value: number;
  count?: number;
  /** §5: rounded to half or tenth steps, by a setting. */
  steps?: 'half' | 'tenth';
};

/** Stars with their value as text; the filled part is clipped from the second row by its width. */
export function Rating({ value, count, steps = 'half' }: RatingProps) {
  const { t, locale } = useText();
  const shown = roundRating(value, steps);
  const words = t('common.rating', { value: decimal(shown, locale, 1) });
  return (
    <span className="rating">
      <svg viewBox="0 0 100 20" width="100" height="20" role="img" aria-label={words}>
        <path className="rating-empty" d={STARS} />
        <svg width={shown * 20} height="20" viewBox={`0 0 ${shown * 20} 20`}>
          <path className="rating-full" d={STARS} />
        </svg>
      </svg>
      {count !== undefined && (
        <span className="rating-count">
          <span aria-hidden="true">({count})</span>
          <span className="visually-hidden">{t('common.ratingCount', { count })}</span>
        </span>
      )}
    </span>
  );
}

export function roundRating(value: number, steps: 'half' | 'tenth'): number {
  const perStar = steps === 'half' ? 2 : 10;
  return Math.round(Math.min(5, Math.max(0, value)) * perStar) / perStar;
}
