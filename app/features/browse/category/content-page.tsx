import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Icon } from '~/components/ui/icon';
import { Prose } from '~/components/ui/prose';
import { headingBlock } from '~/blocks/heading-block';
import { RenderBlocks } from '~/blocks/render-blocks';
import { useText } from '~/i18n/text';
import type { ContentPageData } from './load-category-page.server';
import type { PageLink } from './next-content-page';

/**
 * A content page: lead and picture, its text, its child pages, its blocks and the next page. A page
 * without a text consists of its blocks only.
 */
export function ContentPage({ page }: { page: ContentPageData }) {
  const isBlocksOnly = page.blocks.length > 0 && !page.description;
  return (
    <>
      <div className="page content-page">
        <Breadcrumbs crumbs={page.breadcrumbs} />
        {!isBlocksOnly && <Head page={page} />}
        {isBlocksOnly && headingBlock(page.blocks) === null && (
          <h1 className="visually-hidden">{page.heading}</h1>
        )}
        {page.description && <Prose html={page.description} />}
        {!isBlocksOnly && <PagesBelow pages={page.children} />}
      </div>
      {page.blocks.length > 0 && (
        <RenderBlocks
          page={String(page.id)}
          blocks={page.blocks}
          data={page.blockData}
          below={!isBlocksOnly}
        />
      )}
      {page.next && <NextPage page={page.next} />}
      <JsonLd data={page.structuredData} />
    </>
  );
}

function Head({ page: { heading, lead, imagePath } }: { page: ContentPageData }) {
  return (
    <header className="content-head">
      <div>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {imagePath && <img src={imagePath} alt="" width="1280" height="720" />}
    </header>
  );
}

function PagesBelow({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="pages-below">
      {pages.map((page) => (
        <li key={page.id}>
          <PageCard page={page} />
        </li>
      ))}
    </ul>
  );
}

function NextPage({ page }: { page: PageLink }) {
  const { t } = useText();
  return (
    <nav className="page content-next" aria-labelledby="content-next">
      <h2 id="content-next">{t('catalogue.readNext')}</h2>
      <PageCard page={page} />
    </nav>
  );
}

function PageCard({ page: { name, path, imagePath } }: { page: PageLink }) {
  const { href } = useText();
  return (
    <a className="page-card" href={href(path)}>
      {imagePath && <img src={imagePath} alt="" width="1280" height="720" loading="lazy" />}
      <span>
        {name} <Icon name="chevron" />
      </span>
    </a>
  );
}
