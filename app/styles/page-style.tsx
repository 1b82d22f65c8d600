import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Rules a page brings itself. Its policy names the style elements the server has written and no
 * others, so what script changes later is handed to the browser as a sheet.
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
/** Also while the browser takes over what the server has written. */
const onServer = () => true;
