import type { StatementsOf } from '../tests/support/statement-counts';
import type { BrowserFigures } from './browser';
import type { EditorFigures } from './editor';
import type { CatalogueFigures } from './large-catalogue';
import type { Latency } from './load';
import type { BenchPage, PageSize } from './pages';
import type { Pair } from './pairs';
import type { Rates } from './rates';

/** The measurements of one page. */
export type PageFigures = {
  page: BenchPage;
  size: PageSize;
  latency: Latency;
  perSecond: number;
  browser: BrowserFigures;
};

/** The measurements of one run, which are printed and compared with the budgets. */
export type BenchResult = {
  at: string;
  pages: PageFigures[];
  pairs: Pair[];
  statements: StatementsOf;
  rates: Rates;
  editor: EditorFigures;
  /** The same for the shop of an earlier commit. */
  earlier: Rates | undefined;
  catalogue: CatalogueFigures | undefined;
  /** The same with ten times as many goods. */
  million: CatalogueFigures | undefined;
};
