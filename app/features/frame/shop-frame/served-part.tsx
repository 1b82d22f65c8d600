import { useState, type ReactNode } from 'react';

export type ServedPartProps = { name: 'head' | 'main' | 'foot' | 'account'; children?: ReactNode };

/**
 * A part of a hydrated page that the server renders and the browser keeps as it is, without its code. What
 * stands there is read, so that it is there again should React render the page anew.
 */
export function ServedPart({ name, children }: ServedPartProps) {
  const id = `served-${name}`;
  const [html] = useState(() => ({ __html: import.meta.env.SSR ? '' : htmlOf(id) }));
  if (import.meta.env.SSR) {
    return (
      <div className="served-part" id={id}>
        {children}
      </div>
    );
  }
  return (
    <div className="served-part" id={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}

function htmlOf(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
