import { createContext, useContext, type ReactNode } from 'react';
import { useText } from '~/i18n/text';

/** What is written in the place of a part that is known, else before it and after it, and in it for what is this page's own. */
export type KeptMarks = { known: string } | { begin: string; end: string; own: string };

/** Gives the marks of a part by what it is, `own` being what differs by page; null where nothing is kept, as in a browser. */
export const Keeper = createContext<((part: string, own?: number) => KeptMarks) | null>(null);

type KeptPartProps = {
  name: string;
  /** Everything the part is rendered from, besides its language and `own`. */
  from: readonly unknown[];
} & (
  | { own?: undefined; children: ReactNode }
  /** What is another one wherever the part stands, such as the number of a line, or what stands for it. */
  | { own: number; children: (own: number | string) => ReactNode }
);

/**
 * A part of a page that is the same on many pages of many visitors, but for one number at the most: rendered
 * once, then reused. It stands between elements, and nothing in it uses `useId`: that counts what was rendered
 * before.
 */
export function KeptPart({ name, from, ...part }: KeptPartProps) {
  const { prefix } = useText();
  const keeper = useContext(Keeper);
  const rendered = (own: number | string) =>
    part.own === undefined ? part.children : part.children(own);
  // Browsers keep nothing, and get nothing of how it is kept.
  if (!import.meta.env.SSR || !keeper) return <>{rendered(part.own ?? '')}</>;
  const marks = keeper(JSON.stringify([name, prefix, ...from]), part.own);
  if ('known' in marks) return <>{marks.known}</>;
  return (
    <>
      {marks.begin}
      {rendered(marks.own)}
      {marks.end}
    </>
  );
}
