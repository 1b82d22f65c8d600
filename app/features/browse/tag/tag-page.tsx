import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Listing } from '~/features/browse/category/listing';
import { useText } from '~/i18n/text';
import type { TagPageData } from './load-tag-page.server';

export function TagPage({ page }: { page: TagPageData }) {
  const { t } = useText();
  const { name } = page;
  return (
    <div className="page category">
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <header className="category-head">
        <h1>{name}</h1>
        <p className="lead">{t('catalogue.taggedText', { name })}</p>
      </header>
      <Listing listing={page.listing} />
      <JsonLd data={page.structuredData} />
    </div>
  );
}
