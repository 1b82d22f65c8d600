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
import { date } from '~/i18n/format';
import { readDay } from '~/lib/calendar-day';
import type { RequestContext } from '~/services/context.server';

const shade = { variationId: idText, stated: z.string().default('') };

type Shade = { variationId: number | null; stated: string };

/** What is noted with a shade. */
const note = form({
  schema: z.object({ ...shade, note: z.string().trim().default('') }),
  erasing: ['note'],
  places: { 'boughtShade.noteInvalid': 'note' },
  async run({ variationId, ...noted }, { context }) {
    await context.shop.setBoughtShadeNote({ variationId: found(variationId), ...noted });
    return toShades(context, 'boughtShades.noted');
  },
});

/** What is no day is refused in the same words as one that is not ahead. */
const asDay = (typed = '') => readDay(typed.trim()) ?? typed.trim().slice(0, 40);

/** On which day a mail reminds of a shade; no day ends the reminder. */
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
