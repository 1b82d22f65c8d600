import type { ReactNode } from 'react';
import { pathOfProduct } from '~/lib/product-path';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { Suggestions } from '~/services/shop-api';

/**
 * The suggestions for a term, as the script of the search field shows them: each leads to a page.
 */
export function SuggestionList({ found }: { found: Suggestions }) {
  const { t, href } = useText();
  const search = (term: string) => `${href('/search')}?${new URLSearchParams({ term })}`;
  return (
    <div className="suggestions" role="listbox" aria-label={t('search.suggested.title')}>
      <Group label={t('search.suggested.terms')}>
        {found.terms.map((term) => (
          <Option key={term} href={search(term)}>
            {term}
          </Option>
        ))}
      </Group>
      <Group label={t('search.suggested.categories')}>
        {found.categories.map(({ id, name, parent, path }) => (
          <Option key={id} href={href(path)}>
            {name} {parent && <small>{parent}</small>}
          </Option>
        ))}
      </Group>
      <Group label={t('search.suggested.shades')}>
        {found.shades.map(({ number, name, color }) => (
          <Option key={`${number} ${name}`} href={search(name)}>
            <Swatch color={color} /> {name} {number && <small>{number}</small>}
          </Option>
        ))}
      </Group>
      <Group label={t('search.suggested.goods')}>
        {found.goods.map(({ itemId, name, urlPath }) => (
          <Option
            key={itemId}
            href={href(pathOfProduct({ texts: { urlPath }, item: { id: itemId } }))}
          >
            {name}
          </Option>
        ))}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
  );
}

/** The field keeps the focus: the script sets the active option. */
function Option({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a role="option" aria-selected="false" tabIndex={-1} href={href}>
      {children}
    </a>
  );
}
