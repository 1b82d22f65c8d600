import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '~/i18n/text';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * With script the page does not reload, so focus and title must report errors. Conform focuses the
 * first wrong field; here the summary is read first, before anything is painted. Errors in the
 * initial HTML get the focus without script: when this starts, the visitor may already be typing
 * elsewhere or holding a button down, and a press is lost if the page moves. Called after conform's
 * hooks.
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
