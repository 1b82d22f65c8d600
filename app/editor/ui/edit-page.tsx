import { memo, useMemo, useState, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ContentPage } from '~/features/browse/category/content-page';
import { Footer } from '~/features/frame/shop-frame/footer';
import { Header } from '~/features/frame/shop-frame/header';
import { LoadingBar } from '~/features/frame/shop-frame/loading-bar';
import { Notices } from '~/features/frame/notices/notices';
import { SkipLink } from '~/features/frame/shop-frame/skip-link';
import { HomePage } from '~/features/shop-pages/home/home-page';
import { localePath, otherLocale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import { FrameBlock, type FrameRenderer } from '~/blocks/render-blocks';
import { PaletteContext } from '../colours/palette';
import { DesignStyle } from '../design/design-style';
import type { EmptyField } from '../in-place/empty-fields';
import { useTapToggle } from '../in-place/tap-toggle';
import type { EditReply } from '../intents/intent.server';
import type { EditPageData } from '../load/load-edit-page.server';
import type { SeenRevision } from '../load/panel';
import { panelOnPage } from '../load/panel-on-page';
import { DragBlocks } from '../drag/drag-blocks';
import { DropLine } from '../drag/drop-line';
import { Announcer } from '../live/announcer';
import { EditQueueProvider, useEditQueue } from '../live/edit-queue';
import type { RefusedWrite } from '../live/refused-writes';
import { formOf } from '../live/sent-edit';
import { useRetryNavigation } from '../live/retry-navigation';
import { useLatest } from '../live/use-latest';
import { usePresence } from '../live/use-presence';
import { useStable } from '../live/use-stable';
import { BlockFrame, INERT } from './block-frame/block-frame';
import { TogetherProvider } from './block-frame/block-marks';
import { BreakpointLinks } from './bar/breakpoint-links';
import { CompareStage } from './publishing/compare-stage';
import { Conflict } from './together/conflict';
import {
  EditedPlaceContext,
  EditingContext,
  useEditedPlace,
  useEditing,
  type EditedPlace,
} from './edit-context';
import { DrawerBoundary } from './drawers/drawer-boundary';
import { aroundDrawer, drawerSideOf, DrawerSideContext } from './drawers/drawer-side';
import { EditorLink, useEditorLinks } from './editor-link';
import { FailedNotice } from './failed-notice';
import { lookAt, useKeptFocus, usePanelFocus, useRefusedFocus } from './focus';
import { MarkedBlock } from './block-frame/marked-block';
import { PageWorkContext } from './page-work-context';
import { PreviewStage } from './publishing/preview-stage';
import { blockOf, OpenDrawer, withReply } from './open-drawer';
import { ToolbarRail } from './bar/toolbar-rail';
import { RefusedWrites } from './block-frame/refused-writes';
import { Toolbar } from './bar/toolbar';
import { useCommand } from './use-command';
import { UndoOffer } from './bar/undo-offer';
import { usePageWork } from './use-page-work';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useShortcuts } from './use-shortcuts';

// Not rendered again by unrelated edits: a page may have hundreds of blocks.
const EditedHeader = memo(Header);
const EditedFooter = memo(Footer);
const EditedContentPage = memo(ContentPage);
const EditedHomePage = memo(HomePage);
const EditedDrawer = memo(OpenDrawer);

type EditPageProps = { page: EditPageData; reply?: EditReply | undefined };

/** The shop's own page with the tools of the editor around its blocks. */
export function EditPage({ page, reply }: EditPageProps) {
  const stable = useStable(page);
  return (
    <Announcer>
      <EditQueueProvider document={stable.blocks} author={stable.author} onDone={lookAt}>
        <EditedPage page={stable} reply={reply} />
      </EditQueueProvider>
    </Announcer>
  );
}

