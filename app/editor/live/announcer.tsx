import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** After this a screen reader that walks the page does not meet old news. */
const FORGET_MS = 5000;

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says to screen readers what has just been done (WCAG 4.1.3), one sentence at a time. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '' });

  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text: '' }), FORGET_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const announce = useMemo(() => (text: string) => setSaid({ text }), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <p className="visually-hidden" role="status" id="announcer">
        {said.text}
      </p>
    </AnnounceContext.Provider>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
