import { createContext, useContext, type ReactNode } from 'react';
import { useText } from '~/i18n/text';

/** What is written in the place of a part that is known, else before it and after it, and in it for what is this page's own. */
export type KeptMarks = { known: string } | { begin: string; end: string; own: string };

/** Gives the marks of a part by what it is, `own` being what differs by page; null where nothing is kept, as in a browser. */
export const Keeper = createContext<((part: string, own?: number) => KeptMarks) | null>(null);

type KeptProps = {
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

type KeptButProps = Omit<KeptProps, 'children'> & {
  /** What is another one wherever the part stands, such as the number of a line; it is not part of `from`. */
  own: number;
  children: (own: number | string) => ReactNode;
};

/** The same of a part that is the same but for one number. */
export function KeptBut({ name, from, own, children }: KeptButProps) {
  const { prefix } = useText();
  const keeper = useContext(Keeper);
  if (!keeper) return <>{children(own)}</>;
  const marks = keeper(JSON.stringify([name, prefix, ...from]), own);
  if ('known' in marks) return <>{marks.known}</>;
  return (
    <>
      {marks.begin}
      {children(marks.own)}
      {marks.end}
    </>
  );
}
