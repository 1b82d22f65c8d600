import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { RenderBlocks } from '~/editor/blocks/render-blocks';
import type { ContentPageData } from './load-category-page.server';

/** A page of blocks; without blocks its name and description. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const hasBlocks = page.blocks.length > 0;
  return (
    <>
      <div className="page content-page">
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <h1 className={hasBlocks ? 'visually-hidden' : undefined}>{page.heading}</h1>
        {!hasBlocks && page.description && (
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.description }} />
        )}
      </div>
      {hasBlocks && <RenderBlocks blocks={page.blocks} data={page.blockData} />}
      <JsonLd data={page.structuredData} />
    </>
  );
}
