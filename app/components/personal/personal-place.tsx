import { createContext, useContext, type ReactNode } from 'react';

/** What stands at a place of a page that is rendered for everybody: there the server cuts it. */
export const PlaceMark = createContext<((name: string) => string) | null>(null);

/** A personal part of a page; on a shared one its mark, which the server replaces. */
export function Place({ name, children }: { name: string; children: ReactNode }) {
  const mark = useContext(PlaceMark);
  return <>{mark ? mark(name) : children}</>;
}
