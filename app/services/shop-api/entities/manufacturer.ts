import * as z from 'zod';

/** Manufacturer, or the responsible person in the EU (GPSR art. 16, 19). */
export const responsiblePersonSchema = z.object({
  name: z.string(),
  externalName: z.string(),
  legalName: z.string(),
  contactUrl: z.string(),
  street: z.string(),
  houseNo: z.string(),
  postcode: z.string(),
  town: z.string(),
  country: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  faxNumber: z.string(),
  url: z.string(),
  logo: z.string().nullable(),
});
export type ResponsiblePerson = z.infer<typeof responsiblePersonSchema>;

export const manufacturerSchema = responsiblePersonSchema.extend({ id: z.int().positive() });
export type Manufacturer = z.infer<typeof manufacturerSchema>;
