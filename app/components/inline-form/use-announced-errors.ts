import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '~/i18n/text';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * With script the page does not load anew, so focus and title have to tell of errors. Conform puts
 * the focus on the first wrong field; here all errors are read first, before anything is painted.
 * What the page came with has the focus without script: when this starts, somebody may type elsewhere by
 * now, or hold a button down, and a press is lost where the page moves under it. Called after conform's hooks.
 */
export function useAnnouncedErrors(reply: object | undefined): void {
  const prefix = useText().t('common.errorTitlePrefix');
  const cameWith = useRef(reply);
  useBrowserLayoutEffect(() => {
    const summary = document.querySelector<HTMLElement>('#unanswered, #error-summary');
    if (!reply || !summary) return undefined;
    if (reply !== cameWith.current) summary.focus();
    const title = document.title.replace(`${prefix} `, '');
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [reply, prefix]);
}
