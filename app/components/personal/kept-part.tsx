import { createContext, useContext, type ReactNode } from 'react';
import { useText } from '~/i18n/text';

/** What is written in the place of a part that is known, else before it and after it, and in it for what is this page's own. */
export type KeptMarks = { known: string } | { begin: string; end: string; own: string };

/** Gives the marks of a part by what it is, `own` being what differs by page; null where nothing is kept, as in a browser. */
export const Keeper = createContext<((part: string, own?: number) => KeptMarks) | null>(null);

export type KeptProps = {
  name: string;
  /** Everything the part is rendered from, besides its language. */
  from: readonly unknown[];
  children: ReactNode;
};

/**
 * A part of a page that is the same on many pages of many visitors: rendered once, then reused. It stands
 * between elements, and nothing in it uses `useId`: that counts what was rendered before.
 */
export function Kept({ name, from, children }: KeptProps) {
  const { prefix } = useText();
  const keeper = useContext(Keeper);
  if (!keeper) return <>{children}</>;
  const marks = keeper(JSON.stringify([name, prefix, ...from]));
  if ('known' in marks) return <>{marks.known}</>;
  return (
    <>
      {marks.begin}
      {children}
      {marks.end}
    </>
  );
}
