import type {
  schedule as GermanSchedule,
  share as GermanShare,
  beside as GermanBeside,
} from '../de/editor-publishing';

export const schedule = {
  open: 'Schedule',
  openCount: 'Schedule ({count})',
  title: 'Schedule publication',
  help: 'Your draft goes live at this time as it is now. What you change afterwards stays a draft.',
  date: 'Day',
  time: 'Time',
  zone: 'In German time (Europe/Berlin)',
  plan: 'Schedule publication',
  nothing: 'Everything is published. You can schedule as soon as your draft has changes.',
  list: 'Scheduled for this page',
  empty: 'Nothing is scheduled for this page.',
  by: 'By {name}',
  remove: 'Take back',
  dismiss: 'Remove from the list',
  done: 'Scheduled: your draft goes live on {date}.',
  removed: 'This publication is no longer scheduled.',
  taken: 'The scheduled version is your draft now. “Undo” brings the one before back.',
  failed_one: 'A scheduled publication could not be carried out',
  failed_other: '{count} scheduled publications could not be carried out',
  state: {
    conflict:
      'Not published: somebody else has changed the same blocks meanwhile. Take the version as your draft, look at it, and then publish it yourself.',
    refused:
      'Not published: the right to publish was missing at that time, or the shop no longer takes one of the blocks.',
  },
  problem: {
    date: 'Please choose a day that exists.',
    time: 'Please give a time, such as 08:30.',
    missing:
      'There is no such time on that day: the clock is put forward from 2 to 3. Please choose another.',
    past: 'This time is over. Please choose a later one.',
    far: 'Please choose a day within a year.',
    nothing: 'Your draft has no changes that could go live.',
    tooMany: 'As much is scheduled for this page as can be.',
  },
} satisfies typeof GermanSchedule;

export const share = {
  open: 'Share preview',
  title: 'Share preview',
  help: 'A link shows your draft of this page, also when you go on changing it. Readers with the link need no account. Search engines do not list it.',
  days: 'How long shall the link hold?',
  day_one: '{count} day',
  day_other: '{count} days',
  make: 'Make a link',
  list: 'Your links to this page',
  empty: 'You have no valid link to this page.',
  until: 'Valid until {date}',
  made: 'Made on {date}',
  see: 'Open',
  end: 'End',
  done: 'The link is made. You find it in the list.',
  ended: 'This link shows nothing any more.',
  shown: 'This is what the page would look like with this draft. The link is valid until {date}.',
  problem: {
    days: 'Please choose how long the link shall hold.',
    tooMany: '20 links of yours to this page hold already. Please end one first.',
  },
} satisfies typeof GermanShare;

export const beside = {
  colour: 'Choose {field}',
  range: '{field} as a slider',
} satisfies typeof GermanBeside;
