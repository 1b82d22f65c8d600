import { linkTarget } from '~/lib/web-address';
import type { Product, ResponsiblePerson } from '~/services/shop-api';

/** The responsible person for the goods, and for each part of a set (GPSR art. 19). */
export function manufacturerViews({ manufacturer, responsiblePerson, partMakers }: Product) {
  const own = manufacturer || responsiblePerson;
  return [...(own ? [{ goods: [], manufacturer, responsiblePerson }] : []), ...partMakers].map(
    (maker) => ({
      goods: maker.goods,
      manufacturer: maker.manufacturer && contactView(maker.manufacturer),
      responsiblePerson: maker.responsiblePerson && contactView(maker.responsiblePerson),
    }),
  );
}

/** Postal and electronic address, as the offer itself must show them (GPSR art. 19). */
function contactView(person: ResponsiblePerson) {
  return {
    name: person.legalName || person.externalName || person.name,
    street: [person.street, person.houseNo].filter(Boolean).join(' '),
    town: [person.postcode, person.town].filter(Boolean).join(' '),
    country: person.country,
    email: person.email,
    phone: person.phoneNumber,
    fax: person.faxNumber,
    /** As they are stated; one that leads nowhere is no link. */
    addresses: [...new Set([person.contactUrl, person.url])]
      .filter(Boolean)
      .map((address) => ({ text: address.replace(/^https?:\/\//, ''), href: linkTarget(address) })),
    logo: person.logo,
  };
}

export type ContactView = ReturnType<typeof contactView>;
