-- Text search: folding of letters, and a configuration for each language ------------------------------

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create text search configuration shop_de (copy = pg_catalog.german);
create text search configuration shop_en (copy = pg_catalog.english);
--> statement-breakpoint

-- One mailbox in all its spellings: what `customerKey` of cart/coupon-rules.ts makes of an address.
create function customer_key(email text) returns text
language sql immutable strict parallel safe
as $$
  select case
           when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
           when host <> '' then mailbox || '@' || host
         end
  from (
    select regexp_replace(split_part(whole, '@', 1), '\+.*$', '') as mailbox,
           split_part(whole, '@', 2) as host
    from (select lower(btrim(email, E' \t\r\n')) as whole) trimmed
  ) parts
$$;
--> statement-breakpoint

-- Tables, as database/schema describes them ------------------------------------------------------------

CREATE TABLE "manufacturer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"external_name" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"contact_url" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"house_no" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"fax_number" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"logo" text,
	CONSTRAINT "manufacturer_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "responsible_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "responsible_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"external_name" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"contact_url" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"house_no" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"fax_number" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"logo" text,
	CONSTRAINT "responsible_person_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "image" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_size" CHECK ("image"."width" > 0 and "image"."height" > 0)
);

CREATE TABLE "category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"parent_id" integer,
	"type" text DEFAULT 'item' NOT NULL,
	"right" text DEFAULT 'all' NOT NULL,
	"sitemap" text DEFAULT 'Y' NOT NULL,
	"linklist" text DEFAULT 'Y' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"color" text,
	"image" text,
	"image2" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "category_not_own_parent" CHECK ("category"."parent_id" <> "category"."id"),
	CONSTRAINT "category_color" CHECK ("category"."color" ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE "category_detail" (
	"category_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"name_url" text NOT NULL,
	"path" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"meta_robots" text DEFAULT 'ALL' NOT NULL,
	"canonical_link" text DEFAULT '' NOT NULL,
	"page_view" text DEFAULT '' NOT NULL,
	"item_list_view" text DEFAULT '' NOT NULL,
	"single_item_view" text DEFAULT '' NOT NULL,
	CONSTRAINT "category_detail_category_id_lang_pk" PRIMARY KEY("category_id","lang"),
	CONSTRAINT "category_detail_path_form" CHECK ("category_detail"."path" ~ '^(/[a-z0-9][a-z0-9-]*)+$')
);

CREATE TABLE "category_former_path" (
	"lang" text NOT NULL,
	"path" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_former_path_lang_path_pk" PRIMARY KEY("lang","path")
);

CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso_code2" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"zip_code_regex" text,
	"no_delivery_zip_codes" text[] DEFAULT '{}' NOT NULL,
	"is_shipping_active" boolean DEFAULT false NOT NULL,
	"is_eu" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "country_iso_code2_unique" UNIQUE("iso_code2"),
	CONSTRAINT "country_iso_code2" CHECK ("country"."iso_code2" ~ '^[A-Z]{2}$')
);

CREATE TABLE "country_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"iso_code" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL
);

CREATE TABLE "parcel_service" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_url" text,
	CONSTRAINT "parcel_service_name_unique" UNIQUE("name"),
	CONSTRAINT "parcel_service_tracking_url" CHECK ("parcel_service"."tracking_url" ~ '^https://[a-z0-9.-]+/[^[:space:]]*[{]number[}]')
);

CREATE TABLE "payment_method" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_key" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"description_de" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"country_ids" integer[],
	"max_amount" bigint,
	CONSTRAINT "payment_method_payment_key_unique" UNIQUE("payment_key")
);

CREATE TABLE "shipping_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipping_profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"max_weight_g" integer NOT NULL,
	"price" bigint NOT NULL,
	"free_from" bigint,
	CONSTRAINT "shipping_price_range" CHECK ("shipping_price"."price" >= 0 and "shipping_price"."max_weight_g" > 0 and "shipping_price"."free_from" > 0)
);

CREATE TABLE "shipping_profile" (
	"id" integer PRIMARY KEY NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"parcel_service_name" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"min_delivery_days" integer DEFAULT 1 NOT NULL,
	"max_delivery_days" integer NOT NULL,
	"takes_hazardous_goods" boolean DEFAULT true NOT NULL,
	"show_data_privacy_agreement_hint" boolean DEFAULT false NOT NULL,
	"excluded_payment_method_ids" integer[] DEFAULT '{}' NOT NULL,
	"pickup" jsonb
);

CREATE TABLE "shipping_time" (
	"shipping_profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "shipping_time_shipping_profile_id_country_id_pk" PRIMARY KEY("shipping_profile_id","country_id"),
	CONSTRAINT "shipping_time_days" CHECK (0 <= "shipping_time"."min_days" and "shipping_time"."min_days" <= "shipping_time"."max_days")
);

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

CREATE TABLE "availability" (
	"id" integer PRIMARY KEY NOT NULL,
	"average_days" integer,
	"min_days" integer DEFAULT 0 NOT NULL,
	"max_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "availability_days" CHECK (0 <= "availability"."min_days" and "availability"."min_days" <= "availability"."max_days")
);

CREATE TABLE "availability_text" (
	"availability_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "availability_text_availability_id_lang_pk" PRIMARY KEY("availability_id","lang")
);

CREATE TABLE "unit" (
	"code" text PRIMARY KEY NOT NULL,
	"reference_code" text,
	"factor" double precision DEFAULT 1 NOT NULL
);

CREATE TABLE "unit_combination" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_combination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_code" text NOT NULL,
	"content_milli" integer NOT NULL,
	CONSTRAINT "unit_combination_content" CHECK ("unit_combination"."content_milli" > 0)
);

CREATE TABLE "unit_text" (
	"unit_code" text NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_text_unit_code_lang_pk" PRIMARY KEY("unit_code","lang")
);

CREATE TABLE "shade" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"card" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"family" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shade_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "shade_color" CHECK ("shade"."color" ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE "shade_text" (
	"shade_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "shade_text_shade_id_lang_pk" PRIMARY KEY("shade_id","lang")
);

CREATE TABLE "attribute" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"type" text DEFAULT 'box' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "attribute_text" (
	"attribute_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_text_attribute_id_lang_pk" PRIMARY KEY("attribute_id","lang")
);

CREATE TABLE "attribute_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"color" text,
	"shade_id" integer,
	"image_url" text,
	CONSTRAINT "attribute_value_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "attribute_value_color" CHECK ("attribute_value"."color" ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE "attribute_value_text" (
	"attribute_value_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_value_text_attribute_value_id_lang_pk" PRIMARY KEY("attribute_value_id","lang")
);

CREATE TABLE "bundle_component" (
	"bundle_variation_id" integer NOT NULL,
	"component_variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_component_bundle_variation_id_component_variation_id_pk" PRIMARY KEY("bundle_variation_id","component_variation_id"),
	CONSTRAINT "bundle_component_quantity" CHECK ("bundle_component"."quantity" >= 1),
	CONSTRAINT "bundle_component_not_itself" CHECK ("bundle_component"."bundle_variation_id" <> "bundle_component"."component_variation_id")
);

CREATE TABLE "item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"item_type" text DEFAULT 'default' NOT NULL,
	"manufacturer_id" integer,
	"responsible_person_id" integer,
	"hazard" jsonb,
	"is_sold_online" boolean DEFAULT true NOT NULL,
	"weee_number" text DEFAULT '' NOT NULL,
	"is_mixed_to_order" boolean DEFAULT false NOT NULL,
	"durability_guarantee_years" integer,
	"condition" text DEFAULT 'NewCondition' NOT NULL,
	"shade_id" integer,
	"line" text,
	"is_tester" boolean DEFAULT false NOT NULL,
	"shade_name" text,
	"shade_number" text,
	"shade_color" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"feedback_count" integer DEFAULT 0 NOT NULL,
	"feedback_sum" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "item_type_known" CHECK ("item"."item_type" in ('default', 'bundle', 'set')),
	CONSTRAINT "item_feedback" CHECK ("item"."feedback_count" >= 0 and "item"."feedback_sum" between "item"."feedback_count" and 5 * "item"."feedback_count"),
	CONSTRAINT "item_shade_color" CHECK ("item"."shade_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "item_line" CHECK ("item"."line" ~ '^[a-z0-9][a-z0-9-]*$')
);

CREATE TABLE "item_category" (
	"item_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_category_item_id_category_id_pk" PRIMARY KEY("item_id","category_id")
);

CREATE TABLE "item_image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"variation_id" integer,
	"image_hash" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name_de" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"alternate_de" text DEFAULT '' NOT NULL,
	"alternate_en" text DEFAULT '' NOT NULL
);

CREATE TABLE "item_relation" (
	"item_id" integer NOT NULL,
	"related_item_id" integer NOT NULL,
	"relation" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_relation_item_id_related_item_id_relation_pk" PRIMARY KEY("item_id","related_item_id","relation")
);

CREATE TABLE "item_text" (
	"item_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name1" text NOT NULL,
	"url_path" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"technical_data" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "item_text_item_id_lang_pk" PRIMARY KEY("item_id","lang")
);

CREATE TABLE "variation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"availability_id" integer NOT NULL,
	"available_until" timestamp with time zone,
	"unit_combination_id" integer NOT NULL,
	"minimum_order_quantity" integer DEFAULT 1 NOT NULL,
	"interval_order_quantity" integer DEFAULT 1 NOT NULL,
	"maximum_order_quantity" integer,
	"is_stock_limited" boolean DEFAULT true NOT NULL,
	"vat_class" text DEFAULT 'standard' NOT NULL,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"width_mm" integer DEFAULT 0 NOT NULL,
	"height_mm" integer DEFAULT 0 NOT NULL,
	"length_mm" integer DEFAULT 0 NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"mpn" text DEFAULT '' NOT NULL,
	"customer_classes" integer[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variation_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "variation_number_unique" UNIQUE("number"),
	CONSTRAINT "variation_quantities" CHECK ("variation"."minimum_order_quantity" >= 1 and "variation"."interval_order_quantity" >= 1 and ("variation"."maximum_order_quantity" is null or "variation"."maximum_order_quantity" >= "variation"."minimum_order_quantity")),
	CONSTRAINT "variation_vat_class" CHECK ("variation"."vat_class" in ('standard', 'reduced', 'reduced2', 'voucher')),
	CONSTRAINT "variation_languages" CHECK ("variation"."languages" <@ array['de', 'en']),
	CONSTRAINT "variation_measures" CHECK (least("variation"."weight_g", "variation"."width_mm", "variation"."height_mm", "variation"."length_mm") >= 0)
);

CREATE TABLE "variation_attribute_value" (
	"variation_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "variation_attribute_value_variation_id_attribute_id_pk" PRIMARY KEY("variation_id","attribute_id")
);

CREATE TABLE "item_tag" (
	"item_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "item_tag_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);

CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text,
	"item_id" integer NOT NULL,
	"variation_id" integer,
	"parent_id" integer,
	"order_id" integer,
	"customer_id" integer,
	"lang" text NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"rating" integer,
	"is_visible" boolean DEFAULT false NOT NULL,
	"refusal" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "review_written_by" CHECK (("review"."order_id" is null or "review"."parent_id" is null) and ("review"."customer_id" is null or "review"."parent_id" is not null)),
	CONSTRAINT "review_rating" CHECK (("review"."parent_id" is null and "review"."rating" between 1 and 5) or ("review"."parent_id" is not null and "review"."rating" is null)),
	CONSTRAINT "review_text_length" CHECK (char_length("review"."text") <= 500)
);

CREATE TABLE "review_mail_objection" (
	"customer_key" text PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL
);

CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"color" text DEFAULT '#ffffff' NOT NULL,
	CONSTRAINT "tag_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "tag_text" (
	"tag_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_text_tag_id_lang_pk" PRIMARY KEY("tag_id","lang")
);

CREATE TABLE "former_path" (
	"path" text PRIMARY KEY NOT NULL,
	"item_id" integer,
	"variation_id" integer,
	"tag_id" integer,
	CONSTRAINT "former_path_target" CHECK (("former_path"."item_id" is null) <> ("former_path"."tag_id" is null))
);

CREATE TABLE "item_property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value_id" integer,
	"surcharge" bigint,
	CONSTRAINT "item_property_surcharge" CHECK ("item_property"."surcharge" >= 0)
);

CREATE TABLE "property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"group_id" integer,
	"cast" text DEFAULT 'text' NOT NULL,
	"is_filterable" boolean DEFAULT false NOT NULL,
	"is_order_property" boolean DEFAULT false NOT NULL,
	"value_type" text DEFAULT 'text' NOT NULL,
	"values_from" text,
	"shade_card" text,
	"is_multiline" boolean DEFAULT false NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_pre_selected" boolean DEFAULT false NOT NULL,
	"is_shown_as_additional_costs" boolean DEFAULT false NOT NULL,
	"vat_id" integer,
	"surcharge" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "property_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "property_surcharge" CHECK ("property"."surcharge" >= 0),
	CONSTRAINT "property_values_from" CHECK ("property"."values_from" is null or ("property"."values_from" = 'shade' and "property"."value_type" = 'text'))
);

CREATE TABLE "property_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "property_group_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "property_group_text" (
	"group_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "property_group_text_group_id_lang_pk" PRIMARY KEY("group_id","lang")
);

