ALTER TABLE "country" ADD COLUMN "no_delivery_zip_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Helgoland and Büsingen lie outside the VAT territory of the EU (§ 1(2) UStG).
update country set no_delivery_zip_codes = '{27498,78266}' where iso_code2 = 'DE';
