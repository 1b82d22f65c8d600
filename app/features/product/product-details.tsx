import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { ContactView, ProductView } from './product-view';

/** Description, facts and who answers for the goods: open, never behind tabs (GPSR art. 19). */
export function ProductDetails({ product }: { product: ProductView }) {
  const { t } = useText();
  const { description, technicalData, facts, manufacturer, responsiblePerson } = product;
  return (
    <div className="product-details">
      {description && (
        <section aria-labelledby="description-title">
          <h2 id="description-title">{t('product.description')}</h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: description }} />
        </section>
      )}
      {(technicalData || facts.length > 0) && (
        <section aria-labelledby="technical-title">
          <h2 id="technical-title">{t('product.technicalData')}</h2>
          <Facts facts={facts} />
          {technicalData && (
            <div className="prose" dangerouslySetInnerHTML={{ __html: technicalData }} />
          )}
        </section>
      )}
      {(manufacturer || responsiblePerson) && (
        <section className="product-makers" aria-labelledby="maker-title">
          <h2 id="maker-title">{t('product.safety')}</h2>
          <p>
            {product.name}, {t('product.number', { number: product.number })}
          </p>
          <Contact title="product.manufacturer" contact={manufacturer} />
          <Contact title="product.responsiblePerson" contact={responsiblePerson} />
        </section>
      )}
    </div>
  );
}

function Facts({ facts }: Pick<ProductView, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.name}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact }: { fact: ProductView['facts'][number] }) {
  if (fact.cast === 'html') return <div dangerouslySetInnerHTML={{ __html: fact.value }} />;
  return fact.link ? <a href={fact.link}>{fact.value}</a> : <>{fact.value}</>;
}

function Contact({ title, contact }: { title: TextKey; contact: ContactView | null }) {
  const { t } = useText();
  if (!contact) return null;
  const { name, street, town, country, email, phone, url } = contact;
  return (
    <address>
      <strong>{t(title)}</strong>
      {[name, street, town, country].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {url && (
        <a href={url} rel="noopener nofollow">
          {url.replace(/^https?:\/\//, '')}
        </a>
      )}
    </address>
  );
}