CREATE TABLE "property_text" (
	"property_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_text_property_id_lang_pk" PRIMARY KEY("property_id","lang")
);

CREATE TABLE "property_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"property_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"download_link" text,
	CONSTRAINT "property_value_external_id_unique" UNIQUE("external_id")
);

CREATE TABLE "property_value_text" (
	"value_id" integer NOT NULL,
	"lang" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_value_text_value_id_lang_pk" PRIMARY KEY("value_id","lang")
);

CREATE TABLE "price_change_due" (
	"variation_id" integer NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	CONSTRAINT "price_change_due_variation_id_moment_pk" PRIMARY KEY("variation_id","moment")
);

CREATE TABLE "price_history" (
	"variation_id" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "price_history_variation_id_valid_from_pk" PRIMARY KEY("variation_id","valid_from")
);

CREATE TABLE "stock" (
	"variation_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);

CREATE TABLE "variation_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variation_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "variation_price_kind" CHECK ("variation_price"."kind" in ('default', 'rrp', 'special_offer')),
	CONSTRAINT "variation_price_positive" CHECK ("variation_price"."price" > 0 and "variation_price"."minimum_quantity" >= 1),
	CONSTRAINT "variation_price_period" CHECK ("variation_price"."valid_to" > "variation_price"."valid_from"),
	CONSTRAINT "variation_price_only_default_is_graduated" CHECK ("variation_price"."kind" = 'default' or "variation_price"."minimum_quantity" = 1)
);

CREATE TABLE "vat_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" integer NOT NULL,
	"vat_class" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "vat_rate_range" CHECK ("vat_rate"."rate" between 0 and 10000)
);

CREATE TABLE "search_synonym" (
	"lang" text NOT NULL,
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_synonym_lang_term_meaning_pk" PRIMARY KEY("lang","term","meaning")
);

CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"class_id" integer DEFAULT 1 NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"email_proved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "customer_class" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"show_net_prices" boolean DEFAULT false NOT NULL
);

CREATE TABLE "customer_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"lang" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_request_kind" CHECK ("customer_request"."kind" in ('password', 'email')),
	CONSTRAINT "customer_request_email" CHECK (("customer_request"."kind" = 'email') = ("customer_request"."email" is not null))
);

CREATE TABLE "vat_number_check" (
	"number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"consultation" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "vat_number_check_state" CHECK ("vat_number_check"."state" in ('valid', 'invalid', 'later')
        and ("vat_number_check"."state" = 'later') = ("vat_number_check"."answered_at" is null))
);

CREATE TABLE "address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer,
	"customer_id" integer,
	"type_id" integer NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"street_name" text NOT NULL,
	"apartment" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country_id" integer NOT NULL,
	"state_id" integer,
	"phone_number" text DEFAULT '' NOT NULL,
	"post_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_has_one_owner" CHECK (num_nonnulls("address"."cart_id", "address"."customer_id") = 1),
	CONSTRAINT "address_type" CHECK ("address"."type_id" in (1, 2)),
	CONSTRAINT "address_has_a_name" CHECK ("address"."company_name" <> '' or ("address"."first_name" <> '' and "address"."last_name" <> ''))
);

CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"customer_id" integer,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"coupon_code" text,
	"gift_card_ids" integer[] DEFAULT '{}' NOT NULL,
	"shipping_country_id" integer DEFAULT 1 NOT NULL,
	"shipping_profile_id" integer,
	"payment_method_id" integer,
	"shipping_address_id" integer,
	"invoice_address_id" integer,
	"additional_information" jsonb,
	"preferred_delivery" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_status" CHECK ("cart"."status" in ('open', 'converted'))
);

CREATE TABLE "cart_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_quantity" CHECK ("cart_item"."quantity" between 1 and 9999)
);

CREATE TABLE "cart_item_order_param" (
	"cart_item_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "cart_item_order_param_cart_item_id_property_id_pk" PRIMARY KEY("cart_item_id","property_id")
);

CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"percent" integer,
	"amount" bigint,
	"minimum_order_value" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"excludes_special_offers" boolean DEFAULT false NOT NULL,
	"category_id" integer,
	"item_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_single_usage" boolean DEFAULT false NOT NULL,
	"customers" text DEFAULT 'all' NOT NULL,
	"customer_classes" integer[] DEFAULT '{}' NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" between 1 and 10000),
	CONSTRAINT "coupon_amount" CHECK ("coupon"."amount" > 0),
	CONSTRAINT "coupon_percent_or_amount" CHECK (num_nonnulls("coupon"."percent", "coupon"."amount") = 1),
	CONSTRAINT "coupon_uses" CHECK ("coupon"."used" >= 0 and ("coupon"."max_uses" is null or "coupon"."used" <= "coupon"."max_uses")),
	CONSTRAINT "coupon_customers" CHECK ("coupon"."customers" in ('all', 'new', 'existing')),
	CONSTRAINT "coupon_code_form" CHECK ("coupon"."code" = upper("coupon"."code"))
);

CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);

CREATE TABLE "visitor_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "visitor_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" integer,
	"guest_mail" text,
	"customer_id" integer,
	"previous_token_hash" "bytea",
	"rotated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_session_id_unique" UNIQUE("id"),
	CONSTRAINT "visitor_session_previous_token_hash_unique" UNIQUE("previous_token_hash")
);

CREATE TABLE "wishlist_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" bigint,
	"customer_id" integer,
	"variation_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_once_a_session" UNIQUE("session_id","variation_id"),
	CONSTRAINT "wishlist_item_once_a_customer" UNIQUE("customer_id","variation_id"),
	CONSTRAINT "wishlist_item_has_one_owner" CHECK (num_nonnulls("wishlist_item"."session_id", "wishlist_item"."customer_id") = 1),
	CONSTRAINT "wishlist_item_quantity" CHECK ("wishlist_item"."quantity" between 1 and 9999)
);

CREATE TABLE "bought_shade_note" (
	"customer_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"stated" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bought_shade_note_customer_id_variation_id_stated_pk" PRIMARY KEY("customer_id","variation_id","stated"),
	CONSTRAINT "bought_shade_note_length" CHECK (length("bought_shade_note"."note") between 1 and 60)
);

CREATE TABLE "shade_reminder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shade_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"stated" text NOT NULL,
	"remind_on" date NOT NULL,
	"lang" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "shade_reminder_of" UNIQUE("customer_id","variation_id","stated")
);

CREATE TABLE "checkout_attempt" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"cart_version" integer NOT NULL,
	"quote_hash" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_attempt_one_per_cart_version" UNIQUE("cart_id","cart_version")
);

CREATE TABLE "order_access" (
	"session_id" bigint NOT NULL,
	"order_id" integer NOT NULL,
	"has_placed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_access_session_id_order_id_pk" PRIMARY KEY("session_id","order_id")
);

CREATE TABLE "order_tax" (
	"order_id" integer NOT NULL,
	"rate" integer NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "order_tax_order_id_rate_pk" PRIMARY KEY("order_id","rate")
);

CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"type_id" integer DEFAULT 1 NOT NULL,
	"origin_order_id" integer,
	"access_key_hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" integer,
	"is_claimed" boolean DEFAULT false NOT NULL,
	"attempt_id_hash" "bytea",
	"access_key_salt" "bytea" NOT NULL,
	"cart_id" integer,
	"cart_version" integer,
	"billing_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"shipping_profile_id" integer,
	"shipping_profile_name" text NOT NULL,
	"shipping_provider" text NOT NULL,
	"pickup" jsonb,
	"payment_method_id" integer NOT NULL,
	"payment_method_name" text NOT NULL,
	"payment_key" text NOT NULL,
	"contact_wish" text DEFAULT '' NOT NULL,
	"referrer_id" integer DEFAULT 1 NOT NULL,
	"customer_sign" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"preferred_delivery" jsonb,
	"shipping_privacy_hint_accepted" boolean DEFAULT false NOT NULL,
	"min_delivery_days" integer,
	"max_delivery_days" integer NOT NULL,
	"items_gross" bigint NOT NULL,
	"discount_gross" bigint DEFAULT 0 NOT NULL,
	"shipping_gross" bigint NOT NULL,
	"standard_shipping_gross" bigint DEFAULT 0 NOT NULL,
	"payment_fee_gross" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"vat_case" text,
	"vat_check" jsonb,
	"coupon_code" text,
	"payment_term_days" integer,
	"pay_until" date,
	"valid_until" timestamp with time zone,
	"submission_id_hash" "bytea",
	"placed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"review_mail" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_attempt_id_hash_unique" UNIQUE("attempt_id_hash"),
	CONSTRAINT "orders_submission_id_hash_unique" UNIQUE("submission_id_hash"),
	CONSTRAINT "orders_one_per_cart_version" UNIQUE("cart_id","cart_version"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" = "orders"."items_gross" - "orders"."discount_gross" + "orders"."shipping_gross" + "orders"."payment_fee_gross"),
	CONSTRAINT "orders_not_negative" CHECK (least("orders"."items_gross", "orders"."discount_gross", "orders"."shipping_gross", "orders"."payment_fee_gross", "orders"."total") >= 0),
	CONSTRAINT "orders_vat_case" CHECK ("orders"."vat_case" in ('domestic', 'destination', 'intraCommunity', 'export')),
	CONSTRAINT "orders_type" CHECK ("orders"."type_id" in (1, 3, 7)),
	CONSTRAINT "orders_from_a_cart" CHECK (num_nonnulls("orders"."attempt_id_hash", "orders"."cart_id", "orders"."cart_version")
        = case when "orders"."type_id" = 1 and "orders"."origin_order_id" is null then 3 else 0 end),
	CONSTRAINT "orders_origin" CHECK (case "orders"."type_id" when 3 then "orders"."origin_order_id" is not null
        when 7 then "orders"."origin_order_id" is null else true end),
	CONSTRAINT "orders_valid_until" CHECK (("orders"."type_id" = 7) = ("orders"."valid_until" is not null)),
	CONSTRAINT "orders_status" CHECK (case "orders"."type_id"
        when 1 then "orders"."status" in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled', 'withdrawn')
        when 3 then "orders"."status" in ('requested', 'received', 'refunded', 'refused', 'cancelled')
        when 7 then "orders"."status" in ('open', 'accepted', 'rejected', 'expired', 'cancelled')
        else true end),
	CONSTRAINT "orders_sent_at" CHECK (("orders"."sent_at" is not null) = ("orders"."type_id" = 1 and "orders"."status" in ('shipped', 'completed'))),
	CONSTRAINT "orders_review_mail" CHECK ("orders"."review_mail" is null or ("orders"."type_id" = 1 and "orders"."review_mail" in ('announced', 'queued', 'done'))),
	CONSTRAINT "orders_standard_shipping" CHECK ("orders"."standard_shipping_gross" between 0 and "orders"."shipping_gross")
);

CREATE TABLE "gift_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"amount" bigint NOT NULL,
	"open_amount" bigint NOT NULL,
	"corrected" bigint DEFAULT 0 NOT NULL,
	"valid_to" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_unpaid" boolean DEFAULT false NOT NULL,
	"order_line_id" integer,
	"piece" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_card_made_once" UNIQUE("order_line_id","piece"),
	CONSTRAINT "gift_card_bought" CHECK (("gift_card"."order_line_id" is null) = ("gift_card"."piece" is null)),
	CONSTRAINT "gift_card_amount" CHECK ("gift_card"."amount" > 0),
	CONSTRAINT "gift_card_open_amount" CHECK ("gift_card"."open_amount" between 0 and "gift_card"."amount"),
	CONSTRAINT "gift_card_code" CHECK ("gift_card"."code" ~ '^[A-Z0-9]{8,40}$')
);

CREATE TABLE "gift_card_use" (
	"order_id" integer NOT NULL,
	"gift_card_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_use_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id"),
	CONSTRAINT "gift_card_use_amount" CHECK ("gift_card_use"."amount" > 0),
	CONSTRAINT "gift_card_use_returned" CHECK ("gift_card_use"."returned" between 0 and "gift_card_use"."amount")
);

CREATE TABLE "order_parcel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_parcel_once" UNIQUE("order_id","tracking_number"),
	CONSTRAINT "order_parcel_tracking_number" CHECK ("order_parcel"."tracking_number" ~ '^[A-Za-z0-9-]{4,40}$')
);

CREATE TABLE "parcel_label" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"pdf" "bytea",
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_label_tracking_number_unique" UNIQUE("tracking_number"),
	CONSTRAINT "parcel_label_once" UNIQUE("order_id","position"),
	CONSTRAINT "parcel_label_position" CHECK ("parcel_label"."position" between 1 and 20),
	CONSTRAINT "parcel_label_tracking_number" CHECK ("parcel_label"."tracking_number" ~ '^[A-Za-z0-9-]{4,40}$')
);

CREATE TABLE "return_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_fault" boolean DEFAULT false NOT NULL
);

CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type_id" integer NOT NULL,
	"parent_id" integer,
	"variation_id" integer,
	"item_id" integer,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"variation_name" text NOT NULL,
	"url_path" text NOT NULL,
	"image_hash" text,
	"quantity" integer NOT NULL,
	"unit_gross" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_mixed_to_order" boolean DEFAULT false NOT NULL,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"unsent" integer DEFAULT 0 NOT NULL,
	"origin_line_id" integer,
	"return_reason_id" integer,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_line_comes_back_once" CHECK ("order_line"."returned" between 0 and "order_line"."quantity" - "order_line"."unsent" and "order_line"."withdrawn" between 0 and "order_line"."quantity"),
	CONSTRAINT "order_line_unsent" CHECK ("order_line"."unsent" between 0 and case when "order_line"."type_id" = 3 then "order_line"."quantity" else "order_line"."withdrawn" end),
	CONSTRAINT "order_line_gift_card" CHECK (not "order_line"."is_gift_card" or "order_line"."type_id" = 1 and "order_line"."vat_rate" = 0 and "order_line"."discount" = 0 and not "order_line"."is_mixed_to_order"),
	CONSTRAINT "order_line_discount" CHECK ("order_line"."discount" between 0 and "order_line"."gross"),
	CONSTRAINT "order_line_amounts" CHECK ("order_line"."quantity" >= 1 and "order_line"."unit_gross" >= 0 and "order_line"."gross" = "order_line"."quantity" * "order_line"."unit_gross")
);

CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_id" integer,
	"payment_id" integer,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"gift_card_amount" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"repaid_at" timestamp with time zone,
	CONSTRAINT "refund_reason" CHECK ("refund"."reason" in ('withdrawn', 'cancelled', 'overpaid', 'returned', 'provider')
        and ("refund"."reason" = 'returned') >= ("refund"."return_id" is not null)),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0 and "refund"."gift_card_amount" >= 0
        and ("refund"."amount" + "refund"."gift_card_amount" > 0 or "refund"."return_id" is not null))
);

CREATE TABLE "coupon_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_code" text NOT NULL,
	"order_id" integer NOT NULL,
	"customer_key" text NOT NULL,
	"is_single_usage" boolean NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_one_per_order" UNIQUE("coupon_code","order_id")
);

CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_one" UNIQUE("order_id","variation_id"),
	CONSTRAINT "reservation_quantity" CHECK ("reservation"."quantity" >= 0),
	CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'claimed', 'released'))
);

CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" text NOT NULL,
	"payment_key" text NOT NULL,
	"provider_id" text,
	"asked" bigint,
	"provider_status" text,
	"next_check_at" timestamp with time zone,
	"mismatch_at" timestamp with time zone,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_rank" integer DEFAULT 0 NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"charged_back" bigint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" >= 0),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" >= 0 and "payment"."charged_back" >= 0
        and "payment"."refunded" + "payment"."charged_back" <= "payment"."received")
);

CREATE TABLE "express_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "express_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" bigint,
	"idempotency_key" uuid NOT NULL,
	"method_id" integer NOT NULL,
	"provider_id" text,
	"asked" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_id" integer,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "express_payment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "express_payment_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "express_payment_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "express_payment_state" CHECK ("express_payment"."state" in ('open', 'paid', 'used', 'returning', 'returned', 'stuck', 'ended')),
	CONSTRAINT "express_payment_used" CHECK (("express_payment"."state" = 'used') = ("express_payment"."payment_id" is not null))
);

CREATE TABLE "bank_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_key" "bytea" NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"words" jsonb,
	"taken_in_at" timestamp with time zone NOT NULL,
	"part_of" integer,
	"payment_id" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_line_line_key_unique" UNIQUE("line_key"),
	CONSTRAINT "bank_line_part" CHECK ("bank_line"."part_of" is null or "bank_line"."payment_id" is not null),
	CONSTRAINT "bank_line_amount" CHECK ("bank_line"."amount" > 0),
	CONSTRAINT "bank_line_settled" CHECK ("bank_line"."payment_id" is null or "bank_line"."settled_at" is not null)
);

CREATE TABLE "provider_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tried_at" timestamp with time zone,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_refund_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "provider_refund_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "provider_refund_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "provider_refund_state" CHECK ("provider_refund"."state" in ('queued', 'sent', 'refunded', 'refused', 'byHand'))
);

CREATE TABLE "provider_method" (
	"id" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint,
	"icon" "bytea",
	"icon_hash" text,
	"seen_at" timestamp with time zone NOT NULL
);

CREATE TABLE "event_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_failure" CHECK ("outbox"."failure" in ('refused', 'trouble'))
);

CREATE TABLE "withdrawal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id_hash" "bytea" NOT NULL,
	"order_id" integer,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"email" text NOT NULL,
	"items" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "withdrawal_submission_id_hash_unique" UNIQUE("submission_id_hash")
);

CREATE TABLE "withdrawal_line" (
	"withdrawal_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_line_withdrawal_id_order_line_id_pk" PRIMARY KEY("withdrawal_id","order_line_id"),
	CONSTRAINT "withdrawal_line_quantity" CHECK ("withdrawal_line"."quantity" > 0)
);

CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"order_number" integer,
	"order_id" integer,
	"lang" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_submission_id_hash_unique" UNIQUE("submission_id_hash")
);

CREATE TABLE "form_token" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);

CREATE TABLE "data_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"visit_hash" "bytea",
	CONSTRAINT "data_request_opened" CHECK (("data_request"."opened_at" is null) = ("data_request"."visit_hash" is null))
);

CREATE TABLE "picture" (
	"key" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alternate_de" text DEFAULT '' NOT NULL,
	"alternate_en" text DEFAULT '' NOT NULL,
	"operator_id" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_key" CHECK ("picture"."key" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "picture_size" CHECK ("picture"."width" > 0 and "picture"."height" > 0 and "picture"."bytes" > 0)
);

CREATE TABLE "document_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_kind_year_pk" PRIMARY KEY("kind","year")
);

CREATE TABLE "order_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"about_order_id" integer,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"refers_to" integer,
	"is_e_invoice" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_document_number_unique" UNIQUE("number"),
	CONSTRAINT "order_document_once" UNIQUE("order_id","kind"),
	CONSTRAINT "order_document_serial" UNIQUE("kind","year","serial"),
	CONSTRAINT "order_document_kind" CHECK ("order_document"."kind" in ('orderConfirmation', 'invoice', 'deliveryNote', 'returnNote', 'creditNote', 'reversalDocument', 'receipt'))
);

CREATE TABLE "order_document_file" (
	"document_id" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_document_file_document_id_format_pk" PRIMARY KEY("document_id","format"),
	CONSTRAINT "order_document_file_format" CHECK ("order_document_file"."format" in ('pdf', 'xrechnung'))
);

CREATE TABLE "private_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint,
	"customer_id" integer,
	"order_id" integer,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_file_once_a_session" UNIQUE("session_id","content_hash","file_name"),
	CONSTRAINT "private_file_has_one_owner" CHECK (num_nonnulls("private_file"."session_id", "private_file"."customer_id", "private_file"."order_id") = 1),
	CONSTRAINT "private_file_size" CHECK ("private_file"."size" > 0)
);

CREATE TABLE "block_document" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_document_identifier_type_lang_pk" PRIMARY KEY("identifier","type","lang"),
	CONSTRAINT "block_document_is_list" CHECK (jsonb_typeof("block_document"."blocks") = 'array')
);

CREATE TABLE "block_draft" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"history" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_draft_identifier_type_lang_author_pk" PRIMARY KEY("identifier","type","lang","author"),
	CONSTRAINT "block_draft_is_list" CHECK (jsonb_typeof("block_draft"."blocks") = 'array')
);

CREATE TABLE "block_pattern" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "block_pattern_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"author" text NOT NULL,
	"once" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_pattern_is_list" CHECK (jsonb_typeof("block_pattern"."blocks") = 'array')
);

CREATE TABLE "block_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "block_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"base" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "block_plan_is_list" CHECK (jsonb_typeof("block_plan"."blocks") = 'array'),
	CONSTRAINT "block_plan_state" CHECK ("block_plan"."state" in ('waiting', 'conflict', 'refused'))
);

CREATE TABLE "block_revision" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "block_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blocks" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"planned_at" timestamp with time zone,
	CONSTRAINT "block_revision_identifier_type_lang_version_pk" PRIMARY KEY("identifier","type","lang","version"),
	CONSTRAINT "block_revision_is_list" CHECK (jsonb_typeof("block_revision"."blocks") = 'array')
);

CREATE TABLE "consent_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"groups" jsonb NOT NULL
);

CREATE TABLE "design_draft" (
	"author" text PRIMARY KEY NOT NULL,
	"design" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"history" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_draft_is_design" CHECK (jsonb_typeof("design_draft"."design") = 'object'),
	CONSTRAINT "design_draft_has_base" CHECK (jsonb_typeof("design_draft"."base") = 'object')
);

CREATE TABLE "design_revision" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_revision_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"design" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_revision_is_design" CHECK (jsonb_typeof("design_revision"."design") = 'object')
);

CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);

CREATE TABLE "legal_text" (
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"html_text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_type_lang_pk" PRIMARY KEY("type","lang")
);

CREATE TABLE "newsletter_subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"consent_text" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_from" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"ended_at" timestamp with time zone,
	"customer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email")
);

CREATE TABLE "page_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"block" text NOT NULL,
	"block_name" text NOT NULL,
	"answers" integer,
	"author" text NOT NULL,
	"words" text NOT NULL,
	"once" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "page_comment_length" CHECK (char_length("page_comment"."words") <= 2000),
	CONSTRAINT "page_comment_settled_once" CHECK (num_nonnulls("page_comment"."settled_at", "page_comment"."settled_by") in (0, 2) and ("page_comment"."answers" is null or "page_comment"."settled_at" is null))
);

CREATE TABLE "page_presence" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"block" text,
	CONSTRAINT "page_presence_identifier_type_lang_author_pk" PRIMARY KEY("identifier","type","lang","author")
);

CREATE TABLE "preview_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"once" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "reference_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "reference_version_is_one_row" CHECK ("reference_version"."is_only")
);

CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "operator" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"rights" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"totp_secret" "bytea",
	"totp_used" bigint,
	"tour_step" integer,
	"last_added" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_tour_step" CHECK ("operator"."tour_step" between 0 and 4)
);

