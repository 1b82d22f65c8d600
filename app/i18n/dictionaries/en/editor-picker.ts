import type { editorPicker as German } from '../de/editor-picker';

export const editorPicker = {
  open: { imageUrl: 'Choose picture', link: 'Choose target', product: 'Choose product' },
  back: 'Back to the settings',
  help: {
    picture:
      'Choose a picture or upload one. What you entered in the settings is saved in your draft.',
    link: 'Choose where the link leads. What you entered in the settings is saved in your draft.',
    product: 'Choose a product. What you entered in the settings is saved in your draft.',
  },
  search: 'Search',
  searchFor: {
    picture: 'Search pictures',
    link: 'Search pages, categories and products',
    product: 'Search products',
  },
  searchFirst: 'Search for a name or a number.',
  nothing: 'Nothing was found for “{search}”.',
  perPage: 'Products per page',
  before: 'Previous products',
  further: 'Further products',
  pageOf: 'Products, page {page} of {pages}',
  group: { pages: 'Pages', categories: 'Categories', products: 'Products' },
  empty: 'No pictures have been uploaded yet.',
  present: 'In the block now',
  more: 'Older pictures',
  uploadTitle: 'Upload a new picture',
  file: 'Picture file',
  fileHint: 'At most {size} MB: {types}. Place, camera and other details of the file are removed.',
  upload: 'Upload',
  alt: 'What can be seen on the picture?',
  altHint:
    'People who cannot see the picture hear this sentence. Needed unless the picture is mere decoration.',
  altLater:
    'People who cannot see the picture hear this sentence. You can also write it in the next step.',
  decorative: 'The picture is mere decoration and says nothing',
  screens: 'Where should the picture be shown?',
  allScreens: 'On all screens, in four sizes',
  oneScreen: 'Only here: {field}',
  put: 'Put picture in',
  another: 'Choose another picture',
  measures: '{width} × {height} pixels, {size} KB',
  uploadedBy: 'Uploaded by {author}, {date}',
  uploadedAt: 'Uploaded {date}',
  problem: {
    alt: {
      required:
        'Please describe what can be seen on the picture, or say that it is mere decoration.',
      invalid: 'The description may be one line of at most 200 characters.',
    },
    picture: { unknown: 'There is no such picture. Please choose another one.' },
    file: {
      required: 'Please choose a picture file.',
      tooMany: 'You have uploaded more pictures than an hour allows. Please try again later.',
      fileName:
        'The name of the file has characters that are not accepted, or is too long. Please rename the file.',
      fileType: 'This kind of file is not accepted. Allowed are {types}.',
      fileEmpty: 'This file is empty. Please choose another one.',
      fileSize: 'This file is too large. It may have at most {megabytes} MB.',
      fileContent: 'This file is no picture, or it is damaged. Allowed are {types}.',
      pictureSize: 'The picture has too many pixels. At most 50 million are possible.',
      fileSpace: 'No pictures can be accepted at the moment. Please try again later.',
    },
  },
} satisfies typeof German;
