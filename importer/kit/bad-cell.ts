/** An error in one cell of a line, by its column. */
export class BadCell extends Error {
  constructor(
    readonly column: string,
    reason: string,
  ) {
    super(reason);
  }
}
