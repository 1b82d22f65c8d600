import { renderToStaticMarkup } from 'react-dom/server';
import { money } from '~/i18n/format';
import { date, minute } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { CustomerExport, ExportRow, ExportValue, GuestExport } from '~/services/shop-api';

const SECTIONS = [
  'account',
  'addresses',
  'cart',
  'wishlist',
  'orders',
  'returns',
  'offers',
  'withdrawals',
  'contact',
  'newsletter',
  'reviewMails',
  'reviews',
  'shadeNotes',
  'reminders',
  'files',
  'requests',
  'sessions',
  'logins',
] as const;

type Exported = CustomerExport | GuestExport;

/** A customer's stored data as a page that can be read and printed without the shop. */
export function readableExport(data: Exported, { locale }: { locale: Locale }): string {
  const { t } = translatorFor(locale);
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{t('ownData.title')}</title>
      </head>
      <body>
        <h1>{t('ownData.title')}</h1>
        <p>{t('ownData.madeAt', { time: minute(new Date(data.madeAt), locale) })}</p>
        {'email' in data && <p>{t('ownData.about', { email: data.email })}</p>}
        {sectionsOf(data).map(([section, rows]) => (
          <section key={section}>
            <h2>{t(`ownData.section.${section}`)}</h2>
            <Rows rows={rows} locale={locale} />
          </section>
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function sectionsOf(data: Exported) {
  const given: Partial<Record<(typeof SECTIONS)[number], ExportRow | ExportRow[]>> = data;
  return SECTIONS.flatMap((section) => {
    const rows = given[section];
    return rows ? [[section, [rows].flat()] as const] : [];
  });
}

function Rows({ rows, locale }: { rows: readonly ExportRow[]; locale: Locale }) {
  if (rows.length === 0) return <p>{translatorFor(locale).t('ownData.none')}</p>;
  return (
    <ol>
      {rows.map((row) => (
        <li key={JSON.stringify(row)}>
          <Fields row={row} locale={locale} />
        </li>
      ))}
    </ol>
  );
}

function Fields({ row, locale }: { row: ExportRow; locale: Locale }) {
  const { find } = translatorFor(locale);
  const given = Object.entries(row).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return (
    <dl>
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{find(`ownData.field.${name}`) ?? name}</dt>
          <dd>
            <Value name={name} value={value} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = { name: string; value: ExportValue; locale: Locale };

function Value({ name, value, locale }: ValueProps) {
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((one) => (
          <li key={JSON.stringify(one)}>
            <Value name="" value={one} locale={locale} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'object' && value !== null) return <Fields row={value} locale={locale} />;
  return <>{words(name, value, locale)}</>;
}

function words(name: string, value: string | number | boolean | null, locale: Locale): string {
  const { find, t } = translatorFor(locale);
  if (typeof value === 'boolean') return t(value ? 'ownData.yes' : 'ownData.no');
  if (typeof value === 'number')
    return name.endsWith('Cents') ? money(value, locale) : String(value);
  if (value !== null && name.endsWith('At')) return minute(new Date(value), locale);
  if (value !== null && name.endsWith('On')) return date(value, locale);
  return find(`ownData.value.${value}`) ?? value ?? '';
}
