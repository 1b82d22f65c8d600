CREATE TABLE "document_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
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
	CONSTRAINT "order_document_kind" CHECK ("order_document"."kind" in ('orderConfirmation', 'invoice', 'deliveryNote', 'returnNote', 'creditNote', 'reversalDocument'))
);
--> statement-breakpoint
CREATE TABLE "order_document_file" (
	"document_id" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_document_file_document_id_format_pk" PRIMARY KEY("document_id","format"),
	CONSTRAINT "order_document_file_format" CHECK ("order_document_file"."format" in ('pdf', 'xrechnung'))
);
--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_about_order_id_orders_id_fk" FOREIGN KEY ("about_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_refers_to_order_document_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document_file" ADD CONSTRAINT "order_document_file_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_document_about" ON "order_document" USING btree ("about_order_id");
--> statement-breakpoint
-- What was given to a buyer or to the tax office stays as it was: whatever changes it has gone wrong.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_document_stays BEFORE UPDATE OR DELETE ON order_document
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_document_file_stays BEFORE UPDATE ON order_document_file
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
