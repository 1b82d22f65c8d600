import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '~/i18n/text';
import type { OtherAtPage, Presence } from '../load/others';
import { useTellNews } from './announcer';
import { useEditQueue } from './edit-queue';
import { useLatest } from './use-latest';
import { keepEqualParts } from './use-stable';

/**
 * Milliseconds between two polls, alone and with others (an editor present for twice that is
 * noticed).
 */
const ASK_MS = { alone: 15_000, together: 5000 };
/** An editor who moves through the page is not at a block yet. */
const SETTLE_MS = 500;

type PresenceAnswer = { address: string; others: OtherAtPage[] };

/**
 * The other editors of this page and their blocks, polled while the page is visible; each poll
 * sends the editor's own block. When another editor has published or commented meanwhile, the page
 * data are reloaded; input and focus stay.
 */
export function usePresence(
  address: string,
  known: Presence,
  selected: string | null,
): readonly OtherAtPage[] {
  const [asked, setAsked] = useState<PresenceAnswer | null>(null);
  const navigate = useNavigate();
  const here = useLocation();
  const tellNews = useNews();
  const isSaving = useEditQueue().state === 'saving';
  const others = asked?.address === address ? asked.others : known.others;
  const latest = useLatest({
    known,
    others,
    selected,
    isSaving,
    tellNews,
    reload: () => navigate(here, { replace: true, preventScrollReset: true }),
  });
  const isAlone = others.length === 0;

  useEffect(() => {
    let lastSent: string | null | undefined;
    const ask = async () => {
      if (document.hidden) return;
      const block = blockAt() ?? latest.current.selected;
      lastSent = block;
      const presence = await presenceAt(address, block);
      if (!presence) return;
      const { current } = latest;
      setAsked(
        (before) => keepEqualParts({ address, others: presence.others }, before) as PresenceAnswer,
      );
      // The edit being sent may be the change; its answer reloads the page.
      if (current.isSaving) return;
      current.tellNews(current, presence, block);
      const isNew =
        presence.version !== current.known.version || presence.comments !== current.known.comments;
      if (isNew) current.reload();
    };
    const every = setInterval(() => void ask(), isAlone ? ASK_MS.alone : ASK_MS.together);
    let settling: number | undefined;
    const moved = () => {
      clearTimeout(settling);
      settling = window.setTimeout(() => {
        if ((blockAt() ?? latest.current.selected) !== lastSent) void ask();
      }, SETTLE_MS);
    };
    const seen = () => void ask();
    document.addEventListener('focusin', moved);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(every);
      clearTimeout(settling);
      document.removeEventListener('focusin', moved);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [address, latest, isAlone]);

  return others;
}

/** The block with the focus. */
function blockAt(): string | null {
  const block = document.activeElement?.closest('[id^="block-"]');
  return block ? block.id.slice('block-'.length) : null;
}

type Before = { known: Presence; others: readonly OtherAtPage[] };

/** Announces changes in one sentence: of several, the most important one. */
function useNews() {
  const tellNews = useTellNews();
  const { t } = useText();
  return ({ known, others }: Before, now: Presence, block: string | null) => {
    const names = (of: readonly OtherAtPage[], besides: readonly OtherAtPage[]) =>
      of
        .filter(({ id }) => !besides.some((other) => other.id === id))
        .map(({ name }) => name)
        .join(', ');
    const holdersIn = (of: readonly OtherAtPage[]) => of.filter((each) => each.block === block);
    const came = names(now.others, others);
    const left = names(others, now.others);
    const joined = block === null ? '' : names(holdersIn(now.others), holdersIn(others));
    if (now.version !== known.version) tellNews(t('editorTogether.said.published'));
    else if (now.comments !== known.comments) tellNews(t('editorTogether.said.comments'));
    else if (joined) tellNews(t('editorTogether.said.sameBlock', { names: joined }));
    else if (came) tellNews(t('editorTogether.said.came', { names: came }));
    else if (left) tellNews(t('editorTogether.said.left', { names: left }));
  };
}

/** Null without an answer: the next poll asks again. */
async function presenceAt(address: string, block: string | null): Promise<Presence | null> {
  const query = block === null ? '' : `?${new URLSearchParams({ block })}`;
  try {
    const answer = await fetch(address + query, { headers: { Accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Presence) : null;
  } catch {
    return null;
  }
}
