import { useContext, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { Keeper, type KeptProps } from './kept-part';

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
