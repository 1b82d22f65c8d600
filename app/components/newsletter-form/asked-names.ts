/** What a sign-up asks for besides the e-mail address (§5, L-61). */
export type AskedNames = 'none' | 'optional' | 'required';

type NameSwitches = {
  displayNameInput?: boolean | undefined;
  nameIsRequired?: boolean | undefined;
};

/** As the switches of a block say; a name that is not asked for cannot be required. */
export function askedNames({ displayNameInput, nameIsRequired }: NameSwitches = {}): AskedNames {
  if (!displayNameInput) return 'none';
  return nameIsRequired ? 'required' : 'optional';
}

/** The block a form stands in: whose blocks they are (`index` or the id of a category), and which. */
export type FormPlace = { page: string; block: string };
