import * as z from 'zod';
import {
  byIntent,
  done,
  form,
  formAction,
  type FormPost,
} from '~/features/page/form-action.server';
import { customer } from '~/features/page/auth-guard.server';
import { found, idText } from '~/features/page/id-field.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { date } from '~/i18n/instant';
import { readDay } from '~/lib/calendar-day';
import type { RequestContext } from '~/services/context.server';

const shade = { variationId: idText, stated: z.string().default('') };

type Shade = { variationId: number | null; stated: string };

/** The customer's note on a shade. */
const note = form({
  schema: z.object({ ...shade, note: z.string().trim().default('') }),
  erasing: ['note'],
  places: { 'boughtShade.noteInvalid': 'note' },
  async run({ variationId, ...noted }, { context }) {
    await context.shop.setBoughtShadeNote({ variationId: found(variationId), ...noted });
    return toShades(context, 'boughtShades.noted');
  },
});

/** An invalid day is refused with the same message as a past one. */
const asDay = (typed = '') => readDay(typed.trim()) ?? typed.trim().slice(0, 40);

/** The day on which a mail reminds of a shade; an empty day ends the reminder. */
const remind = form({
  schema: z.object({ ...shade, remindOn: z.string().default('').transform(asDay) }),
  erasing: ['remindOn'],
  places: { 'boughtShade.reminderInvalid': 'remindOn' },
  show: ({ values, errors }) => ({
    errors,
    values: { ...values, remindOn: asDay(values.remindOn) },
  }),
  run: ({ remindOn, ...about }, sent) => setReminder(sent, about, remindOn || null),
});

const forget = form({
  schema: z.object(shade),
  run: (about, sent) => setReminder(sent, about, null),
});

export const shadeAction = formAction(customer, byIntent({ note, remind, forget }, 'note'));

async function setReminder(
  { context }: FormPost,
  { variationId, stated }: Shade,
  remindOn: string | null,
) {
  await context.shop.setBoughtShadeReminder({ variationId: found(variationId), stated, remindOn });
  if (!remindOn) return toShades(context, 'boughtShades.reminderEnded');
  const values = { date: date(remindOn, context.locale) };
  return toShades(context, { type: 'positive', key: 'boughtShades.reminded', values });
}

function toShades(context: RequestContext, notice: string | FlashNotice): Response {
  return done(context, '/my-account#bought-shades', notice);
}
