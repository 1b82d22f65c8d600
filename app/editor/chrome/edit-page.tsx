import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ContentPage } from '~/features/catalogue/content-page';
import { Footer } from '~/features/frame/footer';
import { Header } from '~/features/frame/header';
import { Notices } from '~/features/frame/notices';
import { SkipLink } from '~/features/frame/skip-link';
import { HomePage } from '~/features/home/home-page';
import { localePath } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';
import { FrameBlock } from '../blocks/render-blocks';
import type { EditReply } from '../intents/intent.server';
import type { EditPageData } from '../page/load-edit-page.server';
import type { BlockSettings, Panel, SeenRevision } from '../page/panel';
import { DragBlocks } from '../drag/drag-blocks';
import { Announcer } from '../live/announcer';
import { EditQueueProvider, useEditQueue } from '../live/edit-queue';
import { useStableBlocks } from '../live/use-stable-blocks';
import { BlockFrame, INERT } from './block-frame';
import { Conflict } from './conflict';
import { DesignDrawer } from './design-drawer';
import { EditingContext, useEditing } from './edit-context';
import { EditorLink } from './editor-link';
import { lookAt, usePanelFocus } from './focus';
import { MarkedBlock } from './marked-block';
import { AddDrawer, HistoryDrawer, MoveDrawer } from './panels';
import { PickDrawer } from './pick-drawer';
import { SettingsDrawer } from './settings-drawer';
import { Toolbar } from './toolbar';
import { useCommand } from './use-command';
import { useShortcuts } from './use-shortcuts';

type EditPageProps = { page: EditPageData; reply?: EditReply | undefined };

/** The shop's own page with the tools of the editor around its blocks. */
export function EditPage({ page, reply }: EditPageProps) {
  const blocks = useStableBlocks(page.blocks);
  return (
    <Announcer>
      <EditQueueProvider document={blocks} onDone={lookAt}>
        <EditedPage page={page} reply={reply} />
      </EditQueueProvider>
    </Announcer>
  );
}

function EditedPage({ page, ...props }: EditPageProps) {
  const { t, locale, prefix, href } = useText();
  const queue = useEditQueue();
  const { blockData, action, once, frame, draft, isPreview } = page;
  const blocks = [...queue.document];
  const content = page.content && { ...page.content, blocks };
  const reply = queue.reply ?? props.reply;
  const path = href(page.editPath);
  const other = locale === 'de' ? 'en' : 'de';
  const panel = page.panel && withReply(page.panel, reply);
  const selected = panel && blockOf(panel);
  usePanelFocus(panel && `${panel.kind} ${action}`, selected);
  useShortcuts({ path, action });
  const shown = content ? (
    <ContentPage page={content} />
  ) : (
    <HomePage blocks={blocks} blockData={blockData} />
  );
  return (
    <EditingContext.Provider value={{ document: blocks, action, path, once, selected }}>
      <SkipLink />
      <Toolbar
        title={page.title}
        shopPath={href(page.path)}
        otherLanguage={localePath(`/${other}`, page.otherPath)}
        draft={draft}
        mayPublish={page.mayPublish}
        isPreview={isPreview}
        pages={page.pages.map((each) => ({ ...each, href: localePath(prefix, each.editPath) }))}
      />
      <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      <div className={panel ? 'editor editor-with-drawer' : 'editor'}>
        {panel && <OpenPanel panel={panel} categories={page.categories} reply={reply} />}
        <div className="edit-canvas">
          <div {...INERT}>
            <Header frame={frame} />
          </div>
          <main id="content" tabIndex={-1} aria-label={t('editor.page')}>
            <ErrorSummary errors={queue.reply?.isQuiet ? [] : (reply?.errors ?? [])} />
            {reply?.conflicts && <Conflict uuids={reply.conflicts} />}
            <Movable>
              <FrameBlock.Provider value={isPreview ? null : frameOf(page.seen)}>
                {shown}
              </FrameBlock.Provider>
            </Movable>
            {blocks.length === 0 && !isPreview && !page.seen && (
              <div className="edit-empty">
                <p>{t('editor.empty')}</p>
                <EditorLink
                  className="button button-secondary"
                  href={`${path}?add=${encodeURIComponent('/')}#panel`}
                >
                  {t('editor.addFirst')}
                </EditorLink>
              </div>
            )}
          </main>
          <div {...INERT}>
            <Footer frame={frame} />
          </div>
        </div>
      </div>
    </EditingContext.Provider>
  );
}
/** Its blocks can be dragged. */
function Movable({ children }: { children: ReactNode }) {
  const { document } = useEditing();
  const command = useCommand();
  return (
    <DragBlocks
      document={document}
      onMove={(uuid, place) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ intent: 'move', block: uuid, place })) {
          form.set(name, value);
        }
        command(form);
      }}
    >
      {children}
    </DragBlocks>
  );
}

/** Tools around the blocks of the draft; around those of an earlier version what they would change. */
function frameOf(seen: SeenRevision | null) {
  return (block: Block, content: ReactNode) =>
    seen ? (
      <MarkedBlock block={block} marks={seen.marks}>
        {content}
      </MarkedBlock>
    ) : (
      <BlockFrame block={block}>{content}</BlockFrame>
    );
}

type OpenPanelProps = {
  panel: Panel;
  categories: EditPageData['categories'];
  reply: EditReply | undefined;
};

function OpenPanel({ panel, categories, reply }: OpenPanelProps) {
  switch (panel.kind) {
    case 'settings':
      return <SettingsDrawer settings={panel.settings} categories={categories} />;
    case 'pick':
      return (
        <PickDrawer picker={panel.picker} typed={reply?.picker} errors={reply?.errors ?? []} />
      );
    case 'add':
      return <AddDrawer {...panel} />;
    case 'move':
      return <MoveDrawer {...panel} />;
    case 'design':
      return <DesignDrawer {...panel} typed={reply?.design} errors={reply?.errors ?? []} />;
    case 'history':
      return <HistoryDrawer {...panel} />;
  }
}

/** The block a panel is about. */
function blockOf(panel: Panel): string | null {
  if (panel.kind === 'settings') return panel.settings.uuid;
  return panel.kind === 'move' ? panel.uuid : null;
}

/** A refused form shows again what was typed. */
function withReply(panel: Panel, reply: EditReply | undefined): Panel {
  if (panel.kind !== 'settings' || !reply?.settings) return panel;
  return { ...panel, settings: withTyped(panel.settings, reply) };
}

function withTyped(settings: BlockSettings, reply: EditReply): BlockSettings {
  const children = settings.children?.map((child) => withTyped(child, reply)) ?? null;
  if (settings.uuid !== reply.settings?.uuid) return { ...settings, children };
  const { typed } = reply.settings;
  const groups = settings.groups.map(({ name, fields }) => ({
    name,
    fields: fields.map((field) => ({
      ...field,
      value: typed[field.path] ?? field.value,
      error: reply.errors.find((error) => error.field === `${settings.uuid}-${field.path}`),
    })),
  }));
  return { ...settings, groups, children };
}
