/**
 * Marks the end of a phone's first screen. The server puts the whole style sheet there
 * (docs/decisions/031): the browser paints the content before it and continues when the sheet is
 * loaded.
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />;
}
