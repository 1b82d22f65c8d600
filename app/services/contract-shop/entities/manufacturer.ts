import type * as z from 'zod/v4';
import type { ListProduct, Manufacturer, ResponsiblePerson } from '~/services/shop-api';
import { toldCount, toldFields, toldText, toldWebAddressOrNull } from './told';

const makerFields = {
  id: toldCount,
  name: toldText,
  externalName: toldText,
  nameExternal: toldText,
};
/** Who made goods, as lists name them. */
export const wireMakerSchema = toldFields(makerFields);

const countrySchema = toldFields({ name: toldText });

/** Maker and responsible person are one thing on the wire. */
export const wireManufacturerSchema = toldFields({
  ...makerFields,
  legalName: toldText,
  contactUrl: toldText,
  street: toldText,
  houseNo: toldText,
  postcode: toldText,
  town: toldText,
  country: countrySchema,
  email: toldText,
  phoneNumber: toldText,
  faxNumber: toldText,
  url: toldText,
  logo: toldWebAddressOrNull,
  responsibleName: toldText,
  responsibleStreet: toldText,
  responsibleHouseNo: toldText,
  responsiblePostCode: toldText,
  responsibleTown: toldText,
  responsibleCountryObject: countrySchema,
  responsibleEmail: toldText,
  responsiblePhoneNo: toldText,
  responsibleContactUrl: toldText,
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

/** Who made goods; null where nobody is named. */
export function toManufacturer(wire: WireManufacturer): Manufacturer | null {
  const maker = toMaker(wire);
  const { legalName, contactUrl, street, houseNo, postcode, town, country } = wire;
  const { email, phoneNumber, faxNumber, url, logo } = wire;
  const address = { street, houseNo, postcode, town, country: country.name };
  return (
    maker && {
      ...maker,
      legalName,
      contactUrl,
      ...address,
      email,
      phoneNumber,
      faxNumber,
      url,
      logo,
    }
  );
}

/** Who answers for them in the Union; null where nobody is named. */
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
