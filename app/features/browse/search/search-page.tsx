import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Listing } from '~/features/browse/category/listing';
import { useText } from '~/i18n/text';
import type { SearchPageData } from './load-search-page.server';

export function SearchPage({ page }: { page: SearchPageData }) {
  const { t } = useText();
  const { term, found } = page;
  return (
    <div className="page search">
      <h1>{term ? t('search.titleFor', { term }) : t('search.title')}</h1>
      <SearchForm term={term} />
      {found?.correctedTerm && (
        <Notice message={t('search.corrected', { term, corrected: found.correctedTerm })} />
      )}
      {page.colourSystem && found && found.listing.total > 0 && (
        <OwnNumbers system={page.colourSystem} />
      )}
      {found ? (
        <Listing listing={found.listing}>
          {page.colourSystem ? (
            <OwnShades system={page.colourSystem} />
          ) : (
            <p>{t('search.noResultsHint')}</p>
          )}
          <Suggestions categories={page.suggestions} />
        </Listing>
      ) : (
        <div className="empty-listing">
          <p>{t('search.empty')}</p>
          <Suggestions categories={page.suggestions} />
        </div>
      )}
    </div>
  );
}

/**
 * Every submit starts without filters: those of another term would hide results (open point 1.3).
 */
function SearchForm({ term }: { term: string }) {
  const { t, href } = useText();
  return (
    <form
      className="search-form"
      role="search"
      aria-label={t('search.form')}
      action={href('/search')}
      method="get"
    >
      <label className="visually-hidden" htmlFor="search-term">
        {t('search.label')}
      </label>
      <input
        className="input"
        id="search-term"
        type="search"
        name="term"
        defaultValue={term}
        maxLength={200}
        autoComplete="off"
      />
      <Button>{t('common.search')}</Button>
    </form>
  );
}

/** States that a shade found by the number of another colour system is not that system's shade. */
function OwnNumbers({ system }: { system: string }) {
  const { t, href } = useText();
  return (
    <Notice
      type="warning"
      message={
        <span data-colour-system={system}>
          {t('search.ownNumbers', { system })}{' '}
          <a href={href('/contact')}>{t('search.askForShade')}</a>
        </span>
      }
    />
  );
}

/** Why a number of another colour system finds nothing, and the alternatives. */
function OwnShades({ system }: { system: string }) {
  const { t, href } = useText();
  return (
    <>
      <p data-colour-system={system}>{t('search.ownShades', { system })}</p>
      <p>
        <a href={href('/contact')}>{t('search.askForShade')}</a>
      </p>
    </>
  );
}

function Suggestions({ categories }: { categories: SearchPageData['suggestions'] }) {
  const { t, href } = useText();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('search.suggestions')}>
      <p>{t('search.suggestions')}</p>
      <ul className="sub-categories">
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <a className="chip" href={href(path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
