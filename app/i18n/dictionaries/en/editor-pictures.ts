import type { editorPictures as German } from '../de/editor-pictures';

/** Texts of the editor for all pictures of the shop. */
export const editorPictures = {
  open: 'Pictures',
  title: 'Pictures',
  help: 'All pictures that were uploaded for pages, the newest first. A click shows where a picture is used and what is seen on it.',
  all: 'All pictures',
  undescribed: 'Without description',
  altHint: 'Is suggested wherever the picture is put in. What is on pages already does not change.',
  save: 'Save description',
  saved: 'The description is saved.',
  usedOn: 'Where the picture is used',
  unused: 'On no page and in no draft.',
  otherClient: 'Layout of another client',
  page: '{page} ({language})',
  draft: '{page} ({language}), draft by {name}',
  language: { de: 'German', en: 'English' },
  full: 'Picture in full size',
} satisfies typeof German;
