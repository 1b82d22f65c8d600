import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { OrderDocument } from '~/services/shop-api';

type DocumentListProps = {
  documents: readonly OrderDocument[];
  /** Path of the order's page, without the prefix of a language. */
  link: string;
};

/** The documents of an order as links to their files; nothing while there are none. */
export function DocumentList({ documents, link }: DocumentListProps) {
  const { t, locale, href } = useText();
  if (documents.length === 0) return null;
  return (
    <section className="documents" aria-labelledby="documents">
      <h2 id="documents">{t('document.title')}</h2>
      <ul>
        {documents.map(({ id, type, number, date: madeAt, formats }) => {
          const name = `${t(`document.type.${type}`)} ${number}`;
          return (
            <li key={id} data-document={type}>
              <a href={href(`${link}/documents/${id}.pdf`)} download>
                {t('document.download', { name })}
              </a>
              {formats.includes('xrechnung') && (
                <a href={href(`${link}/documents/${id}.xml`)} download>
                  {t('document.downloadXml', { name })}
                </a>
              )}
              <time dateTime={madeAt}>{date(madeAt, locale)}</time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
