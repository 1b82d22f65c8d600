import { DurabilityLabel } from '~/components/guarantee/durability-label';
import { LegalGuarantee } from '~/components/guarantee/legal-guarantee';
import { WishLine } from '~/components/wish/wish-button';
import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FirstScreenEnd } from '~/styles/first-screen-end';
import type { AddReply } from './add-to-cart.server';
import { BundleComponents } from './bundle-components';
import { BuyForm } from './buy-form';
import { Gallery } from './gallery';
import { HazardPanel } from './hazard-panel';
import type { ProductPageData } from './load-product-page.server';
import { GraduatedPrices } from './graduated-prices';
import { ProductDetails } from './product-details';
import { ProductHead } from './product-head';
import { RelatedProducts } from './related-products';
import { Reviews } from './reviews';
import { ShadeChoice } from './shade-choice';
import { TesterOffer } from './tester-offer';
import { VariationChoice } from './variation-choice';

type ProductPageProps = { page: ProductPageData; reply: AddReply | undefined };

export function ProductPage({ page, reply }: ProductPageProps) {
  const { product, reviews } = page;
  const errors = reply?.errors ?? [];
  return (
    <div className="page product">
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <ErrorSummary errors={errors} />
      <div className="product-top">
        <Gallery product={product} />
        <div className="product-buy">
          <ProductHead product={product} />
          <FirstScreenEnd />
          {page.durability && <DurabilityLabel {...page.durability} />}
          <ShadeChoice product={product} />
          {product.choice && (
            <VariationChoice choice={product.choice} basePath={product.basePath} errors={errors} />
          )}
          <BuyForm product={product} errors={errors} values={reply?.values ?? {}} />
          <WishLine variationId={product.wishId} />
          <TesterOffer product={product} />
          <GraduatedPrices steps={product.steps} />
          <HazardPanel hazard={product.hazard} />
        </div>
      </div>
      <BundleComponents bundle={product.bundle} currency={product.price.currency} />
      <ProductDetails product={product} />
      {!product.isGiftCard && <LegalGuarantee qrCode={page.guaranteeQrCode} heading="h2" />}
      {!product.isGiftCard && (
        <Reviews reviews={reviews} itemId={product.itemId} path={product.path} />
      )}
      <RelatedProducts title="product.accessories" products={page.accessories} />
      <RelatedProducts title="product.similar" products={page.similar} />
      <JsonLd data={page.structuredData} />
    </div>
  );
}
