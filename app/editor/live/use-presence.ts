import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';

/** Milliseconds between two questions (one who is there twice as long is not missed). */
const ASK_MS = 15_000;

type Presence = { version: number; editors: string[] };

/**
 * Names of others at this page, asked for as long as it is seen. When somebody has published meanwhile,
 * the page is loaded anew; what is typed stays.
 */
export function usePresence(address: string, known: Presence): readonly string[] {
  const [asked, setAsked] = useState<{ address: string; editors: string[] } | null>(null);
  const navigate = useNavigate();
  const here = useLocation();
  const latest = useLatest({
    known,
    reload: () => navigate(here, { replace: true, preventScrollReset: true }),
  });

  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const presence = await presenceAt(address);
      if (!presence) return;
      setAsked({ address, editors: presence.editors });
      if (presence.version !== latest.current.known.version) latest.current.reload();
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [address, latest]);

  return asked?.address === address ? asked.editors : known.editors;
}

/** Null where there is no answer: it is asked again. */
async function presenceAt(address: string): Promise<Presence | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Presence) : null;
  } catch {
    return null;
  }
}
