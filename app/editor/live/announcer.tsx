import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** After this time a screen reader that walks the page finds no outdated message. */
const FORGET_MS = 5000;

type Say = (text: string) => void;
const SILENCE: Say = () => undefined;
const AnnounceContext = createContext({ announce: SILENCE, tellNews: SILENCE });

/**
 * Announces the editor's actions to screen readers (WCAG 4.1.3), one sentence at a time, and in a
 * second region those of other editors, which come at any moment and do not replace the first.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, announce] = useSentence();
  const [news, tellNews] = useSentence();
  const context = useMemo(() => ({ announce, tellNews }), [announce, tellNews]);
  return (
    <AnnounceContext.Provider value={context}>
      {children}
      <p className="visually-hidden" role="status" id="announcer">
        {said}
      </p>
      <p className="visually-hidden" role="status" id="news">
        {news}
      </p>
    </AnnounceContext.Provider>
  );
}

/** Announces an action of the editor. */
export function useAnnounce(): Say {
  return useContext(AnnounceContext).announce;
}

/** Announces actions of other editors. */
export function useTellNews(): Say {
  return useContext(AnnounceContext).tellNews;
}

function useSentence(): [text: string, say: Say] {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text: '' }), FORGET_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useMemo(() => (text: string) => setSaid({ text }), []);
  return [said.text, say];
}
