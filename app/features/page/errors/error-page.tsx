import { useContext } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { HasShades } from '~/components/ui/has-shades';
import { useText } from '~/i18n/text';
import { wordsOf, type ErrorWords } from './error-meta';

const MAX_PATH = 200;

type ErrorPageProps = {
  status: number;
  path: string | null;
  /** Known facts beyond the status. */
  words?: ErrorWords | undefined;
};

/** §2: 500 'Internal Server Error' by default; 404 'Page Not Found: {path}' with links. */
export function ErrorPage({ status, path, words }: ErrorPageProps) {
  const { t, href } = useText();
  const { title, text, count = 0, mayReload } = words ?? wordsOf(status);
  const missing = status === 404 && !words ? path : null;
  return (
    <div className="page error-page">
      {useContext(HasShades) && <ErrorPicture />}
      <p className="error-status">{t('errorPages.status', { status })}</p>
      <h1>
        {t(title)}
        {missing !== null && (
          <>
            : <span className="error-path">{readable(missing)}</span>
          </>
        )}
      </h1>
      <p className="error-text">{t(text, { count })}</p>
      {missing !== null && (
        <>
          <p>{t('errorPages.notFoundSearch')}</p>
          <form
            className="search-form"
            role="search"
            aria-label={t('search.form')}
            method="get"
            action={href('/search')}
          >
            <label className="visually-hidden" htmlFor="error-search">
              {t('header.searchLabel')}
            </label>
            <input
              className="input"
              id="error-search"
              type="search"
              name="term"
              maxLength={100}
              required
            />
            <button className="button button-primary" type="submit">
              {t('common.search')}
            </button>
          </form>
        </>
      )}
      <div className="button-row">
        {/* Not the whole address, which may contain a key. */}
        {mayReload && <ButtonLink href="?">{t('errorPages.reload')}</ButtonLink>}
        <ButtonLink variant="secondary" href={href('/')}>
          {t('common.toHome')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('/shipping')}>
          {t('footer.shipping')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** As typed, and limited to a line or two: the address is untrusted text. */
function readable(path: string): string {
  const text = decoded(path).replace(/\p{C}+/gu, ' ');
  return text.length > MAX_PATH ? `${text.slice(0, MAX_PATH)}…` : text;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A few strokes of paint, the last one torn off; in a shop of shades. */
function ErrorPicture() {
  return (
    <svg className="error-picture" viewBox="0 0 320 90" aria-hidden="true">
      <path className="stroke-one" d="M8 22c60-9 190-10 296 2" />
      <path className="stroke-two" d="M14 48c80-8 170-7 270 1" />
      <path className="stroke-three" d="M10 74c50-6 92-6 128-3m16 2l14 1m18 1l5 0" />
    </svg>
  );
}
