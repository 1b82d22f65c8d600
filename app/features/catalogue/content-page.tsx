import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Icon } from '~/components/ui/icon';
import { RenderBlocks } from '~/editor/blocks/render-blocks';
import { useText } from '~/i18n/text';
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
        {!hasBlocks && <PagesBelow pages={page.children} />}
      </div>
      {hasBlocks && <RenderBlocks blocks={page.blocks} data={page.blockData} />}
      <JsonLd data={page.structuredData} />
    </>
  );
}

/** Without blocks of its own a page leads on to the pages below it. */
function PagesBelow({ pages }: { pages: ContentPageData['children'] }) {
  const { href } = useText();
  if (pages.length === 0) return null;
  return (
    <ul className="pages-below">
      {pages.map(({ id, name, path }) => (
        <li key={id}>
          <a href={href(path)}>
            {name} <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  );
}
