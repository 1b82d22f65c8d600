import { decimal } from '~/i18n/format';
import { useText } from '~/i18n/text';

const STAR = 'M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z';

type RatingProps = {
  /** Average of 0 to 5. */
  value: number;
  count?: number;
  /** §5: rounded to half or tenth steps, by a setting. */
  steps?: 'half' | 'tenth';
};

/** Stars with their value in words; the filled part is cut out of the second row by its width. */
export function Rating({ value, count, steps = 'half' }: RatingProps) {
  const { t, locale } = useText();
  const shown = roundRating(value, steps);
  const words = t('common.rating', { value: decimal(shown, locale, 1) });
  return (
    <span className="rating">
      <svg viewBox="0 0 100 20" width="100" height="20" role="img" aria-label={words}>
        <Stars className="rating-empty" />
        <svg width={shown * 20} height="20" viewBox={`0 0 ${shown * 20} 20`}>
          <Stars className="rating-full" />
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

function Stars({ className }: { className: string }) {
  return (
    <g className={className}>
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </g>
  );
}
