/** One line that was not imported, or not as it stands. */
export type Problem = { file: string; line: number; column: string; reason: string };

export type FileReport = { file: string; kind: string; lines: number; written: number };

export type ImportReport = {
  files: FileReport[];
  problems: Problem[];
  dryRun: boolean;
  seconds: number;
};

/** A line for one problem: `items.csv:3: name_de: is missing`. */
export function printProblem({ file, line, column, reason }: Problem): string {
  return `${file}:${line}: ${column ? `${column}: ` : ''}${reason}`;
}

/** The report as an operator reads it: problems first, then what was done. */
export function printReport(report: ImportReport): string {
  const problems = report.problems.map(printProblem);
  const files = report.files.map(
    ({ file, kind, lines, written }) => `${file} (${kind}): ${written} of ${lines} lines`,
  );
  const faults = report.problems.length === 1 ? '1 problem' : `${report.problems.length} problems`;
  const end = report.dryRun ? 'dry run, nothing was changed' : 'imported';
  return [...problems, ...files, `${faults}, ${end}, ${report.seconds.toFixed(1)} s`].join('\n');
}
