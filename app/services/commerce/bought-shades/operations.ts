import type { BoughtShadeOperations } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { getBoughtShades } from './get-bought-shades';
import { setBoughtShadeNote } from './set-note';

/** What a paint buyer comes back for. */
export function boughtShadeOperations(ctx: CommerceContext): BoughtShadeOperations {
  return {
    getBoughtShades: () => getBoughtShades(ctx),
    setBoughtShadeNote: (input) => setBoughtShadeNote(ctx, input),
  };
}
