CREATE TABLE "reference_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "reference_version_is_one_row" CHECK ("reference_version"."is_only")
);
--> statement-breakpoint
insert into reference_version default values;
--> statement-breakpoint
-- Counted in the transaction of the change, so nobody sees the new number before the new rows.
create function count_reference_change() returns trigger
language plpgsql as $$
begin
  update reference_version set version = version + 1;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array['setting', 'vat_rate', 'country', 'country_state',
    'shipping_profile', 'shipping_price', 'shipping_time', 'payment_method']
  loop
    execute format('create trigger %1$s_counts_change
      after insert or update or delete or truncate on %1$s
      for each statement execute function count_reference_change()', watched);
  end loop;
end
$$;
--> statement-breakpoint
create function notify_shipping_change() returns trigger
language plpgsql as $$
begin
  perform notify_tags(array['shipping']);
  return null;
end
$$;
--> statement-breakpoint
-- The other tables do so already (0001, 0004).
create trigger country_state_notify after insert or update or delete on country_state
  for each statement execute function notify_shipping_change();
