import type * as z from 'zod';
import type { ListProduct, Manufacturer, ResponsiblePerson } from '~/services/shop-api';
import * as lenient from './lenient';

const { text } = lenient;
const makerFields = { id: lenient.count, name: text, externalName: text, nameExternal: text };
/** The manufacturer of goods in lists. */
export const wireMakerSchema = lenient.fields(makerFields);

const countrySchema = lenient.fields({ name: lenient.text });

/** Manufacturer and responsible person are one object on the wire. */
export const wireManufacturerSchema = lenient.fields({
  ...makerFields,
  legalName: lenient.text,
  contactUrl: lenient.text,
  street: lenient.text,
  houseNo: lenient.text,
  postcode: lenient.text,
  town: lenient.text,
  country: countrySchema,
  email: lenient.text,
  phoneNumber: lenient.text,
  faxNumber: lenient.text,
  url: lenient.text,
  logo: lenient.webAddressOrNull,
  responsibleName: lenient.text,
  responsibleStreet: lenient.text,
  responsibleHouseNo: lenient.text,
  responsiblePostCode: lenient.text,
  responsibleTown: lenient.text,
  responsibleCountryObject: countrySchema,
  responsibleEmail: lenient.text,
  responsiblePhoneNo: lenient.text,
  responsibleContactUrl: lenient.text,
});
type WireManufacturer = z.output<typeof wireManufacturerSchema>;

/** Null without a name. */
export function toMaker({
  id,
  name,
  externalName,
  nameExternal,
}: z.output<typeof wireMakerSchema>): ListProduct['item']['manufacturer'] {
  return name ? { id, name, externalName: externalName || nameExternal } : null;
}

/** The manufacturer of goods; null without a name. */
export function toManufacturer(wire: WireManufacturer): Manufacturer | null {
  const maker = toMaker(wire);
  const { legalName, contactUrl, street, houseNo, postcode, town, country } = wire;
  const { email, phoneNumber, faxNumber, url, logo } = wire;
  const reach = { contactUrl, email, phoneNumber, faxNumber, url };
  const address = { street, houseNo, postcode, town, country: country.name };
  return maker && { ...maker, legalName, ...address, ...reach, logo };
}

/** The responsible person in the Union; null without a name. */
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
