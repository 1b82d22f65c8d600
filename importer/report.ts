/** A line that was not imported, or with changes. */
export type Problem = { file: string; line: number; column: string; reason: string };

export type FileReport = { file: string; kind: string; lines: number; written: number };

export type ImportReport = {
  files: FileReport[];
  problems: Problem[];
  dryRun: boolean;
  seconds: number;
};

/** Formats one problem as a line: `items.csv:3: name_de: is missing`. */
export function printProblem({ file, line, column, reason }: Problem): string {
  return `${file}:${line}: ${column ? `${column}: ` : ''}${reason}`;
}

/** Formats the report for an operator: problems first, then the counts. */
export function printReport(report: ImportReport): string {
  const problems = report.problems.map(printProblem);
  const files = report.files.map(
    ({ file, kind, lines, written }) => `${file} (${kind}): ${written} of ${lines} lines`,
  );
  const faults = report.problems.length === 1 ? '1 problem' : `${report.problems.length} problems`;
  const end = report.dryRun ? 'dry run, nothing was changed' : whatWasDone(report);
  return [...problems, ...files, `${faults}, ${end}, ${report.seconds.toFixed(1)} s`].join('\n');
}

function whatWasDone({ files }: ImportReport): string {
  return files.some(({ written }) => written > 0) ? 'imported' : 'nothing was imported';
}
