import { useState, type ReactNode } from 'react';

export type ServedPartProps = { name: 'head' | 'main' | 'foot' | 'account'; children?: ReactNode };

/**
 * A part of a hydrated page that the server renders and the browser keeps unchanged, without its
 * code. Its HTML is read from the document, so that it is there again if React renders the page
 * again.
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
