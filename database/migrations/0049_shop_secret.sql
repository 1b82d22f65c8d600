CREATE TABLE "shop_secret" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_secret_is_one" CHECK ("shop_secret"."is_only")
);
