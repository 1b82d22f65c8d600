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
--> statement-breakpoint
ALTER TABLE "page_presence" ADD COLUMN "block" text;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_answers_page_comment_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."page_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_comment_once" ON "page_comment" USING btree ("author","once");--> statement-breakpoint
CREATE INDEX "page_comment_of_page" ON "page_comment" USING btree ("identifier","type","lang");--> statement-breakpoint
CREATE INDEX "page_comment_answers" ON "page_comment" USING btree ("answers");--> statement-breakpoint
CREATE INDEX "page_comment_settled" ON "page_comment" USING btree ("settled_at") WHERE "page_comment"."settled_at" is not null;