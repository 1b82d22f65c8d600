import type { boughtShades as German } from '../de/bought-shades';

/** Shades bought, in the customer account. */
export const boughtShades = {
  title: 'Your shades',
  bought: 'bought on {date}',
  note: 'Note, for example the room',
  noted: 'The note is saved.',
  remind: 'Reminder by e-mail',
  remindedOn: 'Reminder on {date}',
  remindOn: 'Day of the reminder',
  remindHint:
    'We write to you once on this day, so that you find the shade again. Only if you want it.',
  endReminder: 'No reminder',
  reminded: 'We will write to you on {date}.',
  reminderEnded: 'There will be no reminder of this shade.',
  stopTitle: 'End reminders',
  stopText: 'We will not send you any more reminders of your shades.',
  stopSubmit: 'End reminders',
  stopped: 'There will be no more reminders of your shades.',
  stopInvalid:
    'This link is not complete. Please open it again from the e-mail, or end the reminders in your account.',
  buyAgain: 'Buy again',
} satisfies typeof German;
