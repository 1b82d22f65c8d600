import type { DesignState, DesignValues } from '~/services/operator-api/design';
import type { PlanState } from '~/services/operator-api/plans';
import { ADD_QUERY, type AddPanel } from './add-panel';
import type { CheckPanel } from './check-panel';
import { PICK_QUERY, type Picker } from './picker';
import type { CommentsPanel } from './comments-panel';
import type { SettingsGroup } from '../settings/settings-view';
import { PAGES_QUERY, type PagesPanel } from './pages-panel';
import type { PicturesPanel } from './pictures-panel';

/** The panels beside the edited page; one at a time (§2). */
export type Panel =
  | { kind: 'settings'; settings: BlockSettings }
  | { kind: 'pick'; picker: Picker }
  | AddPanel
  /** The list of blocks could not be made. */
  | { kind: 'noBlocks'; detail: string }
  /** The blocks of the page as a JSON text. */
  | { kind: 'template'; text: string }
  | { kind: 'move'; uuid: string; places: { value: string; label: string }[] }
  | { kind: 'copy'; uuid: string }
  | { kind: 'outline' }
  | {
      kind: 'design';
      state: DesignState;
      fonts: string[];
      mayPublish: boolean;
      revisions: DesignRevisionView[];
    }
  | PagesPanel
  | PicturesPanel
  | { kind: 'history'; revisions: RevisionView[]; seen: SeenRevision | null }
  | CommentsPanel
  | { kind: 'schedule'; plans: PlanView[]; today: string }
  | { kind: 'share'; links: LinkView[] }
  | CheckPanel;

export type RevisionView = { version: number; author: string; at: string; isPlanned: boolean };

export type PlanView = { id: number; name: string; dueAt: string; state: PlanState };

export type LinkView = { id: number; address: string; createdAt: string; expiresAt: string };

/** A day and a time of the shop's clock, as typed. */
export type PlanValues = { date: string; time: string };

/** An earlier version on view, and its differences from the draft. */
export type SeenRevision = {
  version: number;
  marks: Record<string, 'added' | 'changed' | 'moved'>;
  /** Titles of blocks that restoring it would remove. */
  removed: string[];
  /** Set if it is shown beside the draft: the first different block on each side, if any. */
  compared: { before: string | null; after: string | null } | null;
};

export type DesignRevisionView = {
  version: number;
  author: string;
  at: string;
  design: DesignValues;
};

/** The settings of a block, and of its children. */
export type BlockSettings = {
  uuid: string;
  title: string;
  groups: SettingsGroup[];
  /** Null for a block that cannot have children. */
  children: BlockSettings[] | null;
};

/** The panel of one kind. */
export type PanelOf<Kind> = Extract<Panel, { kind: Kind }>;

/** The parameters of the edit page's address that open a panel. */
export const PANEL_QUERY = [
  'edit',
  ...PICK_QUERY,
  'add',
  ...ADD_QUERY,
  'move',
  'copy',
  'outline',
  'design',
  'pictures',
  'history',
  'version',
  'compare',
  'comments',
  'comment',
  'schedule',
  'share',
  'check',
  'template',
  ...PAGES_QUERY,
] as const;