function EditedPage({ page, ...props }: EditPageProps) {
  const { t, locale, prefix, href } = useText();
  const queue = useEditQueue();
  const isScripted = useHydrated();
  const { blockData, action, frame, draft, isPreview } = page;
  const blocks = useMemo(() => [...queue.document], [queue.document]);
  const content = useMemo(
    () => page.content && { ...page.content, blocks },
    [page.content, blocks],
  );
  const reply = queue.reply ?? props.reply;
  const path = href(page.editPath);
  const pages = useMemo(
    () => page.pages.map((each) => ({ ...each, href: localePath(prefix, each.editPath) })),
    [page.pages, prefix],
  );
  const other = otherLocale(locale);
  const panel = useMemo(() => {
    const present = page.panel && panelOnPage(page.panel, blocks);
    return present && withReply(present, reply);
  }, [page.panel, blocks, reply]);
  const selected = panel && blockOf(panel);
  const editing = useMemo(() => ({ document: blocks, selected }), [blocks, selected]);
  const side = panel && drawerSideOf(panel);
  useKeptFocus();
  useRefusedFocus(queue.reply);
  usePanelFocus(panel && `${panel.kind} ${action}`, selected);
  const place = useEditedPlaceOf(page, path);
  const work = usePageWork(place, blocks);
  useShortcuts(place, blocks, { ...work, isPreview });
  const latestWork = useLatest(work);
  const pageWork = useMemo(
    () => ({
      resume: (write: RefusedWrite) => latestWork.current.resume(write),
      fill: (field: Pick<EmptyField, 'uuid' | 'name'>) => latestWork.current.fill(field),
    }),
    [latestWork],
  );
  useEditorLinks();
  useTapToggle();
  useRetryNavigation();
  const others = usePresence(
    href(page.presencePath),
    { version: draft.version, others: page.others, comments: page.comments.stamp },
    selected,
  );
  const compared = page.seen?.compared;
  const shown = compared ? (
    <CompareStage
      version={page.seen!.version}
      compared={compared}
      previewPath={href(page.previewPath)}
    />
  ) : content ? (
    <EditedContentPage page={content} />
  ) : (
    <EditedHomePage blocks={blocks} blockData={blockData} />
  );
  return (
    <EditedPlaceContext.Provider value={place}>
      <EditingContext.Provider value={editing}>
        <SkipLink />
        <LoadingBar />
        <DesignStyle design={page.design} />
        <Toolbar
          page={page}
          otherLanguage={other ? localePath(`/${other}`, page.otherPath) : null}
          others={others.map(({ name }) => name)}
          pages={pages}
        />
        {!isPreview && (
          <ToolbarRail
            mayPublish={page.mayPublish}
            waiting={page.plans.waiting}
            comments={Object.values(page.comments.open).reduce((sum, each) => sum + each, 0)}
            isBeside={side === 'left'}
          />
        )}
        <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
        <FailedNotice />
        {page.width !== null ? (
          <main id="content" tabIndex={-1} aria-label={t('editor.page')}>
            <BreakpointLinks
              width={page.width}
              href={(value) => `${place.opens}preview=${value}`}
            />
            <PreviewStage src={`${href(page.previewPath)}?frame=`} width={page.width} />
          </main>
        ) : (
          <Movable>
            <div className={panel ? aroundDrawer(panel) : 'editor'}>
              {panel && (
                <PaletteContext.Provider value={page.palette}>
                  <DrawerSideContext.Provider value={side!}>
                    <DrawerBoundary panel={page.panel!}>
                      <EditedDrawer
                        panel={panel}
                        categories={page.categories}
                        isChanged={draft.isChanged}
                        reply={reply}
                      />
                    </DrawerBoundary>
                  </DrawerSideContext.Provider>
                </PaletteContext.Provider>
              )}
              <div className="edit-canvas">
                <div {...INERT}>
                  <EditedHeader frame={frame} isEdited />
                </div>
                <main id="content" tabIndex={-1} aria-label={t('editor.page')}>
                  <ErrorSummary errors={queue.reply?.isQuiet ? [] : (reply?.errors ?? [])} />
                  <RefusedWrites block={null} />
                  {reply?.conflicts && <Conflict uuids={reply.conflicts} />}
                  <TogetherProvider
                    others={others}
                    comments={page.comments.open}
                    conflicts={draft.conflicts}
                  >
                    <PageWorkContext.Provider value={pageWork}>
                      <FrameBlock.Provider value={isPreview ? null : frameOf(page.seen)}>
                        {shown}
                      </FrameBlock.Provider>
                    </PageWorkContext.Provider>
                  </TogetherProvider>
                  {blocks.length === 0 && !isPreview && !page.seen && (
                    <div className={content ? 'edit-empty edit-empty-quiet' : 'edit-empty'}>
                      <DropLine place="/" edge="top" />
                      <p>{t('editor.empty')}</p>
                      <EditorLink
                        className="button button-secondary"
                        href={`${place.opens}add=${encodeURIComponent('/')}#panel`}
                      >
                        {t('editor.addFirst')}
                      </EditorLink>
                    </div>
                  )}
                </main>
                {work.shown}
                {isScripted && <ShortcutsDialog />}
                <UndoOffer />
                <div {...INERT}>
                  <EditedFooter frame={frame} />
                </div>
              </div>
            </div>
          </Movable>
        )}
      </EditingContext.Provider>
    </EditedPlaceContext.Provider>
  );
}

/** The values for forms and links, the same objects as long as the page and panel are the same. */
function useEditedPlaceOf(page: EditPageData, path: string): EditedPlace {
  const { action, once: name } = page;
  const live = page.draft.version;
  const { document } = useEditQueue();
  const [once] = useState(name);
  const latest = useLatest(useCommand(document, { action, live }));
  return useMemo(
    () => ({
      action,
      path,
      opens: `${path}${path.includes('?') ? '&' : '?'}`,
      once,
      live,
      command: (...sent) => latest.current(...sent),
    }),
    [action, path, once, live, latest],
  );
}

/** Makes its blocks draggable. */
function Movable({ children }: { children: ReactNode }) {
  const { document } = useEditing();
  const { command } = useEditedPlace();
  return (
    <DragBlocks
      document={document}
      onMove={(block, place) => command(formOf({ intent: 'move', block, place }))}
      onAdd={({ field, value }, place) => command(formOf({ intent: 'add', [field]: value, place }))}
    >
      {children}
    </DragBlocks>
  );
}

/** Tools around the blocks of the draft; around those of an earlier version their differences. */
function frameOf(seen: SeenRevision | null): FrameRenderer {
  if (!seen) return withTools;
  return (block, content) => (
    <MarkedBlock block={block} seen={seen}>
      {content}
    </MarkedBlock>
  );
}

const withTools: FrameRenderer = (block, content) => (
  <BlockFrame block={block}>{content}</BlockFrame>
);
