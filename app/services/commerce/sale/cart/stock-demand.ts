/** Goods with limited stock in one piece: the variation itself, or the parts of a bundle. */
export type StockPart = { variationId: number; perPiece: number; free: number };

export type StockLine = { quantity: number; stockParts: StockPart[] };

/** Pieces needed of each variation, added up over lines and bundle parts (R3). */
export function stockDemand(lines: StockLine[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { quantity, stockParts } of lines) {
    for (const { variationId, perPiece } of stockParts) {
      demand.set(variationId, (demand.get(variationId) ?? 0) + quantity * perPiece);
    }
  }
  return demand;
}

/** How many pieces of `line` stock allows beside the other lines; null when stock sets no limit. */
export function stockLeftFor(line: StockLine, lines: StockLine[]): number | null {
  if (line.stockParts.length === 0) return null;
  const others = stockDemand(lines.filter((other) => other !== line));
  const pieces = line.stockParts.map(({ variationId, perPiece, free }) =>
    Math.floor((free - (others.get(variationId) ?? 0)) / perPiece),
  );
  return Math.max(0, Math.min(...pieces));
}