CREATE TABLE "operator_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "shop_secret" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_secret_is_one" CHECK ("shop_secret"."is_only")
);

ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "category_detail" ADD CONSTRAINT "category_detail_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "category_former_path" ADD CONSTRAINT "category_former_path_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "country_state" ADD CONSTRAINT "country_state_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shipping_price" ADD CONSTRAINT "shipping_price_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shipping_price" ADD CONSTRAINT "shipping_price_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shipping_time" ADD CONSTRAINT "shipping_time_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shipping_time" ADD CONSTRAINT "shipping_time_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "availability_text" ADD CONSTRAINT "availability_text_availability_id_availability_id_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_combination" ADD CONSTRAINT "unit_combination_unit_code_unit_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."unit"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_text" ADD CONSTRAINT "unit_text_unit_code_unit_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."unit"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shade_text" ADD CONSTRAINT "shade_text_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attribute_text" ADD CONSTRAINT "attribute_text_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attribute_value_text" ADD CONSTRAINT "attribute_value_text_attribute_value_id_attribute_value_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_value"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bundle_component" ADD CONSTRAINT "bundle_component_bundle_variation_id_variation_id_fk" FOREIGN KEY ("bundle_variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bundle_component" ADD CONSTRAINT "bundle_component_component_variation_id_variation_id_fk" FOREIGN KEY ("component_variation_id") REFERENCES "public"."variation"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item" ADD CONSTRAINT "item_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item" ADD CONSTRAINT "item_responsible_person_id_responsible_person_id_fk" FOREIGN KEY ("responsible_person_id") REFERENCES "public"."responsible_person"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item" ADD CONSTRAINT "item_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_category" ADD CONSTRAINT "item_category_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_category" ADD CONSTRAINT "item_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_image_hash_image_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."image"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_relation" ADD CONSTRAINT "item_relation_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_relation" ADD CONSTRAINT "item_relation_related_item_id_item_id_fk" FOREIGN KEY ("related_item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_text" ADD CONSTRAINT "item_text_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variation" ADD CONSTRAINT "variation_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variation" ADD CONSTRAINT "variation_availability_id_availability_id_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "variation" ADD CONSTRAINT "variation_unit_combination_id_unit_combination_id_fk" FOREIGN KEY ("unit_combination_id") REFERENCES "public"."unit_combination"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_attribute_value_id_attribute_value_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_value"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review" ADD CONSTRAINT "review_parent_id_review_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tag_text" ADD CONSTRAINT "tag_text_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "property" ADD CONSTRAINT "property_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "property_group_text" ADD CONSTRAINT "property_group_text_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "property_text" ADD CONSTRAINT "property_text_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "property_value" ADD CONSTRAINT "property_value_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "property_value_text" ADD CONSTRAINT "property_value_text_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_change_due" ADD CONSTRAINT "price_change_due_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock" ADD CONSTRAINT "stock_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "variation_price" ADD CONSTRAINT "variation_price_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer" ADD CONSTRAINT "customer_class_id_customer_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."customer_class"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_request" ADD CONSTRAINT "customer_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "address" ADD CONSTRAINT "address_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "address" ADD CONSTRAINT "address_state_id_country_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."country_state"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_country_id_country_id_fk" FOREIGN KEY ("shipping_country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_payment_method_id_payment_method_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_address_id_address_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."address"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart" ADD CONSTRAINT "cart_invoice_address_id_address_id_fk" FOREIGN KEY ("invoice_address_id") REFERENCES "public"."address"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_item_order_param" ADD CONSTRAINT "cart_item_order_param_cart_item_id_cart_item_id_fk" FOREIGN KEY ("cart_item_id") REFERENCES "public"."cart_item"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bought_shade_note" ADD CONSTRAINT "bought_shade_note_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shade_reminder" ADD CONSTRAINT "shade_reminder_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "checkout_attempt" ADD CONSTRAINT "checkout_attempt_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_attempt_id_hash_checkout_attempt_id_hash_fk" FOREIGN KEY ("attempt_id_hash") REFERENCES "public"."checkout_attempt"("id_hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin_order_id_orders_id_fk" FOREIGN KEY ("origin_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card_use" ADD CONSTRAINT "gift_card_use_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_card_use" ADD CONSTRAINT "gift_card_use_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_parcel_service_id_parcel_service_id_fk" FOREIGN KEY ("parcel_service_id") REFERENCES "public"."parcel_service"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parcel_label" ADD CONSTRAINT "parcel_label_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parcel_label" ADD CONSTRAINT "parcel_label_parcel_service_id_parcel_service_id_fk" FOREIGN KEY ("parcel_service_id") REFERENCES "public"."parcel_service"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_return_reason_id_return_reason_id_fk" FOREIGN KEY ("return_reason_id") REFERENCES "public"."return_reason"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_origin_line_id_order_line_id_fk" FOREIGN KEY ("origin_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_return_id_orders_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "express_payment" ADD CONSTRAINT "express_payment_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "express_payment" ADD CONSTRAINT "express_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_part_of_bank_line_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_refund" ADD CONSTRAINT "provider_refund_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "picture" ADD CONSTRAINT "picture_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_about_order_id_orders_id_fk" FOREIGN KEY ("about_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_refers_to_order_document_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_document_file" ADD CONSTRAINT "order_document_file_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "block_revision" ADD CONSTRAINT "block_revision_of_document" FOREIGN KEY ("identifier","type","lang") REFERENCES "public"."block_document"("identifier","type","lang") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_subscriber" ADD CONSTRAINT "newsletter_subscriber_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_answers_page_comment_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."page_comment"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "category_by_parent" ON "category" USING btree ("parent_id","position");
CREATE UNIQUE INDEX "category_detail_path" ON "category_detail" USING btree ("lang","path");
CREATE INDEX "category_former_path_by_category" ON "category_former_path" USING btree ("category_id");
CREATE INDEX "country_state_by_country" ON "country_state" USING btree ("country_id");
CREATE INDEX "shipping_price_lookup" ON "shipping_price" USING btree ("country_id","shipping_profile_id","max_weight_g");
CREATE UNIQUE INDEX "unit_combination_size" ON "unit_combination" USING btree ("unit_code","content_milli");
CREATE UNIQUE INDEX "attribute_value_of_attribute" ON "attribute_value" USING btree ("id","attribute_id");
CREATE INDEX "attribute_value_by_shade" ON "attribute_value" USING btree ("shade_id");
CREATE INDEX "item_by_line" ON "item" USING btree ("line");
CREATE INDEX "item_by_shade" ON "item" USING btree ("shade_id");
CREATE INDEX "item_testers" ON "item" USING btree ("id") WHERE "item"."is_tester";
CREATE INDEX "item_hazardous" ON "item" USING btree ("id") WHERE jsonb_array_length("item"."hazard" -> 'pictograms') > 0;
CREATE INDEX "item_category_by_category" ON "item_category" USING btree ("category_id");
CREATE UNIQUE INDEX "item_category_one_default" ON "item_category" USING btree ("item_id") WHERE "item_category"."is_default";
CREATE INDEX "item_image_by_item" ON "item_image" USING btree ("item_id","position");
CREATE INDEX "item_image_by_variation" ON "item_image" USING btree ("variation_id") WHERE "item_image"."variation_id" is not null;
CREATE INDEX "item_image_by_picture" ON "item_image" USING btree ("image_hash");
CREATE INDEX "item_relation_by_related" ON "item_relation" USING btree ("related_item_id");
CREATE INDEX "variation_by_item" ON "variation" USING btree ("item_id");
CREATE UNIQUE INDEX "variation_one_main" ON "variation" USING btree ("item_id") WHERE "variation"."is_main";
CREATE INDEX "variation_attribute_value_by_value" ON "variation_attribute_value" USING btree ("attribute_value_id");
CREATE INDEX "item_tag_by_tag" ON "item_tag" USING btree ("tag_id");
CREATE INDEX "review_by_item" ON "review" USING btree ("item_id","created_at");
CREATE INDEX "review_by_variation" ON "review" USING btree ("variation_id") WHERE "review"."variation_id" is not null;
CREATE UNIQUE INDEX "review_of_order" ON "review" USING btree ("order_id","variation_id");
CREATE UNIQUE INDEX "review_reply_of" ON "review" USING btree ("parent_id","customer_id");
CREATE INDEX "review_by_customer" ON "review" USING btree ("customer_id") WHERE "review"."customer_id" is not null;
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE not "review"."is_visible" and "review"."refusal" is null;
CREATE INDEX "review_mail_objection_by_age" ON "review_mail_objection" USING btree ("objected_at");
CREATE INDEX "former_path_by_item" ON "former_path" USING btree ("item_id");
CREATE INDEX "former_path_by_variation" ON "former_path" USING btree ("variation_id");
CREATE INDEX "former_path_by_tag" ON "former_path" USING btree ("tag_id");
CREATE INDEX "item_property_by_item" ON "item_property" USING btree ("item_id");
CREATE INDEX "item_property_by_value" ON "item_property" USING btree ("value_id");
CREATE INDEX "property_value_by_property" ON "property_value" USING btree ("property_id");
CREATE INDEX "price_change_due_by_time" ON "price_change_due" USING btree ("moment");
CREATE UNIQUE INDEX "variation_price_one" ON "variation_price" USING btree ("variation_id","kind","minimum_quantity");
CREATE UNIQUE INDEX "vat_rate_one" ON "vat_rate" USING btree ("country_id","vat_class","valid_from");
CREATE INDEX "vat_rate_lookup" ON "vat_rate" USING btree ("country_id","valid_from");
CREATE UNIQUE INDEX "customer_by_email" ON "customer" USING btree (lower("email"));
CREATE INDEX "customer_request_of" ON "customer_request" USING btree ("customer_id");
CREATE INDEX "customer_request_by_time" ON "customer_request" USING btree ("requested_at");
CREATE INDEX "vat_number_check_by_time" ON "vat_number_check" USING btree ("asked_at");
CREATE INDEX "address_by_cart" ON "address" USING btree ("cart_id","type_id");
CREATE INDEX "address_by_customer" ON "address" USING btree ("customer_id","type_id");
CREATE INDEX "address_of_guest_by_age" ON "address" USING btree ("updated_at") WHERE "address"."cart_id" is not null;
CREATE INDEX "address_by_email" ON "address" USING btree (lower("email")) WHERE "address"."email" <> '';
CREATE INDEX "cart_open_by_age" ON "cart" USING btree ("updated_at") WHERE "cart"."status" = 'open';
CREATE INDEX "cart_converted_by_age" ON "cart" USING btree ("updated_at") WHERE "cart"."status" = 'converted';
CREATE INDEX "cart_with_words_by_age" ON "cart" USING btree ("updated_at") WHERE num_nonnulls("cart"."additional_information", "cart"."preferred_delivery") > 0;
CREATE INDEX "cart_by_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."customer_id" is not null;
CREATE INDEX "cart_by_shipping_address" ON "cart" USING btree ("shipping_address_id") WHERE "cart"."shipping_address_id" is not null;
CREATE INDEX "cart_by_invoice_address" ON "cart" USING btree ("invoice_address_id") WHERE "cart"."invoice_address_id" is not null;
CREATE UNIQUE INDEX "cart_open_of_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."status" = 'open';
CREATE INDEX "cart_item_by_cart" ON "cart_item" USING btree ("cart_id");
CREATE INDEX "cart_item_by_variation" ON "cart_item" USING btree ("variation_id");
CREATE INDEX "rate_limit_by_time" ON "rate_limit" USING btree ("window_start");
CREATE INDEX "visitor_session_expiry" ON "visitor_session" USING btree ("expires_at");
CREATE INDEX "visitor_session_of" ON "visitor_session" USING btree ("customer_id");
CREATE INDEX "visitor_session_by_cart" ON "visitor_session" USING btree ("cart_id") WHERE "visitor_session"."cart_id" is not null;
CREATE INDEX "visitor_session_by_guest" ON "visitor_session" USING btree (lower("guest_mail")) WHERE "visitor_session"."guest_mail" is not null;
CREATE INDEX "wishlist_item_by_variation" ON "wishlist_item" USING btree ("variation_id");
CREATE INDEX "shade_reminder_sent" ON "shade_reminder" USING btree ("sent_at") WHERE "shade_reminder"."sent_at" is not null;
CREATE INDEX "shade_reminder_due" ON "shade_reminder" USING btree ("remind_on") WHERE "shade_reminder"."sent_at" is null;
CREATE INDEX "checkout_attempt_by_time" ON "checkout_attempt" USING btree ("created_at");
CREATE INDEX "order_access_by_order" ON "order_access" USING btree ("order_id");
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));
CREATE INDEX "orders_by_customer_key" ON "orders" USING btree (customer_key("email"));
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at");
CREATE INDEX "orders_with_buyer_by_time" ON "orders" USING btree ("placed_at") WHERE "orders"."email" <> '';
CREATE INDEX "orders_by_change" ON "orders" USING btree ("updated_at");
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","type_id","id");
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_until","id") WHERE "orders"."status" = 'pendingPayment';
CREATE INDEX "orders_review_mail_due" ON "orders" USING btree ("sent_at","id") WHERE "orders"."review_mail" = 'announced' and "orders"."sent_at" is not null;
CREATE INDEX "orders_open_offers" ON "orders" USING btree ("valid_until","id") WHERE "orders"."type_id" = 7 and "orders"."status" = 'open';
CREATE INDEX "orders_returns_received" ON "orders" USING btree ("placed_at") WHERE "orders"."type_id" = 3 and "orders"."status" = 'received';
CREATE INDEX "orders_by_unsure_vat_number" ON "orders" USING btree (("vat_check"->>'number')) WHERE "orders"."vat_check"->>'state' = 'later';
CREATE INDEX "orders_by_origin" ON "orders" USING btree ("origin_order_id");
CREATE UNIQUE INDEX "orders_one_per_offer" ON "orders" USING btree ("origin_order_id") WHERE "orders"."type_id" = 1;
CREATE INDEX "gift_card_use_by_card" ON "gift_card_use" USING btree ("gift_card_id");
CREATE INDEX "parcel_label_by_time" ON "parcel_label" USING btree ("made_at") WHERE "parcel_label"."pdf" is not null;
CREATE INDEX "order_line_by_order" ON "order_line" USING btree ("order_id","position");
CREATE INDEX "order_line_by_origin" ON "order_line" USING btree ("origin_line_id");
CREATE INDEX "refund_by_order" ON "refund" USING btree ("order_id");
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("payment_id");
CREATE UNIQUE INDEX "refund_of_return" ON "refund" USING btree ("return_id",coalesce("payment_id", 0)) WHERE "refund"."return_id" is not null;
CREATE INDEX "refund_waiting" ON "refund" USING btree ("asked_at") WHERE "refund"."repaid_at" is null;
CREATE INDEX "coupon_use_by_order" ON "coupon_use" USING btree ("order_id");
CREATE INDEX "coupon_use_by_customer" ON "coupon_use" USING btree ("customer_key","coupon_code");
CREATE UNIQUE INDEX "coupon_use_one_per_customer" ON "coupon_use" USING btree ("coupon_code","customer_key") WHERE "coupon_use"."is_single_usage" and not "coupon_use"."released";
CREATE INDEX "reservation_by_variation" ON "reservation" USING btree ("variation_id");
CREATE INDEX "reservation_held" ON "reservation" USING btree ("variation_id","quantity") WHERE "reservation"."state" = 'held';
CREATE UNIQUE INDEX "payment_one_paid" ON "payment" USING btree ("order_id") WHERE "payment"."status" = 'paid' and "payment"."refunded_at" is null;
CREATE UNIQUE INDEX "payment_one_under_way" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('open', 'pending', 'authorized');
CREATE INDEX "payment_by_change" ON "payment" USING btree (greatest("created_at", "checked_at", "refunded_at"));
CREATE INDEX "payment_to_check" ON "payment" USING btree ("next_check_at","id") WHERE "payment"."next_check_at" is not null;
CREATE INDEX "payment_mismatch" ON "payment" USING btree ("mismatch_at") WHERE "payment"."mismatch_at" is not null;
CREATE INDEX "express_payment_of" ON "express_payment" USING btree ("session_id");
CREATE INDEX "express_payment_to_check" ON "express_payment" USING btree ("next_check_at") WHERE "express_payment"."next_check_at" is not null;
CREATE INDEX "express_payment_stuck" ON "express_payment" USING btree ("id") WHERE "express_payment"."state" = 'stuck';
CREATE INDEX "bank_line_by_payment" ON "bank_line" USING btree ("payment_id") WHERE "bank_line"."payment_id" is not null;
CREATE INDEX "bank_line_parts" ON "bank_line" USING btree ("part_of") WHERE "bank_line"."part_of" is not null;
CREATE INDEX "bank_line_waiting" ON "bank_line" USING btree ("booked_on","id") WHERE "bank_line"."settled_at" is null;
CREATE INDEX "bank_line_with_words_by_time" ON "bank_line" USING btree ("taken_in_at") WHERE "bank_line"."words" is not null;
CREATE INDEX "provider_refund_unsettled" ON "provider_refund" USING btree ("created_at") WHERE "provider_refund"."state" in ('queued', 'sent', 'refused');
CREATE INDEX "event_log_by_order" ON "event_log" USING btree ("order_id");
CREATE INDEX "event_log_by_time" ON "event_log" USING btree ("at") WHERE "event_log"."order_id" is null;
CREATE INDEX "event_log_of_customer" ON "event_log" USING btree ((("data"->>'customerId')::int)) WHERE "event_log"."order_id" is null;
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE "outbox"."done_at" is null;
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failure") WHERE "outbox"."failure" is not null;
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;
CREATE INDEX "outbox_refused" ON "outbox" USING btree ("created_at") WHERE "outbox"."failure" = 'refused';
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."failure" = 'trouble' and "outbox"."done_at" is null;
CREATE INDEX "withdrawal_by_order" ON "withdrawal" USING btree ("order_id");
CREATE INDEX "withdrawal_by_time" ON "withdrawal" USING btree ("received_at");
CREATE INDEX "withdrawal_undecided" ON "withdrawal" USING btree ("received_at") WHERE "withdrawal"."decided_at" is null;
CREATE INDEX "withdrawal_by_email" ON "withdrawal" USING btree (lower("email"));
CREATE INDEX "withdrawal_line_by_line" ON "withdrawal_line" USING btree ("order_line_id");
CREATE INDEX "contact_message_by_time" ON "contact_message" USING btree ("received_at");
CREATE INDEX "contact_message_by_email" ON "contact_message" USING btree (lower("email"));
CREATE INDEX "contact_message_by_order" ON "contact_message" USING btree ("order_id") WHERE "contact_message"."order_id" is not null;
CREATE INDEX "form_token_by_time" ON "form_token" USING btree ("spent_at");
CREATE INDEX "data_request_by_email" ON "data_request" USING btree ("email","requested_at");
CREATE INDEX "data_request_by_time" ON "data_request" USING btree ("requested_at");
CREATE INDEX "picture_newest" ON "picture" USING btree ("uploaded_at","key");
CREATE INDEX "picture_of_operator" ON "picture" USING btree ("operator_id");
CREATE INDEX "order_document_by_day" ON "order_document" USING btree ("made_at") WHERE "order_document"."kind" in ('invoice', 'creditNote', 'reversalDocument');
CREATE INDEX "order_document_about" ON "order_document" USING btree ("about_order_id");
CREATE INDEX "order_document_by_reference" ON "order_document" USING btree ("refers_to") WHERE "order_document"."refers_to" is not null;
CREATE INDEX "private_file_by_customer" ON "private_file" USING btree ("customer_id");
CREATE INDEX "private_file_by_order" ON "private_file" USING btree ("order_id");
CREATE INDEX "private_file_unordered" ON "private_file" USING btree ("used_at") WHERE "private_file"."order_id" is null;
CREATE UNIQUE INDEX "block_pattern_once" ON "block_pattern" USING btree ("author","once");
CREATE INDEX "block_plan_due" ON "block_plan" USING btree ("due_at") WHERE state = 'waiting';
CREATE UNIQUE INDEX "block_plan_of_page" ON "block_plan" USING btree ("identifier","type","lang","author","due_at");
CREATE UNIQUE INDEX "block_revision_by_id" ON "block_revision" USING btree ("id");
CREATE INDEX "consent_record_by_time" ON "consent_record" USING btree ("given_at");
CREATE INDEX "newsletter_subscriber_of" ON "newsletter_subscriber" USING btree ("customer_id");
CREATE INDEX "newsletter_subscriber_unconfirmed" ON "newsletter_subscriber" USING btree ("requested_at") WHERE "newsletter_subscriber"."confirmed_at" is null;
CREATE INDEX "newsletter_subscriber_ended" ON "newsletter_subscriber" USING btree ("ended_at") WHERE "newsletter_subscriber"."ended_at" is not null;
CREATE UNIQUE INDEX "page_comment_once" ON "page_comment" USING btree ("author","once");
CREATE INDEX "page_comment_of_page" ON "page_comment" USING btree ("identifier","type","lang");
CREATE INDEX "page_comment_answers" ON "page_comment" USING btree ("answers");
CREATE INDEX "page_comment_settled" ON "page_comment" USING btree ("settled_at") WHERE "page_comment"."settled_at" is not null;
CREATE UNIQUE INDEX "preview_link_once" ON "preview_link" USING btree ("author","once");
CREATE INDEX "preview_link_of_page" ON "preview_link" USING btree ("identifier","type","lang","author");
CREATE INDEX "preview_link_expiry" ON "preview_link" USING btree ("expires_at");
CREATE UNIQUE INDEX "operator_by_email" ON "operator" USING btree (lower("email"));
CREATE INDEX "operator_session_expiry" ON "operator_session" USING btree ("expires_at");
CREATE INDEX "operator_session_of" ON "operator_session" USING btree ("operator_id");
--> statement-breakpoint

-- Tables that triggers and jobs fill -------------------------------------------------------------------

-- The words an item is found by. Each column holds those of the one before it and more: label adds
-- keywords, shade, maker, categories, sizes and properties, summary the short description,
-- everything the long one. Which column answers tells how near a hit is, from the index alone; so
-- the words themselves lie apart from the rows (toast) and a search reads few pages.
create table item_search (
  item_id integer not null,
  lang text not null,
  name tsvector,
  label tsvector,
  summary tsvector,
  everything tsvector,
  primary key (item_id, lang),
  foreign key (item_id, lang) references item_text on delete cascade
) with (toast_tuple_target = 128);

-- Words the shop's goods are labelled with: a search word is widened to those that contain it
-- ("lack" finds "Weißlack") and corrected to the nearest ("wandfabre" -> "wandfarbe").
create table search_word (
  lang text not null,
  word text not null,
  folded text not null,
  lexeme text not null,
  frequency integer not null,
  primary key (lang, word)
);

-- The words of an item take half a millisecond for each of its texts. A change of many would wait for
-- them for seconds, so it only notes whose are stale, as a bulk load does: a job makes them, or the end
-- of the import. Noted apart, since a mark in item_search would write its four indexes anew. No foreign
-- key: it would be looked up for each of them, and of an item that is gone nothing is made.
create table stale_item_search (item_id integer primary key);

-- When the content of a page last changed: its texts, pictures, properties and prices, for the sitemap
-- (lastmod). Empty for what nobody has changed since this table is here. Stock, the weight in lists and
-- what only lists tell are no content of the page.
create table item_change (
  item_id integer primary key references item (id) on delete cascade,
  changed_at timestamptz
);

create table category_change (
  category_id integer primary key references category (id) on delete cascade,
  changed_at timestamptz
);

create index item_search_by_name on item_search using gin (name);
create index item_search_by_label on item_search using gin (label);
create index item_search_by_summary on item_search using gin (summary);
create index item_search_by_everything on item_search using gin (everything);
create index search_word_by_spelling on search_word using gist (folded gist_trgm_ops);
create index search_word_by_part on search_word using gin (lexeme gin_trgm_ops);

-- Indexes of tables above that database/schema does not describe
create index variation_by_gtin on variation (gtin) where gtin <> '';
create index bundle_component_by_part on bundle_component (component_variation_id);
-- An article number is found however it is parted: "TW-10001" by "tw10001" and "TW 10001".
create index variation_by_plain_number on variation (lower(regexp_replace(number, '[^[:alnum:]]', '', 'g')));
--> statement-breakpoint

-- Functions and views -----------------------------------------------------------------------------------

-- A function may call one that stands below it.
set local check_function_bodies = off;

-- Folds a text to plain small words so that "Grün", "gruen" and "grun" are one word. "ue" after
-- a, e or q is no umlaut (grauer, neue, Quelle). German stop words with an umlaut go here because
-- the stemmer would no longer know them once folded. Numbers stand alone and have a decimal point:
-- "2,5l" is "2.5 l", "RAL-9010" is "ral 9010".
create function search_fold(given text) returns text
language sql stable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(
    unaccent(regexp_replace(
      translate(lower(given), 'ÄÖÜ', 'äöü'),
      '(^|[^a-zäöüß])(für|fuer|über|ueber|während|waehrend|können|würden?|wäre)(?=$|[^a-zäöüß])',
      '\1 ', 'g')),
    'ae', 'a', 'g'), 'oe', 'o', 'g'), '(?<![aeq])ue', 'u', 'g'),
    '(\d),(?=\d)', '\1.', 'g'), '[^[:alnum:].]|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
    '([[:alpha:]])(?=\d)', '\1 ', 'g'), '(\d)(?=[[:alpha:]])', '\1 ', 'g'),
    '\m(?:liter|litres?|liters)\M', 'l', 'g')
