import { BadCell } from './kit/bad-cell';
import type { Problem } from './report';

type DatabaseFault = Error & { code?: string; detail?: string; constraint?: string };
type Fault = Pick<Problem, 'column' | 'reason'>;

/** Is it a refused value: by the importer, or as cardinality (21), data (22) or integrity (23)? */
export function isFaultOfData(error: unknown): boolean {
  if (error instanceof BadCell) return true;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^(21|22|23)...$/.test(code);
}

/** Constraints of the database on several columns, of which a file may have only some. */
const RULES: Record<string, Fault> = {
  variation_quantities: {
    column: 'maximum_order_quantity',
    reason: 'is less than the minimum: of one that is not in this file, the stored one counts',
  },
  property_values_from: {
    column: 'value_type',
    reason: 'is text where values_from is shade: empty values_from first, or leave this as it is',
  },
};

/** The column at fault and the reason, as a sentence for the operator. */
export function faultOf(error: unknown): Fault {
  const { message, code, detail = '', constraint = '' } = error as DatabaseFault;
  if (error instanceof BadCell) return { column: error.column, reason: message };
  const [, column = '', value = ''] = /^Key \((.+?)\)=\((.*)\) already exists/.exec(detail) ?? [];
  if (code === '23505' && column !== '') {
    const reason = `"${value}" is taken by another row: give this one another, or change the other first`;
    return { column, reason };
  }
  const rule = code === '23514' && RULES[constraint];
  if (rule) return rule;
  return { column: '', reason: SENTENCES[code ?? '']?.(message) ?? sentenceOf(message) };
}

const SENTENCES: Record<string, (message: string) => string> = {
  '21000': () => 'the same thing stands in several of these lines: leave one of them',
  '23503': (message) =>
    `what it refers to is gone since this import began: import the file again (${message})`,
};

/** For constraints that no known file violates. */
function sentenceOf(message: string): string {
  return `the cells of this line do not fit each other, or what is stored: look at them again (${message})`;
}
