import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether the page has to bring this rule itself, as it does when it comes from the server. A style
 * element that script adds later has no hash in the page's policy: then the rule is adopted instead.
 */
export function useAdoptedRule(rule: string): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  useEffect(() => {
    if (rule === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rule]);
  return isFromServer;
}

const never = () => () => undefined;