$$;

create function search_vector(lang text, given text) returns tsvector
language sql stable parallel safe as $$
  select strip(to_tsvector(
    case lang when 'de' then 'shop_de' else 'shop_en' end::regconfig, search_fold(given)))
$$;

-- Search words: the shade in the language of the text -------------------------------------------
create function fill_item_search(ids integer[]) returns void
language plpgsql as $$
begin
  -- Who waits here for another one's words of these items sees, in the next statement, what they were
  -- made of: otherwise the last to write would be the first to have read.
  perform from item_search where item_id = any (ids) order by item_id, lang for update;
  insert into item_search (item_id, lang, name, label, summary, everything)
  select t.item_id, t.lang, w.name, w.name || w.label, w.name || w.label || w.summary,
         w.name || w.label || w.summary || w.description
    from item_text t
    join item i on i.id = t.item_id
    left join shade s on s.id = i.shade_id
    left join shade_text st on st.shade_id = s.id and st.lang = t.lang
    left join manufacturer m on m.id = i.manufacturer_id
    cross join lateral (
      select search_vector(t.lang, t.name1) as name,
             search_vector(t.lang, concat_ws(' ', t.keywords, st.name, s.number, m.name,
               m.external_name,
               (select string_agg(d.name, ' ') from item_category c
                  join category_detail d on d.category_id = c.category_id and d.lang = t.lang
                 where c.item_id = t.item_id),
               (select string_agg(distinct a.name, ' ') from variation v
                  join variation_attribute_value va on va.variation_id = v.id
                  join attribute_value_text a
                    on a.attribute_value_id = va.attribute_value_id and a.lang = t.lang
                 where v.item_id = t.item_id and v.is_active),
               (select string_agg(p.value, ' ') from item_property ip
                  join property_value_text p on p.value_id = ip.value_id and p.lang = t.lang
                 where ip.item_id = t.item_id))) as label,
             search_vector(t.lang, t.short_description) as summary,
             search_vector(t.lang, regexp_replace(t.description, '<[^>]*>', ' ', 'g')) as description
    ) w
   where t.item_id = any (ids)
   order by t.item_id, t.lang
  on conflict (item_id, lang) do update
    set (name, label, summary, everything) =
        (excluded.name, excluded.label, excluded.summary, excluded.everything);
end
$$;

-- Words of items changed. The argument is the query for their ids. Of few they are made at once. A bulk
-- load touches an item many times, and many at once take long: those are noted as stale.
create function refill_item_search() returns trigger
language plpgsql as $$
declare
  few constant integer := 100;
  ids integer[];
begin
  execute 'select array(' || tg_argv[0] || ')' into ids;
  if ids = '{}' then
    return null;
  end if;
  if cardinality(ids) > few or current_setting('shop.bulk_load', true) = 'on' then
    insert into stale_item_search select unnest(ids) order by 1 on conflict do nothing;
  else
    perform fill_item_search(ids);
  end if;
  return null;
end
$$;

-- Called after an import: fills what it left stale and gathers the words. Gives their number.
create function refresh_search() returns integer
language plpgsql as $$
declare
  words integer;
begin
  -- Right after a large import nothing is known about these tables, and the plan would be bad.
  analyze item, item_text, item_category, category_detail, variation, variation_attribute_value,
    attribute_value_text, item_property, property_value_text, shade, shade_text;
  while fill_stale_search(1000) > 0 loop
  end loop;
  lock table search_word in exclusive mode;
  delete from search_word;
  insert into search_word (lang, word, folded, lexeme, frequency)
  select s.lang, s.word, btrim(search_fold(s.word)), (tsvector_to_array(s.vector))[1], s.frequency
    from (
      select w.lang, w.word, search_vector(w.lang, w.word) as vector, sum(w.frequency) as frequency
        from (
          select given.lang, lower(word) as word, count(*) as frequency
            from (
              select t.lang, concat_ws(' ', t.name1, t.keywords, st.name) as words
                from item_text t
                join item i on i.id = t.item_id
                left join shade_text st on st.shade_id = i.shade_id and st.lang = t.lang
               where i.is_active
              union all select lang, name from category_detail
              union all select lang, name from attribute_value_text
              union all select lang, value from property_value_text
              union all
              select l.lang, m.name from manufacturer m cross join (values ('de'), ('en')) l (lang)
            ) given
            cross join regexp_split_to_table(given.words, '[^0-9A-Za-zÀ-ɏ]+') word
           group by 1, 2
        ) w
       where char_length(w.word) >= 3 and w.word !~ '^[0-9]'
       group by 1, 2
    ) s
   where length(s.vector) = 1;
  get diagnostics words = row_count;
  return words;
