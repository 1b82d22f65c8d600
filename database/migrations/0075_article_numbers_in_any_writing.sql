-- An article number is found however it is parted: "TW-10001" by "tw10001" and "TW 10001".
create index variation_by_plain_number on variation (lower(regexp_replace(number, '[^[:alnum:]]', '', 'g')));
--> statement-breakpoint
drop index variation_by_number;
