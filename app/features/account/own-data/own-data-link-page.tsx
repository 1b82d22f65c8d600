import { Button, ButtonLink } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const { visitMinutes: minutes } = LIMITS.dataLink;

type DataLinkPageProps = {
  state: 'new' | 'opened' | 'over';
  /** The path of the link, without prefix. */
  path: string;
  visit: string;
};

/** The page of the mailed link: opening the page changes nothing, the button opens the link. */
export function DataLinkPage({ state, path, visit }: DataLinkPageProps) {
  const { t, href } = useText();
  const download = (format: 'html' | 'json') =>
    `${href(`${path}/download`)}?${new URLSearchParams({ visit, format })}`;
  return (
    <article className="page page-narrow data-link">
      <h1>{t('dataRequest.title')}</h1>
      {state === 'new' && (
        <form className="form-stack" method="post" action={href(path)}>
          <p>{t('dataRequest.openText', { minutes })}</p>
          <input type="hidden" name="visit" value={visit} />
          <Button>{t('dataRequest.open')}</Button>
        </form>
      )}
      {state === 'opened' && (
        <>
          <p>{t('dataRequest.opened', { minutes })}</p>
          <p className="data-links">
            <a href={download('html')}>{t('customer.data.exportHtml')}</a>
            <a href={download('json')}>{t('customer.data.exportJson')}</a>
          </p>
        </>
      )}
      {state === 'over' && (
        <>
          <div data-error="dataRequest.over">
            <Notice type="negative" message={t('dataRequest.over')} />
          </div>
          <ButtonLink href={href('/data-request')}>{t('dataRequest.again')}</ButtonLink>
        </>
      )}
    </article>
  );
}
