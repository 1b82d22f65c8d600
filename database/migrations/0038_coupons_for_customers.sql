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
ALTER TABLE "coupon" ADD COLUMN "customers" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "customer_classes" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_customer_key" ON "orders" USING btree (customer_key("email"));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_customers" CHECK ("coupon"."customers" in ('all', 'new', 'existing'));