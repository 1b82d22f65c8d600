import { Prose } from '~/components/ui/prose';
import { useRichText } from '~/components/ui/use-link';
import { useText } from '~/i18n/text';
import { Manufacturer } from './manufacturer';
import type { ProductView } from './product-view';

/** Description, facts, and who is responsible for the goods. */
export function ProductDetails({ product }: { product: ProductView }) {
  const { t } = useText();
  const { description, technicalData, facts, makers, oldDevices } = product;
  return (
    <div className="product-details">
      {description && (
        <section aria-labelledby="description-title">
          <h2 id="description-title">{t('product.description')}</h2>
          <Prose html={description} />
        </section>
      )}
      {(technicalData || facts.length > 0) && (
        <section aria-labelledby="technical-title">
          <h2 id="technical-title">{t('product.technicalData')}</h2>
          <Facts facts={facts} />
          {technicalData && <Prose html={technicalData} />}
        </section>
      )}
      {(makers.length > 0 || oldDevices) && (
        <section className="product-makers" aria-labelledby="maker-title">
          <h2 id="maker-title">{t('product.safety')}</h2>
          <p>
            {product.name}, {t('product.number', { number: product.number })}
          </p>
          {makers.map((maker) => (
            <Manufacturer key={maker.goods.join()} maker={maker} />
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
  const richText = useRichText();
  if (fact.cast === 'html') {
    return <div dangerouslySetInnerHTML={{ __html: richText(fact.value) }} />;
  }
  return fact.link ? <a href={fact.link}>{fact.value}</a> : <>{fact.value}</>;
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
