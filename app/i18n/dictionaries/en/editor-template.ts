import type { template as GermanTemplate } from '../de/editor-template';

export const template = {
  open: 'Page as a JSON template',
  title: 'JSON template',
  help: 'The blocks of this page as text. You can keep it, change it, or put that of another page in its place.',
  text: 'Template',
  hint: 'A list of blocks as JSON, as at /blocks/blocksLists.json',
  save: 'Take as draft',
  taken: 'The template is your draft now. “Undo” brings the one before back.',
  problem: {
    notJson: 'This is no JSON. Please check brackets, commas and quotation marks.',
    tooLarge: 'The template is too long. At most 2 MB are possible.',
    notBlocks: 'This is no list of blocks.',
    uuid: 'Every block needs a name of letters, digits and hyphens as meta.uuid.',
    duplicateBlock: 'Two blocks have the same meta.uuid.',
    invalidFields: 'The fields of a block do not fit it.',
    notAllowedHere: 'A block stands in one in which it cannot stand.',
    tooManyChildren: 'A block holds more than fits into it.',
    tooFewChildren: 'A block holds less than it needs.',
    documentTooLarge: 'The template has more blocks than a page can have.',
    unknownBlock: 'A block of the template was not found.',
    busy: 'Not saved: the same page is being changed in several places at once. Please try again.',
  },
} satisfies typeof GermanTemplate;
