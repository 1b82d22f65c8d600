import { PhoneLink } from '~/components/ui/phone-link';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { ContactView } from './manufacturer-view';
import type { ProductView } from './product-view';

/**
 * Manufacturer and responsible person in the EU: of the goods themselves, or of the named parts of
 * a set. Each is a tab that stands open, since it has to be visible (GPSR art. 19).
 */
export function Manufacturer({ maker }: { maker: ProductView['makers'][number] }) {
  const { goods, manufacturer, responsiblePerson } = maker;
  return (
    <>
      {goods.length > 0 && <h3>{goods.join(' · ')}</h3>}
      <Contact title="product.manufacturer" contact={manufacturer} />
      <Contact title="product.responsiblePerson" contact={responsiblePerson} />
    </>
  );
}

function Contact({ title, contact }: { title: TextKey; contact: ContactView | null }) {
  const { t } = useText();
  if (!contact) return null;
  const { name, street, town, country, email, phone, fax, addresses, logo } = contact;
  return (
    <details open>
      <summary className="details-mark">{t(title)}</summary>
      <address aria-label={t(title)}>
        {logo && <img className="maker-logo" src={logo} alt="" height={40} loading="lazy" />}
        <span>{[name, street, town, country].filter(Boolean).join('\n')}</span>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <PhoneLink phone={phone} />
        {fax && <span>{t('product.fax', { number: fax })}</span>}
        {addresses.map(({ text, href }) =>
          href ? (
            <a key={text} href={href} rel="noopener nofollow">
              {text}
            </a>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </address>
    </details>
  );
}
