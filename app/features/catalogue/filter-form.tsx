import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Swatch } from '~/components/ui/swatch';
import { decimal, money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { FilterGroupView, FilterValueView, ListingView } from './listing-view';
import { QueryFields } from './query-fields';

/** One GET form. On wide screens the style sheet keeps the sheet open beside the products. */
export function FilterForm({ listing }: { listing: ListingView }) {
  const { t, href } = useText();
  const { filters, active, query } = listing;
  if (filters.length === 0) return null;
  const count = active.length + (listing.priceRange ? 1 : 0);
  return (
    <details className="filters">
      <summary className="button button-secondary">
        {t('catalogue.filters')}
        {count > 0 && <span className="filters-count">{count}</span>}
      </summary>
      <form className="filters-form" action={href(listing.path)} method="get" data-autosubmit>
        <h2 className="visually-hidden">{t('catalogue.filters')}</h2>
        <QueryFields query={query} parts={['term', 'order']} />
        {filters.map((group) => (
          <FilterGroup key={group.id} group={group} />
        ))}
        <div className="filters-end">
          <Button size="small" data-apply>
            {t('catalogue.filtersApply')}
          </Button>
        </div>
      </form>
    </details>
  );
}

function FilterGroup({ group }: { group: FilterGroupView }) {
  return (
    <details className="filter" open={group.isOpen}>
      <summary>
        {group.name}
        <Icon name="chevron" className="details-mark" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{group.name}</legend>
        {group.price ? (
          <PriceFields price={group.price} />
        ) : (
          <FilterChoices values={chosenFirst(group.values)} />
        )}
      </fieldset>
    </details>
  );
}

/** What is chosen stays in sight, however long the list. */
function chosenFirst(values: readonly FilterValueView[]): FilterValueView[] {
  return values.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
}

const SHOWN_VALUES = 8;
/** Of shades more fit in: they stand side by side. */
const SHOWN_SHADES = 12;

/** A long list shows its first values; folding two or three away would save nothing. */
function FilterChoices({ values }: { values: readonly FilterValueView[] }) {
  const { t } = useText();
  const chosen = values.filter(({ isChosen }) => isChosen).length;
  const isShades = values.length > SHOWN_VALUES && values.every(({ color }) => color !== null);
  const most = Math.max(chosen, isShades ? SHOWN_SHADES : SHOWN_VALUES);
  const shown = values.length > most + 3 ? most : values.length;
  const rest = values.slice(shown);
  const list = (part: readonly FilterValueView[]) => (
    <div className={isShades ? 'filter-shades' : undefined}>
      {part.map((value) => (
        <FilterChoice key={value.id} value={value} />
      ))}
    </div>
  );
  return (
    <>
      {list(values.slice(0, shown))}
      {rest.length > 0 && (
        <details className="filter-rest">
          <summary>{t('catalogue.filterMore', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** A choice that would find nothing cannot be made; one already made can be taken back. */
function FilterChoice({ value }: { value: FilterValueView }) {
  return (
    <label className="filter-choice">
      <input
        type="checkbox"
        name="facets"
        value={value.id}
        defaultChecked={value.isChosen}
        disabled={value.count === 0 && !value.isChosen}
      />
      {value.color && <Swatch color={value.color} />}
      <span>{value.name}</span> <small>{value.count}</small>
    </label>
  );
}

function PriceFields({ price }: { price: NonNullable<FilterGroupView['price']> }) {
  const { t, locale } = useText();
  const shown = (cents: number | null) =>
    cents === null ? '' : decimal(cents / 100, locale, 2).replace(/[.,](?=\d{3})/, '');
  const fields = [
    { name: 'priceMin', label: t('catalogue.priceFrom'), value: price.chosenMin, bound: price.min },
    { name: 'priceMax', label: t('catalogue.priceTo'), value: price.chosenMax, bound: price.max },
  ];
  return (
    <div className="filter-price">
      {fields.map(({ name, label, value, bound }) => (
        <label key={name}>
          {label}
          <input
            className="input"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder={money(bound, locale)}
            defaultValue={shown(value)}
          />
        </label>
      ))}
    </div>
  );
}
