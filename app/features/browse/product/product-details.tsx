import { PhoneLink } from '~/components/ui/phone-link';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { ContactView } from './manufacturer-view';
import type { ProductView } from './product-view';

/** Description, facts and who answers for the goods: open, never behind tabs (GPSR art. 19). */
export function ProductDetails({ product }: { product: ProductView }) {
  const { t } = useText();
  const { description, technicalData, facts, makers, oldDevices } = product;
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
      {(makers.length > 0 || oldDevices) && (
        <section className="product-makers" aria-labelledby="maker-title">
          <h2 id="maker-title">{t('product.safety')}</h2>
          <p>
            {product.name}, {t('product.number', { number: product.number })}
          </p>
          {makers.map((maker) => (
            <Maker key={maker.goods.join()} maker={maker} />
          ))}
          {oldDevices && <OldDevices {...oldDevices} />}
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

/** Of the goods themselves, or of the parts of a set that are named (GPSR art. 19). */
function Maker({ maker }: { maker: ProductView['makers'][number] }) {
  const { goods, manufacturer, responsiblePerson } = maker;
  return (
    <>
      {goods.length > 0 && <h3>{goods.join(' · ')}</h3>}
      <Contact title="product.manufacturer" contact={manufacturer} />
      <Contact title="product.responsiblePerson" contact={responsiblePerson} />
    </>
  );
}

/** Registration and take-back of electrical devices (ElektroG §§ 6, 17, 18). */
function OldDevices({ number, email }: NonNullable<ProductView['oldDevices']>) {
  const { t } = useText();
  return (
    <div>
      <h3>{t('product.oldDevices.title')}</h3>
      <p>{t('product.oldDevices.number', { number })}</p>
      <p>
        {t('product.oldDevices.text')} {t('product.oldDevices.ask')}{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
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
      <PhoneLink phone={phone} />
      {url && (
        <a href={url} rel="noopener nofollow">
          {url.replace(/^https?:\/\//, '')}
        </a>
      )}
    </address>
  );
}
