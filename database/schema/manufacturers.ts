import { pgTable, text } from 'drizzle-orm/pg-core';
import { externalId, identity } from './columns';

const companyColumns = () => ({
  id: identity(),
  externalId: externalId(),
  name: text('name').notNull(),
  externalName: text('external_name').notNull().default(''),
  legalName: text('legal_name').notNull().default(''),
  contactUrl: text('contact_url').notNull().default(''),
  street: text('street').notNull().default(''),
  houseNo: text('house_no').notNull().default(''),
  postcode: text('postcode').notNull().default(''),
  town: text('town').notNull().default(''),
  country: text('country').notNull().default(''),
  email: text('email').notNull().default(''),
  phoneNumber: text('phone_number').notNull().default(''),
  faxNumber: text('fax_number').notNull().default(''),
  url: text('url').notNull().default(''),
  logo: text('logo'),
});

export const manufacturer = pgTable('manufacturer', companyColumns());

/** The responsible person for goods in the EU if the manufacturer is outside it (GPSR art. 16). */
export const responsiblePerson = pgTable('responsible_person', companyColumns());
