import * as z from 'zod';
import { memoizePerSnapshot } from './memoize-per-snapshot';

const vatRulesSchema = z.object({
  /**
   * The rates for consumers in other member states: those of their country, which the One Stop Shop
   * declares, or the shop's own while it sells little abroad (Art. 59c of Directive 2006/112/EC).
   */
  oss: z.enum(['destination', 'home']).catch('destination'),
  /**
   * Whether goods are delivered to areas of member states outside the VAT area; as exports, with
   * customs documents.
   */
  outsideAreas: z.enum(['closed', 'export']).catch('closed'),
});

type VatRules = z.output<typeof vatRulesSchema>;

/**
 * Rules of VAT that an operator may change: the row `vatRules` of `setting`. A missing or invalid
 * value is the default.
 */
export const vatRulesOf = memoizePerSnapshot((settings): VatRules => {
  const value = settings.get('vatRules');
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return vatRulesSchema.parse(isRecord ? value : {});
});
