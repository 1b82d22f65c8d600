import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { enhanceLeaving } from '~/enhance/leaving-bar';

/** §9: shown after 200 ms, full in 2000 ms, hidden 500 ms after the end, reset 400 ms later. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/**
 * The progress bar on top of a hydrated page during requests and navigation; never rendered without
 * script. Other pages have the one of `app/enhance`.
 */
export function LoadingBar() {
  const isBusy = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<'reset' | 'running' | 'full' | 'hidden'>('reset');

  useEffect(enhanceLeaving, []);
  useEffect(() => {
    if (isBusy) return after(THROTTLE_MS, () => setPhase('running'));
    if (phase === 'running') return after(0, () => setPhase('full'));
    if (phase === 'full') return after(HIDE_DELAY_MS, () => setPhase('hidden'));
    if (phase === 'hidden') return after(RESET_DELAY_MS, () => setPhase('reset'));
    return undefined;
  }, [isBusy, phase]);

  return phase === 'reset' ? null : <div className={`loading-bar loading-bar-${phase}`} />;
}

function after(milliseconds: number, then: () => void) {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
