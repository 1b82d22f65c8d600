import type { shortcut as GermanShortcut, tour as GermanTour } from '../de/editor-help';

export const shortcut = {
  title: 'Keys',
  mod: 'Ctrl',
  del: 'Del',
  next: 'To the next or previous block',
  edit: 'Write the text of the block',
  leave: 'Leave a text, a tool or a panel',
  up: 'Move the block up or down',
  duplicate: 'Duplicate the block',
  remove: 'Delete the block',
  add: 'Add a block below',
  undo: 'Undo',
  redo: 'Redo',
  publish: 'Save changes for all customers',
  help: 'This list',
} satisfies typeof GermanShortcut;

export const tour = {
  step: 'Tour, step {step} of {count}',
  title: {
    headline: 'Change a headline',
    add: 'Add a block',
    undo: 'Take that back',
    publish: 'Bring the page to customers',
  },
  empty:
    'This page has none yet: “{add}” makes the first. Then its texts, pictures and colours open.',
  toHeadline: 'Open the headline',
  headline:
    '“{headline}” leads to its field. Write another one: the page shows it, and customers see nothing of it, because at first everything is your draft.',
  add: '“{add}” shows what there is: choose one. A page is made of blocks, one below the other.',
  undo: '“{undo}” takes back the last step, and each before it, even after a break.',
  isDone: 'Well done.',
  publish:
    '“{save}” brings your draft into the shop, earlier versions are under “{history}”. You find this tour again on the page “Shop team”.',
  share:
    'Somebody with the right to publish does that: “{share}” gives you a link to your draft. You find this tour again on the page “Shop team”.',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  leave: 'End the tour',
} satisfies typeof GermanTour;
