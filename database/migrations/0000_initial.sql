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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "image" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_size" CHECK ("image"."width" > 0 and "image"."height" > 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso_code2" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"zip_code_regex" text,
	"is_shipping_active" boolean DEFAULT false NOT NULL,
	"is_eu" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "country_iso_code2_unique" UNIQUE("iso_code2"),
	CONSTRAINT "country_iso_code2" CHECK ("country"."iso_code2" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "country_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"iso_code" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "shipping_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipping_profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"max_weight_g" integer NOT NULL,
	"price" bigint NOT NULL,
	"free_from" bigint,
	CONSTRAINT "shipping_price_range" CHECK ("shipping_price"."price" >= 0 and "shipping_price"."max_weight_g" > 0 and "shipping_price"."free_from" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_profile" (
	"id" integer PRIMARY KEY NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"parcel_service_name" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"max_delivery_days" integer NOT NULL,
	"takes_hazardous_goods" boolean DEFAULT true NOT NULL,
	"show_data_privacy_agreement_hint" boolean DEFAULT false NOT NULL,
	"excluded_payment_method_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"type" text DEFAULT 'box' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_text" (
	"attribute_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_text_attribute_id_lang_pk" PRIMARY KEY("attribute_id","lang")
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"color" text,
	"image_url" text,
	CONSTRAINT "attribute_value_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "attribute_value_color" CHECK ("attribute_value"."color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "attribute_value_text" (
	"attribute_value_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_value_text_attribute_value_id_lang_pk" PRIMARY KEY("attribute_value_id","lang")
);
--> statement-breakpoint
CREATE TABLE "availability" (
	"id" integer PRIMARY KEY NOT NULL,
	"average_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_text" (
	"availability_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "availability_text_availability_id_lang_pk" PRIMARY KEY("availability_id","lang")
);
--> statement-breakpoint
CREATE TABLE "bundle_component" (
	"bundle_variation_id" integer NOT NULL,
	"component_variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_component_bundle_variation_id_component_variation_id_pk" PRIMARY KEY("bundle_variation_id","component_variation_id"),
	CONSTRAINT "bundle_component_quantity" CHECK ("bundle_component"."quantity" >= 1),
	CONSTRAINT "bundle_component_not_itself" CHECK ("bundle_component"."bundle_variation_id" <> "bundle_component"."component_variation_id")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"item_type" text DEFAULT 'default' NOT NULL,
	"manufacturer_id" integer,
	"responsible_person_id" integer,
	"hazard" jsonb,
	"is_mixed_to_order" boolean DEFAULT false NOT NULL,
	"durability_guarantee_years" integer,
	"condition" text DEFAULT 'NewCondition' NOT NULL,
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
	CONSTRAINT "item_shade_color" CHECK ("item"."shade_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "item_category" (
	"item_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_category_item_id_category_id_pk" PRIMARY KEY("item_id","category_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "item_relation" (
	"item_id" integer NOT NULL,
	"related_item_id" integer NOT NULL,
	"relation" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_relation_item_id_related_item_id_relation_pk" PRIMARY KEY("item_id","related_item_id","relation")
);
--> statement-breakpoint
CREATE TABLE "item_tag" (
	"item_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "item_tag_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);
--> statement-breakpoint
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
	"sort_key" text NOT NULL,
	CONSTRAINT "item_text_item_id_lang_pk" PRIMARY KEY("item_id","lang")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text,
	"item_id" integer NOT NULL,
	"variation_id" integer,
	"parent_id" integer,
	"lang" text NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"rating" integer,
	"is_visible" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "review_rating" CHECK (("review"."parent_id" is null and "review"."rating" between 1 and 5) or ("review"."parent_id" is not null and "review"."rating" is null)),
	CONSTRAINT "review_text_length" CHECK (char_length("review"."text") <= 500)
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"color" text DEFAULT '#ffffff' NOT NULL,
	CONSTRAINT "tag_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "tag_text" (
	"tag_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_text_tag_id_lang_pk" PRIMARY KEY("tag_id","lang")
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"code" text PRIMARY KEY NOT NULL,
	"reference_code" text,
	"factor" double precision DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_combination" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_combination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_code" text NOT NULL,
	"content_milli" integer NOT NULL,
	CONSTRAINT "unit_combination_content" CHECK ("unit_combination"."content_milli" > 0)
);
--> statement-breakpoint
CREATE TABLE "unit_text" (
	"unit_code" text NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_text_unit_code_lang_pk" PRIMARY KEY("unit_code","lang")
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variation_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "variation_number_unique" UNIQUE("number"),
	CONSTRAINT "variation_quantities" CHECK ("variation"."minimum_order_quantity" >= 1 and "variation"."interval_order_quantity" >= 1 and ("variation"."maximum_order_quantity" is null or "variation"."maximum_order_quantity" >= "variation"."minimum_order_quantity")),
	CONSTRAINT "variation_measures" CHECK (least("variation"."weight_g", "variation"."width_mm", "variation"."height_mm", "variation"."length_mm") >= 0)
);
--> statement-breakpoint
CREATE TABLE "variation_attribute_value" (
	"variation_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "variation_attribute_value_variation_id_attribute_id_pk" PRIMARY KEY("variation_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "item_property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value_id" integer,
	"surcharge" bigint,
	CONSTRAINT "item_property_surcharge" CHECK ("item_property"."surcharge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"group_id" integer,
	"cast" text DEFAULT 'text' NOT NULL,
	"is_filterable" boolean DEFAULT false NOT NULL,
	"is_order_property" boolean DEFAULT false NOT NULL,
	"value_type" text DEFAULT 'text' NOT NULL,
	"is_multiline" boolean DEFAULT false NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_pre_selected" boolean DEFAULT false NOT NULL,
	"is_shown_as_additional_costs" boolean DEFAULT false NOT NULL,
	"vat_id" integer,
	"surcharge" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "property_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "property_surcharge" CHECK ("property"."surcharge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "property_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "property_group_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "property_group_text" (
	"group_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "property_group_text_group_id_lang_pk" PRIMARY KEY("group_id","lang")
);
--> statement-breakpoint
CREATE TABLE "property_text" (
	"property_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_text_property_id_lang_pk" PRIMARY KEY("property_id","lang")
);
--> statement-breakpoint
CREATE TABLE "property_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"property_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"download_link" text,
	CONSTRAINT "property_value_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "property_value_text" (
	"value_id" integer NOT NULL,
	"lang" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "property_value_text_value_id_lang_pk" PRIMARY KEY("value_id","lang")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"variation_id" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "price_history_variation_id_valid_from_pk" PRIMARY KEY("variation_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variation_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "vat_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" integer NOT NULL,
	"vat_class" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "vat_rate_range" CHECK ("vat_rate"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
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
	"email" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_type" CHECK ("address"."type_id" in (1, 2)),
	CONSTRAINT "address_has_a_name" CHECK ("address"."company_name" <> '' or ("address"."first_name" <> '' and "address"."last_name" <> ''))
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"coupon_code" text,
	"shipping_country_id" integer DEFAULT 1 NOT NULL,
	"shipping_profile_id" integer,
	"payment_method_id" integer,
	"shipping_address_id" integer,
	"invoice_address_id" integer,
	"additional_information" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_status" CHECK ("cart"."status" in ('open', 'converted'))
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_quantity" CHECK ("cart_item"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "cart_item_order_param" (
	"cart_item_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "cart_item_order_param_cart_item_id_property_id_pk" PRIMARY KEY("cart_item_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"percent" integer NOT NULL,
	"minimum_order_value" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"excludes_special_offers" boolean DEFAULT false NOT NULL,
	"category_id" integer,
	"is_single_usage" boolean DEFAULT false NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" between 1 and 10000),
	CONSTRAINT "coupon_uses" CHECK ("coupon"."used" >= 0 and ("coupon"."max_uses" is null or "coupon"."used" <= "coupon"."max_uses")),
	CONSTRAINT "coupon_code_form" CHECK ("coupon"."code" = upper("coupon"."code"))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "visitor_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "visitor_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" integer,
	"guest_mail" text,
	"previous_token_hash" "bytea",
	"rotated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_session_id_unique" UNIQUE("id"),
	CONSTRAINT "visitor_session_previous_token_hash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
CREATE TABLE "cancellation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"email" text NOT NULL,
	"items" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cancellation_submission_id_hash_unique" UNIQUE("submission_id_hash")
);
--> statement-breakpoint
CREATE TABLE "checkout_attempt" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"cart_version" integer NOT NULL,
	"quote_hash" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_attempt_one_per_cart_version" UNIQUE("cart_id","cart_version")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "event_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_access" (
	"session_id" bigint NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "order_access_session_id_order_id_pk" PRIMARY KEY("session_id","order_id")
);
--> statement-breakpoint
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
	"vat_rate" integer NOT NULL,
	"is_mixed_to_order" boolean DEFAULT false NOT NULL,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_line_amounts" CHECK ("order_line"."quantity" >= 1 and "order_line"."unit_gross" >= 0 and "order_line"."gross" = "order_line"."quantity" * "order_line"."unit_gross")
);
--> statement-breakpoint
CREATE TABLE "order_tax" (
	"order_id" integer NOT NULL,
	"rate" integer NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "order_tax_order_id_rate_pk" PRIMARY KEY("order_id","rate")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"type_id" integer DEFAULT 1 NOT NULL,
	"access_key_hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"attempt_id_hash" "bytea" NOT NULL,
	"access_key_salt" "bytea" NOT NULL,
	"cart_id" integer NOT NULL,
	"cart_version" integer NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"shipping_profile_id" integer NOT NULL,
	"shipping_profile_name" text NOT NULL,
	"shipping_provider" text NOT NULL,
	"payment_method_id" integer NOT NULL,
	"payment_method_name" text NOT NULL,
	"payment_key" text NOT NULL,
	"contact_wish" text DEFAULT '' NOT NULL,
	"customer_sign" text DEFAULT '' NOT NULL,
	"shipping_privacy_hint_accepted" boolean DEFAULT false NOT NULL,
	"max_delivery_days" integer NOT NULL,
	"items_gross" bigint NOT NULL,
	"discount_gross" bigint DEFAULT 0 NOT NULL,
	"shipping_gross" bigint NOT NULL,
	"total" bigint NOT NULL,
	"coupon_code" text,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_attempt_id_hash_unique" UNIQUE("attempt_id_hash"),
	CONSTRAINT "orders_one_per_cart_version" UNIQUE("cart_id","cart_version"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" = "orders"."items_gross" - "orders"."discount_gross" + "orders"."shipping_gross"),
	CONSTRAINT "orders_not_negative" CHECK (least("orders"."items_gross", "orders"."discount_gross", "orders"."shipping_gross", "orders"."total") >= 0),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_rank" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_one" UNIQUE("order_id","variation_id"),
	CONSTRAINT "reservation_quantity" CHECK ("reservation"."quantity" > 0),
	CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'claimed', 'released'))
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"html_text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_type_lang_pk" PRIMARY KEY("type","lang")
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_detail" ADD CONSTRAINT "category_detail_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_state" ADD CONSTRAINT "country_state_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_price" ADD CONSTRAINT "shipping_price_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_price" ADD CONSTRAINT "shipping_price_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_text" ADD CONSTRAINT "attribute_text_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_text" ADD CONSTRAINT "attribute_value_text_attribute_value_id_attribute_value_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_text" ADD CONSTRAINT "availability_text_availability_id_availability_id_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_component" ADD CONSTRAINT "bundle_component_bundle_variation_id_variation_id_fk" FOREIGN KEY ("bundle_variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_component" ADD CONSTRAINT "bundle_component_component_variation_id_variation_id_fk" FOREIGN KEY ("component_variation_id") REFERENCES "public"."variation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_responsible_person_id_responsible_person_id_fk" FOREIGN KEY ("responsible_person_id") REFERENCES "public"."responsible_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_category" ADD CONSTRAINT "item_category_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_category" ADD CONSTRAINT "item_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_image" ADD CONSTRAINT "item_image_image_hash_image_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."image"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_relation" ADD CONSTRAINT "item_relation_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_relation" ADD CONSTRAINT "item_relation_related_item_id_item_id_fk" FOREIGN KEY ("related_item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tag" ADD CONSTRAINT "item_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_text" ADD CONSTRAINT "item_text_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_text" ADD CONSTRAINT "tag_text_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_combination" ADD CONSTRAINT "unit_combination_unit_code_unit_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."unit"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_text" ADD CONSTRAINT "unit_text_unit_code_unit_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."unit"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_availability_id_availability_id_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_unit_combination_id_unit_combination_id_fk" FOREIGN KEY ("unit_combination_id") REFERENCES "public"."unit_combination"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_attribute_value" ADD CONSTRAINT "variation_attribute_value_attribute_value_id_attribute_value_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_property" ADD CONSTRAINT "item_property_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_group_text" ADD CONSTRAINT "property_group_text_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_text" ADD CONSTRAINT "property_text_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_value" ADD CONSTRAINT "property_value_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_value_text" ADD CONSTRAINT "property_value_text_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_price" ADD CONSTRAINT "variation_price_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_state_id_country_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."country_state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_country_id_country_id_fk" FOREIGN KEY ("shipping_country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_payment_method_id_payment_method_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shipping_address_id_address_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_invoice_address_id_address_id_fk" FOREIGN KEY ("invoice_address_id") REFERENCES "public"."address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item_order_param" ADD CONSTRAINT "cart_item_order_param_cart_item_id_cart_item_id_fk" FOREIGN KEY ("cart_item_id") REFERENCES "public"."cart_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD CONSTRAINT "checkout_attempt_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_log" ADD CONSTRAINT "event_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_attempt_id_hash_checkout_attempt_id_hash_fk" FOREIGN KEY ("attempt_id_hash") REFERENCES "public"."checkout_attempt"("id_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_by_parent" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "category_detail_path" ON "category_detail" USING btree ("lang","path");--> statement-breakpoint
CREATE INDEX "country_state_by_country" ON "country_state" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "shipping_price_lookup" ON "shipping_price" USING btree ("country_id","shipping_profile_id","max_weight_g");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_value_of_attribute" ON "attribute_value" USING btree ("id","attribute_id");--> statement-breakpoint
CREATE INDEX "item_category_by_category" ON "item_category" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_category_one_default" ON "item_category" USING btree ("item_id") WHERE "item_category"."is_default";--> statement-breakpoint
CREATE INDEX "item_image_by_item" ON "item_image" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "review_by_item" ON "review" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_combination_size" ON "unit_combination" USING btree ("unit_code","content_milli");--> statement-breakpoint
CREATE INDEX "variation_by_item" ON "variation" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variation_one_main" ON "variation" USING btree ("item_id") WHERE "variation"."is_main";--> statement-breakpoint
CREATE INDEX "variation_attribute_value_by_value" ON "variation_attribute_value" USING btree ("attribute_value_id");--> statement-breakpoint
CREATE INDEX "item_property_by_item" ON "item_property" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "item_property_by_value" ON "item_property" USING btree ("value_id");--> statement-breakpoint
CREATE INDEX "property_value_by_property" ON "property_value" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variation_price_one" ON "variation_price" USING btree ("variation_id","kind","minimum_quantity");--> statement-breakpoint
CREATE UNIQUE INDEX "vat_rate_one" ON "vat_rate" USING btree ("country_id","vat_class","valid_from");--> statement-breakpoint
CREATE INDEX "vat_rate_lookup" ON "vat_rate" USING btree ("country_id","valid_from");--> statement-breakpoint
CREATE INDEX "address_by_cart" ON "address" USING btree ("cart_id","type_id");--> statement-breakpoint
CREATE INDEX "cart_by_age" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "cart_item_by_cart" ON "cart_item" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "visitor_session_expiry" ON "visitor_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_one_per_customer" ON "coupon_use" USING btree ("coupon_code","customer_key") WHERE "coupon_use"."is_single_usage" and not "coupon_use"."released";--> statement-breakpoint
CREATE INDEX "event_log_by_order" ON "event_log" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_by_order" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_paid" ON "payment" USING btree ("order_id") WHERE "payment"."status" = 'paid' and "payment"."refunded_at" is null;