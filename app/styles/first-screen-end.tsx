/**
 * Stands where that ends which a phone shows first. The server puts the whole style sheet there
 * (docs/decisions/031): the browser paints what stands before it and reads on when it has come.
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />;
}
