import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Rules of a page itself. Its CSP permits only the style elements written by the server, so later
 * changes by script go into a constructed style sheet.
 */
export function PageStyle({ rules }: { rules: string }) {
  const isServed = useSyncExternalStore(noChange, inBrowser, onServer);
  const [served] = useState(isServed ? rules : null);

  useEffect(() => {
    if (rules === served) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules, served]);

  return served === null ? null : <style dangerouslySetInnerHTML={{ __html: served }} />;
}

const noChange = () => () => undefined;
const inBrowser = () => false;
/** Also while the browser hydrates the server's HTML. */
const onServer = () => true;
