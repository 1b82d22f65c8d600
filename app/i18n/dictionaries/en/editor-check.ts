import type { editorCheck as German } from '../de/editor-check';

export const editorCheck = {
  open: 'Check',
  note_one: '{count} remark',
  note_other: '{count} remarks',
  noteNone: 'Checked',
  title: 'Before you publish',
  help: 'What you may want to look at. You can publish at any time.',
  none: 'Descriptions, headings, contrast, links, pictures and the other language: nothing stood out.',
  page: 'The page',
  field: 'field {field}',
  goTo: 'Change: {place}',
  otherPage: 'To the page in the other language',
  rule: {
    alt: 'Descriptions',
    headings: 'Headings',
    contrast: 'Contrast',
    empty: 'Empty and unfinished blocks',
    links: 'Links',
    pictures: 'Pictures',
    language: 'Other language',
  },
  problem: {
    altMissing: 'This picture has no description. If it is mere decoration, it may have none.',
    filmUnnamed: 'This video has no name. Screen readers then say no more than “Video”.',
    headingNone: 'No block has a title. The page then has no main heading that is seen.',
    headingEarly: 'This heading stands before the main heading of the page.',
    headingSkips: 'A heading of level {before} is followed by one of level {level}.',
    headingEmpty: 'There is nothing in this heading.',
    contrastLow: 'The text is hard to read: contrast {ratio} to 1, it takes 4.5 to 1.',
    contrastOnPicture:
      'The text stands on the picture without a panel, and is hard to read where that is light: contrast {ratio} to 1. Turn on the background, or make the picture darker.',
    blockEmpty: 'This block is empty and shows nothing.',
    goodsNone: 'This block shows nothing: there are no products for what it is set to.',
    buttonHalf: 'The link lacks its address or its label. As it is, nobody sees it.',
    questionEmpty: 'This answer has no question. The page does not show it.',
    answerEmpty: 'This question has no answer.',
    textOfSample: 'The text of the template still stands here.',
    linkDead: 'There is nothing at {address} in the shop.',
    linkNowhere: 'There is no place {address} on this page.',
    pictureForeign:
      'This picture lies on a foreign server. The shop shows pictures of its own only; upload it to the library.',
    pictureLarge:
      'Phones load the large picture here too. Give smaller ones for phone and tablet, or choose the picture from the library: then that happens by itself.',
    pictureSmall:
      'The picture is {width} pixels wide and looks blurred here. Take one of at least {least} pixels.',
    languageMissing: 'Nothing of this page has been published in the other language.',
    languageOlder:
      'This page was last published on {here}, the one in the other language before that.',
    languageNewer:
      'The page in the other language was last published on {there}, this one before that.',
    languageLacks: 'The page in the other language does not have this block.',
  },
} satisfies typeof German;
