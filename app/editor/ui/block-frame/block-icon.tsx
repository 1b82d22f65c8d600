import { Outline } from '~/components/ui/icon';

const PATHS = {
  add: 'M12 5v14M5 12h14',
  down: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM15 9V4H4v11h5',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  up: 'M12 19V5M6 11l6-6 6 6',
} as const;

export type BlockIconName = keyof typeof PATHS;

/** Icons of a block's tools; the tool itself has the name. */
export function BlockIcon({ name }: { name: BlockIconName }) {
  return <Outline path={PATHS[name]} />;
}
