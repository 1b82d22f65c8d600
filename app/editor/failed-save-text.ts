/** The message for an edit that failed in the shop (§8): settings of a page have their own. */
export function failedSaveText(intent: string) {
  return intent.startsWith('page-')
    ? 'errorMessages.editor.categories.error'
    : 'errorMessages.editor.save.error';
}
