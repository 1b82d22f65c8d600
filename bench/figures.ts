import type { StatementsOf } from '../tests/support/statement-counts';
import type { BrowserFigures } from './browser';
import type { EditorFigures } from './editor';
import type { CatalogueFigures } from './large-catalogue';
import type { Latency } from './load';
import type { BenchPage, PageSize } from './pages';
import type { Pair } from './pairs';
import type { Rates } from './rates';

/** What one page was measured at. */
export type PageFigures = {
  page: BenchPage;
  size: PageSize;
  latency: Latency;
  perSecond: number;
  browser: BrowserFigures;
};

/** What one run measured: the budgets are held against it, and it is what is printed. */
export type BenchResult = {
  at: string;
  pages: PageFigures[];
  pairs: Pair[];
  statements: StatementsOf;
  rates: Rates;
  editor: EditorFigures;
  /** The same of the shop as it was at an earlier commit. */
  earlier: Rates | undefined;
  catalogue: CatalogueFigures | undefined;
  /** The same with ten times as many goods. */
  million: CatalogueFigures | undefined;
};
