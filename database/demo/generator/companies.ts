const columns = (
  name: string,
  legal_name: string,
  street: string,
  house_no: string,
  postcode: string,
  town: string,
  country: string,
  site: string,
  phone_number: string,
) => ({
  name,
  external_name: name,
  legal_name,
  street,
  house_no,
  postcode,
  town,
  country,
  email: `kontakt@${site}`,
  phone_number,
  url: `https://www.${site}`,
  contact_url: `https://www.${site}/kontakt`,
});

/** Invented makers; one sits outside the EU. */
export const MANUFACTURERS = [
  {
    manufacturer: 'hallmann',
    ...columns(
      'Hallmann',
      'Hallmann Farbenwerk GmbH',
      'Am Farbhof',
      '3',
      '99998',
      'Musterhausen',
      'Deutschland',
      'hallmann.example',
      '+49 30 23125 101',
    ),
  },
  {
    manufacturer: 'kalkhof',
    ...columns(
      'Kalkhof',
      'Kalkhof Manufaktur eG',
      'Steinbruchweg',
      '17',
      '99997',
      'Kalkberg',
      'Deutschland',
      'kalkhof.example',
      '+49 30 23125 102',
    ),
  },
  {
    manufacturer: 'lindqvist',
    ...columns(
      'Lindqvist Färg',
      'Lindqvist Färg AB',
      'Trävägen',
      '8',
      '999 91',
      'Björkstad',
      'Schweden',
      'lindqvist.example',
      '+46 40 6 28 00 10',
    ),
  },
  {
    manufacturer: 'verdonck',
    ...columns(
      'Atelier Verdonck',
      'Atelier Verdonck BV',
      'Lakstraat',
      '41',
      '9999',
      'Verlingen',
      'Belgien',
      'verdonck.example',
      '+32 9 000 00 10',
    ),
  },
  {
    manufacturer: 'nordwacht',
    ...columns(
      'Nordwacht',
      'Nordwacht Lacke GmbH & Co. KG',
      'Werftstraße',
      '22',
      '99996',
      'Nordhafen',
      'Deutschland',
      'nordwacht.example',
      '+49 30 23125 104',
    ),
  },
  {
    manufacturer: 'almreiter',
    ...columns(
      'Almreiter',
      'Almreiter Holzschutz GmbH',
      'Zirbenweg',
      '5',
      '9999',
      'Oberalm im Muster',
      'Österreich',
      'almreiter.example',
      '+43 1 000 00 10',
    ),
  },
  {
    manufacturer: 'brandes',
    ...columns(
      'Brandes & Kind',
      'Brandes & Kind Malerwerkzeuge KG',
      'Borstengasse',
      '9',
      '99995',
      'Pinselheim',
      'Deutschland',
      'brandes-kind.example',
      '+49 30 23125 106',
    ),
  },
  {
    manufacturer: 'harbour-finch',
    ...columns(
      'Harbour & Finch',
      'Harbour & Finch Paints Ltd',
      'Dockside Lane',
      '12',
      'ZZ99 9ZZ',
      'Finchport',
      'Vereinigtes Königreich',
      'harbour-finch.example',
      '+44 1632 960 107',
    ),
  },
];

/** Answers in the EU for the goods of the maker outside it (GPSR art. 16). */
export const RESPONSIBLE_PERSONS = [
  {
    responsible_person: 'hanse-kontor',
    ...columns(
      'Hanse Produktkontor',
      'Hanse Produktkontor GmbH',
      'Speicherzeile',
      '30',
      '99994',
      'Musterhafen',
      'Deutschland',
      'hanse-kontor.example',
      '+49 30 23125 108',
    ),
  },
];

export const MAKER_NAMES: Record<string, string> = Object.fromEntries(
  MANUFACTURERS.map(({ manufacturer, name }) => [manufacturer, name]),
);
