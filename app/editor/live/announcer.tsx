import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** After this a screen reader that walks the page does not meet old news. */
const FORGET_MS = 5000;

type Say = (text: string) => void;
const SILENCE: Say = () => undefined;
const AnnounceContext = createContext({ announce: SILENCE, tellNews: SILENCE });

/**
 * Says to screen readers what has just been done (WCAG 4.1.3), one sentence at a time, and beside it what others
 * do, which comes at any moment and takes no word from it.
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

/** What is done by others. */
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
