import type { design as GermanDesign, colour as GermanColour } from '../de/editor-design';

export const design = {
  open: 'Design',
  title: 'Settings',
  help: 'Font, colours and spacing of the whole shop. The page shows what you choose at once; customers see it when you publish.',
  fonts: 'Fonts',
  font: 'Font of the texts',
  colours: 'Colors',
  primaryColor: 'Primary colour',
  secondaryColor: 'Secondary colour',
  colourHint:
    'Like #1f4d3f, or the name of a colour. It has to be readable as text on a light ground.',
  spacing: 'Blocks spacing',
  blockSize: 'Spacing',
  size: { s: 'Small', m: 'Medium', l: 'Large', xl: 'Very large' },
  save: 'Save to draft',
  publish: 'Publish the design',
  too: 'with design',
  isLive: 'The design is published.',
  changed: 'Saved as a draft, not published yet: {fields}.',
  discard: 'Discard the draft of the design',
  discarded: 'The design is as it is published again. “Undo” brings your draft back.',
  restored: 'The earlier design is your draft now. It counts when you publish.',
  settled: 'Your draft stands on the published design now. Please check it and publish it then.',
  history: 'Earlier designs',
  ofShop: '{date}, not set in the editor',
  restoreOf: 'Take the design of {date} as draft',
  contrast:
    '{field} is hard to read on a light ground: contrast {ratio} to 1, needed are 4.5 to 1. Please take a darker colour.',
  conflict:
    'Not published yet: somebody else has changed the same settings of the design meanwhile. Please choose under “Design” which are to count.',
  conflictAfterPage:
    'The page is published, the design is not yet: somebody else has changed the same settings meanwhile. Please choose under “Design” which are to count.',
  conflictText:
    'Somebody else has changed and published these settings meanwhile. Everything else goes together. Nothing is lost: every published design is among the “Earlier designs”.',
  mine: 'Yours',
  theirs: 'Published',
  keepMine: 'Take mine',
  takeTheirs: 'Take the published ones',
} satisfies typeof GermanDesign;

export const colour = {
  open: 'Colours of the shop',
  openOf: 'Colours of the shop for {field}',
  design: 'Colours of the design',
  shades: 'Shades',
  asTyped: 'As typed',
  ink: 'Ink',
  paper: 'Paper',
  white: 'White',
  none: 'No colour of its own',
  unknown: 'The shop does not know this colour.',
  enough: 'Contrast {ratio} to 1 {on}: easy to read',
  tooLittle: 'Contrast {ratio} to 1 {on}: too little for text, needed are 4.5 to 1',
  text: 'on a light ground',
  textOwn: 'on the ground of this block',
  ground: 'below text',
  groundOwn: 'below the text of this block',
} satisfies typeof GermanColour;
