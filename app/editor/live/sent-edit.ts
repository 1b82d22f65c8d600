/** A form of the edit page to be sent to the server. */
export type SentEdit = {
  /** Its `once`: however often it is sent, it is applied once. */
  id: string;
  /** The address it is posted to. */
  action: string;
  fields: [name: string, value: string][];
  /** Sent while the editor types: errors show beside the field only. */
  isQuiet: boolean;
};

/** The fields of a form that is not on the page. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A form as it would be posted without script, with a unique id. */
export function sentEdit(action: string, form: FormData, isQuiet: boolean): SentEdit {
  const id = crypto.randomUUID();
  const fields = [...form].flatMap<[string, string]>(([name, value]) =>
    typeof value === 'string' && name !== 'once' ? [[name, value]] : [],
  );
  return { id, action, fields: [['once', id], ...fields], isQuiet };
}

/** The first value of a field; '' where there is none. */
export function fieldOf({ fields }: SentEdit, name: string): string {
  return fields.find(([each]) => each === name)?.[1] ?? '';
}
