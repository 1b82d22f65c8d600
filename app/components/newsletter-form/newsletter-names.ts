/** The name fields of a sign-up besides the e-mail address (§5, L-61). */
export type NewsletterNames = 'none' | 'optional' | 'required';

type NameSwitches = {
  displayNameInput?: boolean | undefined;
  nameIsRequired?: boolean | undefined;
};

/** From the switches of a block; a name that is not shown cannot be required. */
export function newsletterNames({
  displayNameInput,
  nameIsRequired,
}: NameSwitches = {}): NewsletterNames {
  if (!displayNameInput) return 'none';
  return nameIsRequired ? 'required' : 'optional';
}

/** The block of a form: the page of the block (`index` or the id of a category), and its uuid. */
export type FormPlace = { page: string; block: string };
