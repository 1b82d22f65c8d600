CREATE TABLE "special_area" (
	"country_code" text NOT NULL,
	"zip_from" text NOT NULL,
	"zip_to" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"standard_rate" integer,
	CONSTRAINT "special_area_country_code_zip_from_pk" PRIMARY KEY("country_code","zip_from"),
	CONSTRAINT "special_area_country_code" CHECK ("special_area"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "special_area_zips" CHECK ("special_area"."zip_from" ~ '^[A-Z0-9]+$' and length("special_area"."zip_from") = length("special_area"."zip_to")
        and "special_area"."zip_from" collate "C" <= "special_area"."zip_to" collate "C"),
	CONSTRAINT "special_area_standard_rate" CHECK ("special_area"."standard_rate" between 0 and 10000)
);
--> statement-breakpoint
create trigger special_area_counts_change
  after insert or update or delete or truncate on special_area
  for each statement execute function count_reference_change();
--> statement-breakpoint
create trigger special_area_notify after insert or update or delete on special_area
  for each statement execute function notify_shipping_change();
--> statement-breakpoint
-- Articles without a name are those of Directive 2006/112/EC on VAT; TFEU is the treaty.
-- Monaco (98000) is taxed as France (Art. 7(1)) and has no row. Places whose postcodes no country of
-- the Union counts as its own, such as the Caribbean Netherlands or Gibraltar, need none.
insert into special_area (country_code, zip_from, zip_to, name_de, name_en, standard_rate) values
  -- Art. 6(2)(a) and (b); § 1(2) UStG.
  ('DE', '27498', '27498', 'Helgoland', 'Heligoland', null),
  ('DE', '78266', '78266', 'Büsingen am Hochrhein', 'Büsingen am Hochrhein', null),
  -- Art. 104; § 10(4) of Austria's UStG: 19 %.
  ('AT', '6691', '6691', 'Jungholz', 'Jungholz', 1900),
  ('AT', '6991', '6993', 'Mittelberg (Kleinwalsertal)', 'Mittelberg (Kleinwalsertal)', 1900),
  -- Art. 6(1)(c): territories of Art. 349 and 355(1) TFEU. The letters to Saint-Barthélemy and
  -- Saint-Martin go by Guadeloupe's postcodes too.
  ('FR', '97100', '97199', 'Guadeloupe, Saint-Barthélemy und Saint-Martin',
    'Guadeloupe, Saint Barthélemy and Saint Martin', null),
  ('FR', '97200', '97299', 'Martinique', 'Martinique', null),
  ('FR', '97300', '97399', 'Französisch-Guayana', 'French Guiana', null),
  ('FR', '97400', '97499', 'La Réunion', 'Réunion', null),
  ('FR', '97600', '97699', 'Mayotte', 'Mayotte', null),
  -- Overseas countries and territories (Art. 5(2); Art. 355(2) TFEU with its annex II).
  ('FR', '97500', '97599', 'Saint-Pierre und Miquelon', 'Saint Pierre and Miquelon', null),
  ('FR', '97700', '97799', 'Saint-Barthélemy', 'Saint Barthélemy', null),
  -- Art. 6(1)(c), by its own postcode.
  ('FR', '97800', '97899', 'Saint-Martin', 'Saint Martin', null),
  -- Annex II TFEU again.
  ('FR', '98400', '98499', 'Französische Süd- und Antarktisgebiete',
    'French Southern and Antarctic Lands', null),
  ('FR', '98600', '98699', 'Wallis und Futuna', 'Wallis and Futuna', null),
  ('FR', '98700', '98799', 'Französisch-Polynesien', 'French Polynesia', null),
  ('FR', '98800', '98899', 'Neukaledonien', 'New Caledonia', null),
  -- Greenland: annex II TFEU. The Faroes: Art. 355(5)(a) TFEU, by the postcode they once had.
  ('DK', '3900', '3999', 'Grönland', 'Greenland', null),
  ('DK', '3800', '3899', 'Färöer', 'Faroe Islands', null),
  -- Art. 6(1)(d).
  ('FI', '22000', '22999', 'Åland', 'Åland', null),
  -- Art. 6(1)(b).
  ('ES', '35000', '35999', 'Kanarische Inseln', 'Canary Islands', null),
  ('ES', '38000', '38999', 'Kanarische Inseln', 'Canary Islands', null),
  -- Art. 6(2)(c) and (d).
  ('ES', '51000', '51999', 'Ceuta', 'Ceuta', null),
  ('ES', '52000', '52999', 'Melilla', 'Melilla', null),
  -- Art. 6(1)(f) for Campione, Art. 6(2)(e) for Livigno.
  ('IT', '22061', '22061', 'Campione d’Italia', 'Campione d’Italia', null),
  ('IT', '23041', '23041', 'Livigno', 'Livigno', null),
  -- States of their own with Italian postcodes, no part of the Union.
  ('IT', '47890', '47899', 'San Marino', 'San Marino', null),
  ('IT', '00120', '00120', 'Vatikanstadt', 'Vatican City', null),
  -- Art. 6(1)(a).
  ('GR', '63086', '63087', 'Berg Athos', 'Mount Athos', null),
  -- Art. 105: rates of the autonomous regions, 22 and 16 %.
  ('PT', '9000000', '9499999', 'Madeira', 'Madeira', 2200),
  ('PT', '9500000', '9999999', 'Azoren', 'Azores', 1600);
--> statement-breakpoint
-- What a shop had noted itself keeps its postcode as its name.
insert into special_area (country_code, zip_from, zip_to, name_de, name_en)
select iso_code2, zip, zip, no_delivery.zip, no_delivery.zip
  from country, unnest(no_delivery_zip_codes) given,
       lateral (select upper(regexp_replace(given, '[^A-Za-z0-9]', '', 'g')) as zip) no_delivery
 where zip <> '' and not exists (
   select from special_area a where a.country_code = iso_code2
     and length(zip) = length(a.zip_from) and zip collate "C" between a.zip_from and a.zip_to)
on conflict do nothing;
