import { createContext, useContext, type ReactNode } from 'react';

/** Returns the marker of a slot while a shared page is rendered: the server cuts the page there. */
export const SlotMarker = createContext<((name: string) => string) | null>(null);

/** A part of a page that differs by visitor; on a shared page its marker, which the server replaces. */
export function PersonalSlot({ name, children }: { name: string; children: ReactNode }) {
  const marker = useContext(SlotMarker);
  return <>{marker ? marker(name) : children}</>;
}
