/** The maximum width of a cell; a longer text is cut. */
const WIDEST = 42;

/** Aligns rows of cells in columns; the last cell of a row is never cut. */
export function table(rows: readonly string[][]): string {
  const cut = rows.map((row) =>
    row.map((cell, at) => (at < row.length - 1 ? shortened(cell) : cell)),
  );
  const widths = cut[0]!.map((_, at) => Math.max(...cut.map((row) => lengthOf(row[at]!))));
  return cut
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat(widths[at]! - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shortened(cell: string): string {
  const letters = [...cell];
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : cell;
}

/** The length in code points, not in UTF-16 units. */
function lengthOf(cell: string): number {
  return [...cell].length;
}
