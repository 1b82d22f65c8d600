import { errorOf } from '~/components/ui/form-reply';
import type { EditReply } from '../intents/intent.server';
import type { EditPageData } from '../load/load-edit-page.server';
import type { BlockSettings, Panel } from '../load/panel';
import { AddDrawer } from './blocks/add-drawer';
import { CommentsDrawer } from './together/comments-drawer';
import { CheckDrawer } from './publishing/check-drawer';
import { CopyDrawer } from './blocks/copy-drawer';
import { DeletePageDrawer } from './pages/delete-page-drawer';
import { DesignDrawer } from './design/design-drawer';
import { HistoryDrawer } from './publishing/history-drawer';
import { HomeSettingsDrawer } from './pages/home-settings-drawer';
import { MoveDrawer } from './blocks/move-drawer';
import { OutlineDrawer } from './blocks/outline-drawer';
import { NoBlocksDrawer } from './blocks/no-blocks-drawer';
import { NewPageDrawer } from './pages/new-page-drawer';
import { ScheduleDrawer } from './publishing/schedule-drawer';
import { ShareDrawer } from './together/share-drawer';
import { PageSettingsDrawer } from './pages/page-settings-drawer';
import { PagesDrawer } from './pages/pages-drawer';
import { PickDrawer } from './pictures/pick-drawer';
import { PicturesDrawer } from './pictures/pictures-drawer';
import { SettingsDrawer } from './settings/settings-drawer';
import { TemplateDrawer } from './blocks/template-drawer';

type OpenDrawerProps = {
  panel: Panel;
  categories: EditPageData['categories'];
  /** Does the draft differ from the live page? */
  isChanged: boolean;
  reply: EditReply | undefined;
};

/** The open panel beside the page. */
export function OpenDrawer({ panel, categories, isChanged, reply }: OpenDrawerProps) {
  switch (panel.kind) {
    case 'settings':
      return <SettingsDrawer settings={panel.settings} categories={categories} />;
    case 'pick':
      return (
        <PickDrawer picker={panel.picker} typed={reply?.picker} errors={reply?.errors ?? []} />
      );
    case 'add':
      return <AddDrawer {...panel} reply={reply} />;
    case 'noBlocks':
      return <NoBlocksDrawer {...panel} />;
    case 'template':
      return <TemplateDrawer {...panel} reply={reply} />;
    case 'copy':
      return <CopyDrawer {...panel} reply={reply} />;
    case 'move':
      return <MoveDrawer {...panel} />;
    case 'outline':
      return <OutlineDrawer />;
    case 'design':
      return <DesignDrawer {...panel} typed={reply?.design} errors={reply?.errors ?? []} />;
    case 'pages':
      return <PagesDrawer {...panel} />;
    case 'pictures':
      return <PicturesDrawer panel={panel} typed={reply?.picker} errors={reply?.errors ?? []} />;
    case 'page':
      return <PageSettingsDrawer {...panel} {...pageFormOf(reply)} />;
    case 'homeSettings':
      return <HomeSettingsDrawer {...panel} {...pageFormOf(reply)} />;
    case 'newPage':
      return <NewPageDrawer {...panel} {...pageFormOf(reply)} />;
    case 'deletePage':
      return <DeletePageDrawer {...panel} errors={reply?.errors ?? []} />;
    case 'check':
      return <CheckDrawer {...panel} />;
    case 'history':
      return <HistoryDrawer {...panel} />;
    case 'comments':
      return <CommentsDrawer {...panel} reply={reply} />;
    case 'schedule':
      return <ScheduleDrawer {...panel} isChanged={isChanged} reply={reply} />;
    case 'share':
      return <ShareDrawer {...panel} errors={reply?.errors ?? []} />;
  }
}

/** The block of a panel. */
export function blockOf(panel: Panel): string | null {
  if (panel.kind === 'settings') return panel.settings.uuid;
  if (panel.kind === 'comments') return panel.block?.uuid ?? null;
  return panel.kind === 'move' || panel.kind === 'copy' ? panel.uuid : null;
}

function pageFormOf(reply: EditReply | undefined) {
  return { typed: reply?.pageForm, errors: reply?.errors ?? [] };
}

/** A refused form shows the typed values again. */
export function withReply(panel: Panel, reply: EditReply | undefined): Panel {
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
      error: errorOf(reply.errors, `${settings.uuid}-${field.path}`),
    })),
  }));
  return { ...settings, groups, children };
}