end
$$;

-- Prices -----------------------------------------------------------------------------------------

-- An offer without a beginning begins when it is written; importing it again does not move it.
create function date_special_offer() returns trigger
language plpgsql as $$
begin
  new.valid_from := coalesce(
    (select valid_from from variation_price
      where variation_id = new.variation_id and kind = 'special_offer'
        and (valid_to is null or valid_to > now())),
    now());
  return new;
end
$$;

-- Gross price of one piece at a moment: the special offer when it runs and is lower.
create function effective_price(of_variation integer, at timestamptz) returns bigint
language sql stable as $$
  select least(d.price, s.price)
    from variation_price d
    left join variation_price s on s.variation_id = d.variation_id and s.kind = 'special_offer'
      and (s.valid_from is null or s.valid_from <= at) and (s.valid_to is null or s.valid_to > at)
   where d.variation_id = of_variation and d.kind = 'default' and d.minimum_quantity = 1
$$;

-- Writes down what one piece costs from now on (PAngV § 11). A second change in one transaction
-- takes the place of the first: nobody could buy at that price.
create function write_price_history() returns trigger
language plpgsql as $$
begin
  insert into price_history (variation_id, valid_from, price)
  select p.variation_id, now(), p.price
    from (
      -- As effective_price says it, for all of them at once.
      select d.variation_id, least(d.price, s.price) as price
        from (select distinct variation_id from changed) c
        join variation v on v.id = c.variation_id
        join variation_price d on d.variation_id = v.id and d.kind = 'default' and d.minimum_quantity = 1
        left join variation_price s on s.variation_id = v.id and s.kind = 'special_offer'
          and (s.valid_from is null or s.valid_from <= now())
          and (s.valid_to is null or s.valid_to > now())
    ) p
   where p.price is distinct from (
       select h.price from price_history h
        where h.variation_id = p.variation_id and h.valid_from <= now()
        order by h.valid_from desc limit 1)
  on conflict (variation_id, valid_from) do update set price = excluded.price;
  return null;
end
$$;

-- Notifications ----------------------------------------------------------------------------------

-- Each process of the shop listens on `shop_invalidation`, drops pages that carry one of the tags
-- and patches its catalogue index. PostgreSQL delivers a notification when the transaction commits
-- (never before, never after a rollback) and merges equal ones. Prices on a page are read from the
-- tables when it is made, so a stale price could only come from a cached page; the process that
-- wrote hears of its own write like all others, within milliseconds of the commit.
--
-- Tags: item:<id>, listing:<category id> (goods in it or below changed), listing (some goods
-- changed), category:<id>, categories (the tree or its numbers), blocks:<identifier>, legal:<type>,
-- settings, catalogue (anything about goods and categories).
create function notify_tags(given text[]) returns void
language plpgsql as $$
declare
  payload text;
begin
  if given is null then
    return;
  end if;
  if current_setting('shop.bulk_load', true) = 'on' then
    insert into pg_temp.collected_tag select distinct unnest(given) on conflict do nothing;
    return;
  end if;
  select string_agg(tag, ',') into payload from tags_to_tell(given) tag;
  -- PostgreSQL takes at most 8000 bytes.
  if octet_length(payload) > 7900 then
    payload := 'catalogue';
  end if;
  perform pg_notify('shop_invalidation', payload);
end
$$;

-- The argument is a list of expressions on a row r that give tags; an update that changes nothing sends
-- none. A change of what the page of an item shows dates the item too (item_change).
create function notify_change() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  execute format(
    'select array_agg(distinct t) from %s r cross join unnest(array[%s]::text[]) t where t is not null',
    case tg_op
      when 'UPDATE' then
        '((table changed except table before) union all (table before except table changed))'
      else 'changed'
    end,
    tg_argv[0]) into tags;
  perform notify_tags(tags);
  if tags is not null and (
    tg_table_name in ('item_text', 'item_image', 'item_property', 'item_tag', 'variation',
      'variation_price', 'variation_attribute_value', 'bundle_component')
    -- The clock begins and ends offers; what is forgotten of former prices changes none.
    or tg_table_name = 'price_history' and tg_op <> 'DELETE'
  ) then
    perform date_items(array(select substr(t, 6)::integer from unnest(tags) t where t like 'item:%'));
  end if;
  return null;
end
$$;

-- A plan that was made for a change of one row is kept: with `changed join before` it compares every
-- row of a later, large change with every other. What differs is found by `except`, which sorts or
-- hashes whatever the plan, so that a change costs what its rows cost.

create function notify_activity() returns trigger
language plpgsql as $$
begin
  if exists (select id, is_active from changed except select id, is_active from before) then
    perform notify_tags(array['categories']);
  end if;
  return null;
end
$$;

-- What a page shows of a stock: sold out, one of the last five, or enough. Orders that do not change it wake nobody.
create function stock_step(free bigint, minimum integer) returns bigint
language sql immutable as $$
  select case when free < minimum then 0 else least(free, 6) end
$$;

create function notify_stock_change() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  select array_agg('item:' || item_id) into tags
    from (
      select item_id from (
        select v.item_id, v.id, stock_step(n.on_hand - n.reserved, v.minimum_order_quantity)
          from changed n join variation v on v.id = n.variation_id where v.is_stock_limited
        except
        select v.item_id, v.id, stock_step(o.on_hand - o.reserved, v.minimum_order_quantity)
          from before o join variation v on v.id = o.variation_id where v.is_stock_limited
      ) sold
      union
      select item_id from (
        select v.item_id, v.id, n.variation_id,
               stock_step((n.on_hand - n.reserved) / c.quantity, v.minimum_order_quantity)
          from changed n join bundle_component c on c.component_variation_id = n.variation_id
          join variation v on v.id = c.bundle_variation_id
        except
        select v.item_id, v.id, o.variation_id,
               stock_step((o.on_hand - o.reserved) / c.quantity, v.minimum_order_quantity)
          from before o join bundle_component c on c.component_variation_id = o.variation_id
          join variation v on v.id = c.bundle_variation_id
      ) in_sets
    ) told;
  perform notify_tags(tags);
  return null;
end
$$;

-- Writes down what began or ended up to a moment, the oldest first, and forgets that it was due. Of a
-- price that was written since then nothing is known of before. `order by … limit` and lookups for each
-- row: a plan for all moments must not read tables whole.
create function record_price_changes(until timestamptz default now()) returns integer
language plpgsql as $$
declare
  variations integer[];
begin
  with due as (
    delete from price_change_due where ctid = any (array(
      select ctid from price_change_due where moment <= until
       order by moment limit 50000 for update skip locked))
    returning variation_id, moment
  ), boundary as (
    select d.variation_id, d.moment, effective_price(d.variation_id, d.moment) as price,
           (select h.price from price_history h
             where h.variation_id = d.variation_id and h.valid_from <= d.moment
             order by h.valid_from desc limit 1) as known_price
      from due d
     where (select true from price_history later
             where later.variation_id = d.variation_id and later.valid_from > d.moment
               and later.valid_from <= until limit 1) is null
  ), step as (
    select b.*, coalesce(
        lag(b.price) over (partition by b.variation_id order by b.moment), b.known_price) as previous
      from boundary b where b.price is not null
  ), written as (
    insert into price_history (variation_id, valid_from, price)
    select variation_id, moment, price from step where price is distinct from previous
    on conflict do nothing
    returning variation_id
  )
  select array_agg(distinct variation_id) into variations from written;
  if variations is not null then
    perform notify_tags((
      select array_agg(distinct 'item:' || item_id) from variation where id = any (variations)));
  end if;
  return coalesce(cardinality(variations), 0);
end
$$;

-- Which items changed in what concerns sets is settled first, and mostly none did. Joined with the
-- parts in one statement, an import into tables PostgreSQL knew nothing of yet compared the hazards
-- of every item with those of every other: 300 items took 40 seconds.
create function notify_sets_of_item() returns trigger
language plpgsql as $$
declare
  parts int[] := array(
    select id from (
      select id, hazard, is_sold_online from changed
      except select id, hazard, is_sold_online from before) n);
begin
  if parts <> '{}' then
    perform notify_tags(array(
      select distinct 'item:' || v.item_id
        from variation part
        join bundle_component c on c.component_variation_id = part.id
        join variation v on v.id = c.bundle_variation_id
       where part.item_id = any(parts)));
  end if;
  return null;
end
$$;

-- What decides about the sale of a part decides about its bundles.
create function notify_bundles_with(parts integer[]) returns void
language sql as $$
  select notify_tags(array_agg(distinct 'item:' || b.item_id))
    from bundle_component c
    join variation b on b.id = c.bundle_variation_id
   where c.component_variation_id = any (parts);
$$;

create function notify_bundles_of_variations() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select id from (
      select id, is_active, availability_id, is_stock_limited, available_until from changed
      except select id, is_active, availability_id, is_stock_limited, available_until from before) n));
  return null;
end
$$;

create function notify_bundles_of_items() returns trigger
language plpgsql as $$
begin
  perform notify_bundles_with(array(
    select v.id
      from (select id, is_active from changed except select id, is_active from before) n
      join variation v on v.item_id = n.id));
  return null;
end
$$;

-- The folded words of a text, one space between them: what synonyms are compared by.
create function search_words_plain(given text) returns text
language sql stable parallel safe as $$
  select btrim(regexp_replace(search_fold(given), '\s+', ' ', 'g'))
$$;

create function fold_synonym() returns trigger
language plpgsql as $$
begin
  new.folded := search_words_plain(new.term);
  return new;
end
$$;

-- Counted in the transaction of the change, so nobody sees the new number before the new rows.
create function count_reference_change() returns trigger
language plpgsql as $$
begin
  update reference_version set version = version + 1;
  return null;
end
$$;

create function notify_shipping_change() returns trigger
language plpgsql as $$
begin
  perform notify_tags(array['shipping']);
  return null;
end
$$;

-- What an import has changed is told by name, once for each of its transactions: read again is what
-- changed, not the whole catalogue. An import says `set local shop.bulk_load = 'on'`, has a
-- temporary table collected_tag (tag text primary key), and calls notify_collected() at the end.

-- The tags of a change with those of the lists it shows in.
create function tags_to_tell(given text[]) returns setof text
language sql stable as $$
  with recursive above (id) as (
    (
      select category_id from item_category
       where item_id in (select substr(t, 6)::integer from unnest(given) t where t like 'item:%')
      union
      select substr(t, 9)::integer from unnest(given) t where t like 'listing:%'
    )
    union
    select c.parent_id from category c join above a on a.id = c.id where c.parent_id is not null
  )
  select unnest(given)
  union select 'listing:' || id from above
  union select 'listing' from unnest(given) t where t like 'item:%'
$$;

-- Beyond so many changes reading everything again is less work than naming them.
create function notify_collected() returns void
language plpgsql as $$
declare
  given text[];
begin
  select array_agg(tag) into given from pg_temp.collected_tag;
  if given is null then
    return;
  end if;
  if 'catalogue' = any (given) or cardinality(given) > 20000 then
    perform pg_notify('shop_invalidation', 'catalogue');
    return;
  end if;
  -- As many messages as it takes, none above 8000 bytes.
  perform pg_notify('shop_invalidation', string_agg(tag, ','))
    from (
      select tag, sum(octet_length(tag) + 1) over (order by tag) / 4000 as part
        from tags_to_tell(given) tag
    ) parts
   group by part;
end
$$;

-- Whoever moves a category, the editor or an import: links to where it was lead to where it is.
create function keep_former_path() returns trigger
language plpgsql as $$
begin
  insert into category_former_path (lang, path, category_id)
  select lang, path, category_id from before
  except
  select lang, path, category_id from changed
  on conflict (lang, path) do update set category_id = excluded.category_id;
  return null;
end
$$;

-- What was given to a buyer or to the tax office stays as it was: whatever changes it has gone wrong.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;

-- Moments that are over are none of the job's: what holds when a price is written, its own trigger writes
-- down. They come with the transaction that writes the offer, however long it takes to commit, so that no
-- turn of the job can pass one by, whichever way the clock jumps.
create function note_price_changes() returns trigger
language plpgsql as $$
begin
  insert into price_change_due (variation_id, moment)
  select distinct p.variation_id, m.moment
    from changed p
    cross join lateral (values (p.valid_from), (p.valid_to)) m (moment)
   where p.kind = 'special_offer' and m.moment > now()
  on conflict do nothing;
  return null;
end
$$;

-- Makes the words of at most so many stale items. Gives how many they were.
create function fill_stale_search(at_most integer) returns integer
language plpgsql as $$
declare
  ids integer[];
begin
  with taken as (
    delete from stale_item_search where item_id = any (array(
      select item_id from stale_item_search order by item_id limit at_most for update skip locked))
    returning item_id)
  select coalesce(array_agg(item_id), '{}') into ids from taken;
  if ids <> '{}' then
    perform fill_item_search(ids);
  end if;
  return cardinality(ids);
