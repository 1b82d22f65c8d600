import type { BoughtShadeOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { endShadeReminders } from './end-reminders';
import { getBoughtShades } from './get-bought-shades';
import { setBoughtShadeNote } from './set-note';
import { setShadeReminder } from './set-reminder';

/** Shades that a customer bought, with notes and reminders. */
export function boughtShadeOperations(ctx: CommerceContext): BoughtShadeOperations {
  return {
    getBoughtShades: () => getBoughtShades(ctx),
    setBoughtShadeNote: (input) => setBoughtShadeNote(ctx, input),
    setBoughtShadeReminder: (input) => setShadeReminder(ctx, input),
    deleteShadeReminders: (link) => endShadeReminders(ctx, link),
  };
}
