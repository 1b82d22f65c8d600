import { createContext, useContext, type ReactNode } from 'react';

/** The parts of a page that belong to the one who looks at it; all else is everybody's. */
export const PLACES = ['cart-count', 'notices', 'quick-checkout'] as const;
export type PlaceName = (typeof PLACES)[number];

/** What stands at a place of a page that is rendered for everybody: there the server cuts it. */
export const PlaceMark = createContext<((name: PlaceName) => string) | null>(null);

/** A personal part of the frame; on a shared page its mark, which the server replaces. */
export function Place({ name, children }: { name: PlaceName; children: ReactNode }) {
  const mark = useContext(PlaceMark);
  return <>{mark ? mark(name) : children}</>;
}
