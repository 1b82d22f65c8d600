import { SkipLink } from '~/features/frame/shop-frame/skip-link';
import { minute } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { FrameBlock } from '~/blocks/render-blocks';
import type { DraftViewData } from './load-draft-view.server';
import { BreakpointLinks } from '../ui/bar/breakpoint-links';
import { PreviewStage, WidthLinks } from '../ui/publishing/preview-stage';
import { comparedBy } from './compared-block';
import { ShownPage } from './shown-page';

/** A preview of a draft: the page alone, or below a bar that names its author. */
export function DraftView({ page }: { page: DraftViewData }) {
  const { href } = useText();
  const { seen, width } = page;
  const { compared } = page;
  if (compared) {
    const shown = (
      <FrameBlock.Provider value={comparedBy(compared.marks)}>
        <ShownPage {...page} isInert={page.isFramed} />
      </FrameBlock.Provider>
    );
    return page.isFramed ? (
      shown
    ) : (
      <>
        <SkipLink />
        <ComparedBar title={page.title} {...compared} editPath={page.editPath} />
        {shown}
      </>
    );
  }
  if (page.isFramed) return <ShownPage {...page} isInert />;
  const by = seen === 'live' ? 'live' : String(seen.operatorId);
  const addressOf = (query: Record<string, string>) =>
    `${href(page.previewPath)}?${new URLSearchParams({ by, ...query })}`;
  return (
    <>
      <SkipLink />
      <DraftBar page={page} addressOf={addressOf} />
      {width === null ? (
        <ShownPage {...page} isInert={false} />
      ) : (
        <main id="content" tabIndex={-1}>
          <BreakpointLinks width={width} href={(value) => addressOf({ width: value })} />
          <PreviewStage src={addressOf({ frame: '' })} width={width} />
        </main>
      )}
    </>
  );
}

type ComparedBarProps = {
  title: string;
  version: number;
  side: 'before' | 'after';
  editPath: string;
};

/** Names the side shown, and links to both. */
function ComparedBar({ title, version, side, editPath }: ComparedBarProps) {
  const { t, href } = useText();
  return (
    <div className="toolbar" role="region" aria-label={t('editor.view.label')}>
      <p className="toolbar-title">
        {t('editor.preview')}: {title}
      </p>
      <p className="toolbar-state">{t(`editorTogether.compare.${side}`, { version })}</p>
      <a className="edit-tool" href={`${href(editPath)}?history=&version=${version}&compare=`}>
        {t('editorTogether.compare.open')}
      </a>
    </div>
  );
}

type DraftBarProps = { page: DraftViewData; addressOf: (query: Record<string, string>) => string };

function DraftBar({ page: { title, seen, drafts, width }, addressOf }: DraftBarProps) {
  const { t, locale, href } = useText();
  const versions = [
    { by: 'live', label: t('editor.view.live') },
    ...drafts.map(({ operatorId, name }) => ({
      by: String(operatorId),
      label: t('editor.view.of', { name }),
    })),
  ];
  const shown = seen === 'live' ? 'live' : String(seen.operatorId);
  return (
    <div className="toolbar" role="region" aria-label={t('editor.view.label')}>
      <p className="toolbar-title">
        {t('editor.preview')}: {title}
      </p>
      <p className="toolbar-state">
        {seen === 'live'
          ? t('editor.view.isLive')
          : t('editor.view.isDraft', { name: seen.name, date: minute(seen.at, locale) })}
      </p>
      <nav className="toolbar-links" aria-label={t('editor.view.versions')}>
        {versions.map(({ by, label }) => (
          <a
            className="edit-tool"
            key={by}
            href={addressOf({ by, ...(width && { width: String(width) }) })}
            aria-current={by === shown || undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <WidthLinks
        isPreview
        width={width}
        href={(value) => addressOf(value ? { width: value } : {})}
      />
      <a className="edit-tool" href={href('/operator')}>
        {t('editor.view.back')}
      </a>
    </div>
  );
}