end
$$;

-- A row that a rival holds is being dated by it at this moment: nobody waits for it, so that who writes
-- the same goods in another order is never in a deadlock.
create function date_items(ids integer[]) returns void
language sql as $$
  update item_change set changed_at = now()
   where item_id = any (array(
     select item_id from item_change
      where item_id = any (ids) and changed_at is distinct from now()
        for no key update skip locked))
$$;

-- The argument is the query for the ids.
create function date_items_of() returns trigger
language plpgsql as $$
declare
  ids integer[];
begin
  execute 'select array(' || tg_argv[0] || ')' into ids;
  if ids <> '{}' then
    perform date_items(ids);
  end if;
  return null;
end
$$;

create function date_new_items() returns trigger
language plpgsql as $$
begin
  insert into item_change (item_id, changed_at) select id, now() from changed;
  return null;
end
$$;

create function date_new_categories() returns trigger
language plpgsql as $$
begin
  insert into category_change (category_id, changed_at) select id, now() from changed;
  return null;
end
$$;

-- The argument is the rows that count.
create function date_categories() returns trigger
language plpgsql as $$
begin
  execute format('update category_change set changed_at = now()
   where category_id = any (array(
     select category_id from category_change
      where category_id in (select category_id from %s r)
        for no key update skip locked))', tg_argv[0]);
  return null;
end
$$;

-- Order properties that are required and pre-selected are hidden, and what they cost belongs to the
-- price shown from the first page on (§ 312a(3) BGB). Cents by item; items without any have no row.
create view hidden_surcharge as
  select ip.item_id, sum(coalesce(ip.surcharge, p.surcharge))::bigint as amount
    from item_property ip
    join property p on p.id = ip.property_id
   where p.is_order_property and p.is_required and p.is_pre_selected
   group by ip.item_id
  having sum(coalesce(ip.surcharge, p.surcharge)) > 0;

-- THE rule of what may be sold. `is_offered`: priced, active, sold online and with a delivery
-- time, its item and every part of a bundle too; `available_until`: when its sale, or that of its
-- first part, ends; `free`: pieces to be had, null when stock sets no limit. Salable at a moment is
-- what is offered, not past its time, and has enough for the smallest order.
create view sale_state as
  select
    v.id as variation_id,
    v.is_active and i.is_active and i.is_sold_online and a.average_days is not null
      and coalesce(b.are_offered, true)
      and exists (
        select from variation_price p
        where p.variation_id = v.id and p.kind = 'default' and p.minimum_quantity = 1
      ) as is_offered,
    least(v.available_until, b.available_until) as available_until,
    case
      when b.parts > 0 then b.free
      when v.is_stock_limited then coalesce(s.on_hand - s.reserved, 0)
    end as free
  from variation v
  join item i on i.id = v.item_id
  join availability a on a.id = v.availability_id
  left join stock s on s.variation_id = v.id
  cross join lateral (
    select
      count(*) as parts,
      bool_and(p.is_active and pi.is_active and pi.is_sold_online
        and pa.average_days is not null) as are_offered,
      min(p.available_until) as available_until,
      min(case
        when p.is_stock_limited then coalesce(ps.on_hand - ps.reserved, 0) / c.quantity
      end) as free
    from bundle_component c
    join variation p on p.id = c.component_variation_id
    join item pi on pi.id = p.item_id
    join availability pa on pa.id = p.availability_id
    left join stock ps on ps.variation_id = p.id
    where c.bundle_variation_id = v.id
  ) b;

-- What is required costs every shopper, pre-selected or not: it belongs to the price shown from the
-- first page on (PAngV § 3, § 312a(3) BGB). Cents by item; items without any have no row. View
-- hidden_surcharge stays for processes of the release before, which add up what it leaves out.
create view unavoidable_surcharge as
  select ip.item_id, sum(coalesce(ip.surcharge, p.surcharge))::bigint as amount
    from item_property ip
    join property p on p.id = ip.property_id
   where p.is_order_property and p.is_required
   group by ip.item_id
  having sum(coalesce(ip.surcharge, p.surcharge)) > 0;

set local check_function_bodies = on;
--> statement-breakpoint

-- Triggers: cached pages and indexes in memory hear of changes, prices and paths of before are recorded ----

create trigger attribute_notify_on_delete after delete on attribute
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_notify_on_insert after insert on attribute
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_notify_on_update after update on attribute
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger attribute_text_dates_items after update on attribute_text
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select v.item_id from (table changed except table before) r
                            join variation_attribute_value a on a.attribute_id = r.attribute_id
                            join variation v on v.id = a.variation_id');
create trigger attribute_text_notify_on_delete after delete on attribute_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_text_notify_on_insert after insert on attribute_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_text_notify_on_update after update on attribute_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger attribute_value_notify_on_delete after delete on attribute_value
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_value_notify_on_insert after insert on attribute_value
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_value_notify_on_update after update on attribute_value
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger attribute_value_text_dates_items after update on attribute_value_text
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select v.item_id from (table changed except table before) r
                                  join variation_attribute_value a
                                    on a.attribute_value_id = r.attribute_value_id
                                  join variation v on v.id = a.variation_id');
create trigger attribute_value_text_notify_on_delete after delete on attribute_value_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_value_text_notify_on_insert after insert on attribute_value_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger attribute_value_text_notify_on_update after update on attribute_value_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger item_search_on_update after update on attribute_value_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct v.item_id from changed n join before o using (attribute_value_id, lang)
       join variation_attribute_value using (attribute_value_id)
       join variation v on v.id = variation_id where n.name <> o.name');

create trigger availability_notify_on_delete after delete on availability
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger availability_notify_on_insert after insert on availability
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger availability_notify_on_update after update on availability
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger availability_text_notify_on_delete after delete on availability_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger availability_text_notify_on_insert after insert on availability_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger availability_text_notify_on_update after update on availability_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger block_document_notify_on_delete after delete on block_document
  referencing old table as changed
  for each statement execute function notify_change('''blocks:'' || r.identifier');
create trigger block_document_notify_on_insert after insert on block_document
  referencing new table as changed
  for each statement execute function notify_change('''blocks:'' || r.identifier');
create trigger block_document_notify_on_update after update on block_document
  referencing old table as before new table as changed
  for each statement execute function notify_change('''blocks:'' || r.identifier');

create trigger bundle_component_notify_on_delete after delete on bundle_component
  referencing old table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.bundle_variation_id)');
create trigger bundle_component_notify_on_insert after insert on bundle_component
  referencing new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.bundle_variation_id)');
create trigger bundle_component_notify_on_update after update on bundle_component
  referencing old table as before new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.bundle_variation_id)');

create trigger category_dated_on_insert after insert on category
  referencing new table as changed
  for each statement execute function date_new_categories();
create trigger category_notify_on_delete after delete on category
  referencing old table as changed
  for each statement execute function notify_change('''category:'' || r.id, ''categories''');
create trigger category_notify_on_insert after insert on category
  referencing new table as changed
  for each statement execute function notify_change('''category:'' || r.id, ''categories''');
create trigger category_notify_on_update after update on category
  referencing old table as before new table as changed
  for each statement execute function notify_change('''category:'' || r.id, ''categories''');

create trigger category_detail_dated after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function date_categories('(table changed except table before)');
create trigger category_detail_dated_on_insert after insert on category_detail
  referencing new table as changed
  for each statement execute function date_categories('changed');
create trigger category_detail_former_path after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function keep_former_path();
create trigger category_detail_notify_on_delete after delete on category_detail
  referencing old table as changed
  for each statement execute function notify_change('''category:'' || r.category_id, ''categories''');
create trigger category_detail_notify_on_insert after insert on category_detail
  referencing new table as changed
  for each statement execute function notify_change('''category:'' || r.category_id, ''categories''');
create trigger category_detail_notify_on_update after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function notify_change('''category:'' || r.category_id, ''categories''');
create trigger item_search_on_update after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select c.item_id from changed n join before o using (category_id, lang)
       join item_category c using (category_id) where n.name <> o.name');

create trigger country_counts_change after insert or delete or update or TRUNCATE on country
  for each statement execute function count_reference_change();
create trigger country_notify_on_delete after delete on country
  referencing old table as changed
  for each statement execute function notify_change('''shipping''');
create trigger country_notify_on_insert after insert on country
  referencing new table as changed
  for each statement execute function notify_change('''shipping''');
create trigger country_notify_on_update after update on country
  referencing old table as before new table as changed
  for each statement execute function notify_change('''shipping''');

create trigger country_state_counts_change after insert or delete or update or TRUNCATE on country_state
  for each statement execute function count_reference_change();
create trigger country_state_notify after insert or delete or update on country_state
  for each statement execute function notify_shipping_change();

create trigger image_notify_on_delete after delete on image
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger image_notify_on_insert after insert on image
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger image_notify_on_update after update on image
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger item_dated_on_insert after insert on item
  referencing new table as changed
  for each statement execute function date_new_items();
create trigger item_dates_items after update on item
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select id from (select id, item_type, manufacturer_id, responsible_person_id, hazard,
    is_sold_online, weee_number, is_mixed_to_order, durability_guarantee_years, condition, shade_id,
    line, is_tester, is_active from changed except select id, item_type, manufacturer_id, responsible_person_id, hazard,
    is_sold_online, weee_number, is_mixed_to_order, durability_guarantee_years, condition, shade_id,
    line, is_tester, is_active from before) r');
create trigger item_notify_activity after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_activity();
create trigger item_notify_bundles after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_bundles_of_items();
create trigger item_notify_on_delete after delete on item
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.id, ''line:'' || r.line,
        case when r.is_tester then ''testers'' end');
create trigger item_notify_on_insert after insert on item
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.id, ''line:'' || r.line,
        case when r.is_tester then ''testers'' end');
create trigger item_notify_on_update after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.id, ''line:'' || r.line,
        case when r.is_tester then ''testers'' end');
create trigger item_notify_sets after update on item
  referencing old table as before new table as changed
  for each statement execute function notify_sets_of_item();
create trigger item_search_on_delete after delete on item
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct r.id from changed r');
create trigger item_search_on_insert after insert on item
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct r.id from changed r');
create trigger item_search_on_update after update on item
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct r.id from (select id, shade_id, manufacturer_id from changed
                                except select id, shade_id, manufacturer_id from before) r');

create trigger item_category_notify_on_delete after delete on item_category
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id, ''listing:'' || r.category_id, ''categories''');
create trigger item_category_notify_on_insert after insert on item_category
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id, ''listing:'' || r.category_id, ''categories''');
create trigger item_category_notify_on_update after update on item_category
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id, ''listing:'' || r.category_id');
create trigger item_search_on_delete after delete on item_category
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_insert after insert on item_category
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_update after update on item_category
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from (select item_id, category_id from changed except select item_id, category_id from before) r');

create trigger item_image_notify_on_delete after delete on item_image
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_image_notify_on_insert after insert on item_image
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_image_notify_on_update after update on item_image
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger item_property_notify_on_delete after delete on item_property
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_property_notify_on_insert after insert on item_property
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_property_notify_on_update after update on item_property
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_search_on_delete after delete on item_property
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_insert after insert on item_property
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_update after update on item_property
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from (select id, item_id, value_id from changed except select id, item_id, value_id from before) r');

create trigger item_relation_notify_on_delete after delete on item_relation
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_relation_notify_on_insert after insert on item_relation
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_relation_notify_on_update after update on item_relation
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger item_tag_notify_on_delete after delete on item_tag
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_tag_notify_on_insert after insert on item_tag
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_tag_notify_on_update after update on item_tag
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger item_search_on_delete after delete on item_text
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_insert after insert on item_text
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_update after update on item_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from (select item_id, lang, name1, keywords, short_description, description from changed except select item_id, lang, name1, keywords, short_description, description from before) r');
create trigger item_text_notify_on_delete after delete on item_text
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_text_notify_on_insert after insert on item_text
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger item_text_notify_on_update after update on item_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger legal_text_notify_on_delete after delete on legal_text
  referencing old table as changed
  for each statement execute function notify_change('''legal:'' || r.type');
create trigger legal_text_notify_on_insert after insert on legal_text
  referencing new table as changed
  for each statement execute function notify_change('''legal:'' || r.type');
create trigger legal_text_notify_on_update after update on legal_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''legal:'' || r.type');

create trigger item_search_on_update after update on manufacturer
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select i.id from changed n join before o using (id) join item i on i.manufacturer_id = n.id
      where (n.name, n.external_name) is distinct from (o.name, o.external_name)');
create trigger manufacturer_dates_items after update on manufacturer
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select i.id from (table changed except table before) r
                          join item i on i.manufacturer_id = r.id');
create trigger manufacturer_notify_on_delete after delete on manufacturer
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger manufacturer_notify_on_insert after insert on manufacturer
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger manufacturer_notify_on_update after update on manufacturer
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger order_document_stays before delete or update on order_document
  for each row execute function refuse_change();

create trigger order_document_file_stays before update on order_document_file
  for each row execute function refuse_change();

create trigger payment_method_counts_change after insert or delete or update or TRUNCATE on payment_method
  for each statement execute function count_reference_change();
create trigger payment_method_notify_on_delete after delete on payment_method
  referencing old table as changed
  for each statement execute function notify_change('''shipping''');
create trigger payment_method_notify_on_insert after insert on payment_method
  referencing new table as changed
  for each statement execute function notify_change('''shipping''');
create trigger payment_method_notify_on_update after update on payment_method
  referencing old table as before new table as changed
  for each statement execute function notify_change('''shipping''');

create trigger price_history_notify_on_delete after delete on price_history
  referencing old table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger price_history_notify_on_insert after insert on price_history
  referencing new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger price_history_notify_on_update after update on price_history
  referencing old table as before new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');

create trigger property_notify_on_delete after delete on property
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_notify_on_insert after insert on property
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_notify_on_update after update on property
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger property_group_notify_on_delete after delete on property_group
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_group_notify_on_insert after insert on property_group
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_group_notify_on_update after update on property_group
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger property_group_text_notify_on_delete after delete on property_group_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_group_text_notify_on_insert after insert on property_group_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_group_text_notify_on_update after update on property_group_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger property_text_dates_items after update on property_text
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select p.item_id from (table changed except table before) r
                           join item_property p on p.property_id = r.property_id');
create trigger property_text_notify_on_delete after delete on property_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_text_notify_on_insert after insert on property_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_text_notify_on_update after update on property_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger property_value_notify_on_delete after delete on property_value
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_value_notify_on_insert after insert on property_value
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_value_notify_on_update after update on property_value
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger item_search_on_update after update on property_value_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct p.item_id from changed n join before o using (value_id, lang)
       join item_property p using (value_id) where n.value <> o.value');
create trigger property_value_text_dates_items after update on property_value_text
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select p.item_id from (table changed except table before) r
                                 join item_property p on p.value_id = r.value_id');
create trigger property_value_text_notify_on_delete after delete on property_value_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_value_text_notify_on_insert after insert on property_value_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger property_value_text_notify_on_update after update on property_value_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger provider_method_counts_change after insert or delete or update of name_de, name_en, min_amount, max_amount, icon_hash or TRUNCATE on provider_method
  for each statement execute function count_reference_change();
create trigger provider_method_notify after insert or delete or update of name_de, name_en, min_amount, max_amount, icon_hash or TRUNCATE on provider_method
  for each statement execute function notify_shipping_change();

create trigger responsible_person_notify_on_delete after delete on responsible_person
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger responsible_person_notify_on_insert after insert on responsible_person
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger responsible_person_notify_on_update after update on responsible_person
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger review_dates_items_on_delete after delete on review
  referencing old table as changed
  for each statement execute function date_items_of('select item_id from changed where is_visible');
create trigger review_dates_items_on_insert after insert on review
  referencing new table as changed
  for each statement execute function date_items_of('select item_id from changed where is_visible');
create trigger review_dates_items_on_update after update on review
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select item_id from
    ((table changed except table before) union all (table before except table changed)) r
    where is_visible');
create trigger review_notify_on_delete after delete on review
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger review_notify_on_insert after insert on review
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');
create trigger review_notify_on_update after update on review
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger search_synonym_folded before insert or update on search_synonym
  for each row execute function fold_synonym();
create trigger search_synonym_notify_on_delete after delete on search_synonym
  referencing old table as changed
  for each statement execute function notify_change('''listing''');
create trigger search_synonym_notify_on_insert after insert on search_synonym
  referencing new table as changed
  for each statement execute function notify_change('''listing''');
create trigger search_synonym_notify_on_update after update on search_synonym
  referencing old table as before new table as changed
  for each statement execute function notify_change('''listing''');

create trigger setting_counts_change after insert or delete or update or TRUNCATE on setting
  for each statement execute function count_reference_change();
create trigger setting_notify_on_delete after delete on setting
  referencing old table as changed
  for each statement execute function notify_change('''settings''');
create trigger setting_notify_on_insert after insert on setting
  referencing new table as changed
  for each statement execute function notify_change('''settings''');
create trigger setting_notify_on_update after update on setting
  referencing old table as before new table as changed
  for each statement execute function notify_change('''settings''');

create trigger item_search_on_update after update on shade
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select i.id from changed n join before o using (id) join item i on i.shade_id = n.id
      where n.number <> o.number');
create trigger shade_dates_items after update on shade
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select i.id from (table changed except table before) r join item i on i.shade_id = r.id');
create trigger shade_notify_on_delete after delete on shade
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger shade_notify_on_insert after insert on shade
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger shade_notify_on_update after update on shade
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger item_search_on_delete after delete on shade_text
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct i.id from changed n join item i using (shade_id)');
create trigger item_search_on_insert after insert on shade_text
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct i.id from changed n join item i using (shade_id)');
create trigger item_search_on_update after update on shade_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct i.id from changed n join before o using (shade_id, lang)
       join item i using (shade_id) where n.name <> o.name');
create trigger shade_text_dates_items after update on shade_text
  referencing old table as before new table as changed
  for each statement execute function date_items_of('select i.id from (table changed except table before) r
                        join item i on i.shade_id = r.shade_id');
create trigger shade_text_notify_on_delete after delete on shade_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger shade_text_notify_on_insert after insert on shade_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger shade_text_notify_on_update after update on shade_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger shipping_price_counts_change after insert or delete or update or TRUNCATE on shipping_price
  for each statement execute function count_reference_change();
create trigger shipping_price_notify_on_delete after delete on shipping_price
  referencing old table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_price_notify_on_insert after insert on shipping_price
  referencing new table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_price_notify_on_update after update on shipping_price
  referencing old table as before new table as changed
  for each statement execute function notify_change('''shipping''');

create trigger shipping_profile_counts_change after insert or delete or update or TRUNCATE on shipping_profile
  for each statement execute function count_reference_change();
create trigger shipping_profile_notify_on_delete after delete on shipping_profile
  referencing old table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_profile_notify_on_insert after insert on shipping_profile
  referencing new table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_profile_notify_on_update after update on shipping_profile
  referencing old table as before new table as changed
  for each statement execute function notify_change('''shipping''');

create trigger shipping_time_counts_change after insert or delete or update or TRUNCATE on shipping_time
  for each statement execute function count_reference_change();
create trigger shipping_time_notify_on_delete after delete on shipping_time
  referencing old table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_time_notify_on_insert after insert on shipping_time
  referencing new table as changed
  for each statement execute function notify_change('''shipping''');
create trigger shipping_time_notify_on_update after update on shipping_time
  referencing old table as before new table as changed
  for each statement execute function notify_change('''shipping''');

create trigger special_area_counts_change after insert or delete or update or TRUNCATE on special_area
  for each statement execute function count_reference_change();
create trigger special_area_notify after insert or delete or update on special_area
  for each statement execute function notify_shipping_change();

create trigger stock_notify_on_delete after delete on stock
  referencing old table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger stock_notify_on_insert after insert on stock
  referencing new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger stock_notify_on_update after update on stock
  referencing old table as before new table as changed
  for each statement execute function notify_stock_change();

create trigger tag_notify_on_delete after delete on tag
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger tag_notify_on_insert after insert on tag
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger tag_notify_on_update after update on tag
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger tag_text_notify_on_delete after delete on tag_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger tag_text_notify_on_insert after insert on tag_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger tag_text_notify_on_update after update on tag_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger unit_notify_on_delete after delete on unit
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger unit_notify_on_insert after insert on unit
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger unit_notify_on_update after update on unit
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger unit_text_notify_on_delete after delete on unit_text
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger unit_text_notify_on_insert after insert on unit_text
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger unit_text_notify_on_update after update on unit_text
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');

create trigger item_search_on_delete after delete on variation
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct r.item_id from changed r');
create trigger item_search_on_update after update on variation
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct r.item_id
       from (select id, item_id, is_active from changed except select id, item_id, is_active from before) r
      where exists (select from variation_attribute_value a where a.variation_id = r.id)');
create trigger variation_notify_activity after update on variation
  referencing old table as before new table as changed
  for each statement execute function notify_activity();
create trigger variation_notify_bundles after update on variation
  referencing old table as before new table as changed
  for each statement execute function notify_bundles_of_variations();
create trigger variation_notify_on_delete after delete on variation
  referencing old table as changed
  for each statement execute function notify_change('''item:'' || r.item_id, ''categories''');
create trigger variation_notify_on_insert after insert on variation
  referencing new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id, ''categories''');
create trigger variation_notify_on_update after update on variation
  referencing old table as before new table as changed
  for each statement execute function notify_change('''item:'' || r.item_id');

create trigger item_search_on_delete after delete on variation_attribute_value
  referencing old table as changed
  for each statement execute function refill_item_search('select distinct (select v.item_id from variation v where v.id = r.variation_id) from changed r');
create trigger item_search_on_insert after insert on variation_attribute_value
  referencing new table as changed
  for each statement execute function refill_item_search('select distinct (select v.item_id from variation v where v.id = r.variation_id) from changed r');
create trigger item_search_on_update after update on variation_attribute_value
  referencing old table as before new table as changed
  for each statement execute function refill_item_search('select distinct (select v.item_id from variation v where v.id = r.variation_id) from (select variation_id, attribute_value_id from changed except select variation_id, attribute_value_id from before) r');
create trigger variation_attribute_value_notify_on_delete after delete on variation_attribute_value
  referencing old table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger variation_attribute_value_notify_on_insert after insert on variation_attribute_value
  referencing new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');
create trigger variation_attribute_value_notify_on_update after update on variation_attribute_value
  referencing old table as before new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');

create trigger special_offer_begins before insert or update on variation_price
  for each row when (((new.kind = 'special_offer'::text) AND (new.valid_from IS NULL) AND ((new.valid_to IS NULL) OR (new.valid_to > now())))) execute function date_special_offer();
create trigger variation_price_due_on_insert after insert on variation_price
  referencing new table as changed
  for each statement execute function note_price_changes();
create trigger variation_price_due_on_update after update on variation_price
  referencing new table as changed
  for each statement execute function note_price_changes();
create trigger variation_price_history_on_delete after delete on variation_price
  referencing old table as changed
  for each statement execute function write_price_history();
create trigger variation_price_history_on_insert after insert on variation_price
  referencing new table as changed
  for each statement execute function write_price_history();
create trigger variation_price_history_on_update after update on variation_price
  referencing new table as changed
  for each statement execute function write_price_history();
create trigger variation_price_notify_on_delete after delete on variation_price
  referencing old table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id), case when r.kind = ''default'' and r.minimum_quantity = 1 then ''categories'' end');
create trigger variation_price_notify_on_insert after insert on variation_price
  referencing new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id), case when r.kind = ''default'' and r.minimum_quantity = 1 then ''categories'' end');
create trigger variation_price_notify_on_update after update on variation_price
  referencing old table as before new table as changed
  for each statement execute function notify_change('(select ''item:'' || v.item_id from variation v where v.id = r.variation_id)');

create trigger vat_rate_counts_change after insert or delete or update or TRUNCATE on vat_rate
  for each statement execute function count_reference_change();
create trigger vat_rate_notify_on_delete after delete on vat_rate
  referencing old table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger vat_rate_notify_on_insert after insert on vat_rate
  referencing new table as changed
  for each statement execute function notify_change('''catalogue''');
create trigger vat_rate_notify_on_update after update on vat_rate
  referencing old table as before new table as changed
  for each statement execute function notify_change('''catalogue''');
--> statement-breakpoint

-- Rows to begin with ------------------------------------------------------------------------------------

insert into reference_version default values;

INSERT INTO "customer_class" ("id", "name_de", "name_en", "show_net_prices") VALUES
	(1, 'Privatkunden', 'Private customers', false),
	(2, 'Geschäftskunden', 'Business customers', true);

-- Reasons to begin with; the shop changes them as rows.
INSERT INTO "return_reason" ("name_de", "name_en", "position", "is_default", "is_fault") VALUES
	('Zu viel bestellt', 'Ordered too much', 1, true, false),
	('Größe oder Ausführung passt nicht', 'Size or version does not fit', 2, false, false),
	('Gefällt mir nicht', 'I do not like it', 3, false, false),
	('Anderer Artikel geliefert', 'Something else was delivered', 4, false, true),
	('Beschädigt oder mangelhaft', 'Damaged or faulty', 5, false, true),
	('Anderer Grund', 'Another reason', 6, false, false);

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

-- How an order is paid of which gift cards leave nothing to pay.
insert into payment_method (id, key, payment_key, name_de, name_en, description_de, description_en, icon, position)
values (90, 'gift_card', 'GIFT_CARD', 'Geschenkgutschein', 'Gift card',
  'Der Gutschein deckt den ganzen Betrag.', 'The gift card covers the whole amount.', 'gift-card', 90)
on conflict do nothing;

-- Goods to Northern Ireland are taxed as in the Union, at the rate of the United Kingdom (Art. 8 of the
-- Windsor Framework).
insert into special_area (country_code, zip_from, zip_to, name_de, name_en, standard_rate) values
  ('GB', 'BT10AA', 'BT99ZZ', 'Nordirland', 'Northern Ireland', 2000),
  ('GB', 'BT100AA', 'BT999ZZ', 'Nordirland', 'Northern Ireland', 2000)
on conflict do nothing;
