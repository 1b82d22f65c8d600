const companies = (table: string) => `
  select external_id as ${table}, name, external_name, legal_name, contact_url, street, house_no,
    postcode, town, country, email, phone_number, fax_number, url, logo
  from ${table} order by id`;

export const manufacturers = companies('manufacturer');
export const responsiblePersons = companies('responsible_person');
