import * as z from 'zod';
import type { Manufacturer, ResponsiblePerson } from '~/services/shop-api';
import { absoluteOrNull, linkable, type Shaper } from '../shaper';

const countrySchema = z.strictObject({ name: z.string() });

export const wireManufacturerSchema = z.strictObject({
  id: z.int().optional(),
  name: z.string(),
  externalName: z.string(),
  nameExternal: z.string(),
  legalName: z.string().optional(),
  contactUrl: z.string().optional(),
  street: z.string().optional(),
  houseNo: z.string().optional(),
  postcode: z.string().optional(),
  town: z.string().optional(),
  country: countrySchema.optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  faxNumber: z.string().optional(),
  url: z.string().optional(),
  logo: z.string().optional(),
  responsibleName: z.string().optional(),
  responsibleStreet: z.string().optional(),
  responsibleHouseNo: z.string().optional(),
  responsiblePostCode: z.string().optional(),
  responsibleTown: z.string().optional(),
  responsibleCountryObject: countrySchema.optional(),
  responsibleEmail: z.string().optional(),
  responsiblePhoneNo: z.string().optional(),
  responsibleContactUrl: z.string().optional(),
});

/** Manufacturer and responsible person are one object on the wire. */
export function toWireManufacturer(
  maker: Manufacturer | null,
  person: ResponsiblePerson | null,
  shaper: Shaper,
): z.infer<typeof wireManufacturerSchema> | null {
  if (!maker) return null;
  const { logo: storedLogo, country, ...same } = maker;
  const logo = storedLogo === null ? null : absoluteOrNull(shaper, storedLogo);
  return {
    ...same,
    contactUrl: linkable(maker.contactUrl),
    url: linkable(maker.url),
    nameExternal: maker.externalName,
    country: { name: country },
    ...(logo !== null && { logo }),
    ...(person && {
      responsibleName: person.name,
      responsibleStreet: person.street,
      responsibleHouseNo: person.houseNo,
      responsiblePostCode: person.postcode,
      responsibleTown: person.town,
      responsibleCountryObject: { name: person.country },
      responsibleEmail: person.email,
      responsiblePhoneNo: person.phoneNumber,
      responsibleContactUrl: linkable(person.contactUrl),
    }),
  };
}
