import * as z from 'zod/v4';
import type { Manufacturer, ResponsiblePerson } from '~/services/shop-api';
import { toldCount, toldOrNull, toldText, toldWebAddress } from './told';

const countrySchema = toldOrNull(z.object({ name: toldText })).catch(null);

/** Maker and responsible person are one thing on the wire. */
export const wireManufacturerSchema = z.object({
  id: toldCount,
  name: toldText,
  externalName: toldText,
  nameExternal: toldText,
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
  logo: toldWebAddress,
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
export type WireManufacturer = z.output<typeof wireManufacturerSchema>;

/** Who made goods; null where nobody is named. */
export function toManufacturer(wire: WireManufacturer | null): Manufacturer | null {
  if (!wire?.name) return null;
  return {
    id: wire.id,
    name: wire.name,
    externalName: wire.externalName || wire.nameExternal,
    legalName: wire.legalName,
    contactUrl: wire.contactUrl,
    street: wire.street,
    houseNo: wire.houseNo,
    postcode: wire.postcode,
    town: wire.town,
    country: wire.country?.name ?? '',
    email: wire.email,
    phoneNumber: wire.phoneNumber,
    faxNumber: wire.faxNumber,
    url: wire.url,
    logo: wire.logo || null,
  };
}

/** Who answers for them in the Union; null where nobody is named. */
export function toResponsiblePerson(wire: WireManufacturer | null): ResponsiblePerson | null {
  if (!wire?.responsibleName) return null;
  return {
    name: wire.responsibleName,
    externalName: '',
    legalName: '',
    contactUrl: wire.responsibleContactUrl,
    street: wire.responsibleStreet,
    houseNo: wire.responsibleHouseNo,
    postcode: wire.responsiblePostCode,
    town: wire.responsibleTown,
    country: wire.responsibleCountryObject?.name ?? '',
    email: wire.responsibleEmail,
    phoneNumber: wire.responsiblePhoneNo,
    faxNumber: '',
    url: '',
    logo: null,
  };
}
