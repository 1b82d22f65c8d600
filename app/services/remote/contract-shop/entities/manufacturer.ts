import type * as z from 'zod/v4';
import type { ListProduct, Manufacturer, ResponsiblePerson } from '~/services/shop-api';
import * as told from './told';

const { text } = told;
const makerFields = { id: told.count, name: text, externalName: text, nameExternal: text };
/** The manufacturer of goods, as lists name them. */
export const wireMakerSchema = told.fields(makerFields);

const countrySchema = told.fields({ name: told.text });

/** Maker and responsible person are one thing on the wire. */
export const wireManufacturerSchema = told.fields({
  ...makerFields,
  legalName: told.text,
  contactUrl: told.text,
  street: told.text,
  houseNo: told.text,
  postcode: told.text,
  town: told.text,
  country: countrySchema,
  email: told.text,
  phoneNumber: told.text,
  faxNumber: told.text,
  url: told.text,
  logo: told.webAddressOrNull,
  responsibleName: told.text,
  responsibleStreet: told.text,
  responsibleHouseNo: told.text,
  responsiblePostCode: told.text,
  responsibleTown: told.text,
  responsibleCountryObject: countrySchema,
  responsibleEmail: told.text,
  responsiblePhoneNo: told.text,
  responsibleContactUrl: told.text,
});
type WireManufacturer = z.output<typeof wireManufacturerSchema>;

/** Null where nobody is named. */
export function toMaker({
  id,
  name,
  externalName,
  nameExternal,
}: z.output<typeof wireMakerSchema>): ListProduct['item']['manufacturer'] {
  return name ? { id, name, externalName: externalName || nameExternal } : null;
}

/** The manufacturer of goods; null where none is named. */
export function toManufacturer(wire: WireManufacturer): Manufacturer | null {
  const maker = toMaker(wire);
  const { legalName, contactUrl, street, houseNo, postcode, town, country } = wire;
  const { email, phoneNumber, faxNumber, url, logo } = wire;
  const reach = { contactUrl, email, phoneNumber, faxNumber, url };
  const address = { street, houseNo, postcode, town, country: country.name };
  return maker && { ...maker, legalName, ...address, ...reach, logo };
}

/** The responsible person in the Union; null where none is named. */
export function toResponsiblePerson(wire: WireManufacturer): ResponsiblePerson | null {
  if (!wire.responsibleName) return null;
  return {
    name: wire.responsibleName,
    externalName: '',
    legalName: '',
    contactUrl: wire.responsibleContactUrl,
    street: wire.responsibleStreet,
    houseNo: wire.responsibleHouseNo,
    postcode: wire.responsiblePostCode,
    town: wire.responsibleTown,
    country: wire.responsibleCountryObject.name,
    email: wire.responsibleEmail,
    phoneNumber: wire.responsiblePhoneNo,
    faxNumber: '',
    url: '',
    logo: null,
  };
}
