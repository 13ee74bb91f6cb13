-- What is written to accounts between the copying and the dropping of a column would be lost: writers wait for the end.
LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "billing_address" (
	"user" uuid PRIMARY KEY NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"ico" text DEFAULT '' NOT NULL,
	"dic" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "body_profile" (
	"user" uuid PRIMARY KEY NOT NULL,
	"height" double precision,
	"weight" double precision,
	"sex" text,
	"birth_date" date,
	"activity" text,
	"target_goal" text,
	"pregnant_or_breastfeeding" boolean DEFAULT false NOT NULL,
	CONSTRAINT "body_profile_height" CHECK ("body_profile"."height" between 30 and 300),
	CONSTRAINT "body_profile_weight" CHECK ("body_profile"."weight" between 1 and 700)
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"user" uuid PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"active_from" date,
	"expiry_date" date,
	"premium_plus_expiry_date" date,
	"entry_consultation_performed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password" (
	"user" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
-- No row means nothing known, nothing paid for, nothing to write invoices to, no password.
INSERT INTO "password" ("user", "hash")
SELECT "guid", "password_hash" FROM "user" WHERE "password_hash" IS NOT NULL;--> statement-breakpoint
INSERT INTO "billing_address" ("user", "street", "city", "country", "postal_code", "ico", "dic")
SELECT "guid", "street", "city", "country", "postal_code", "ico", "dic" FROM "user"
WHERE ("street", "city", "country", "postal_code", "ico", "dic") <> ('', '', '', '', '', '');--> statement-breakpoint
INSERT INTO "body_profile"
  ("user", "height", "weight", "sex", "birth_date", "activity", "target_goal", "pregnant_or_breastfeeding")
SELECT "guid", "height", "weight", "sex", "birth_date", "activity", "target_goal", "pregnant_or_breastfeeding" FROM "user"
WHERE num_nonnulls("height", "weight", "sex", "birth_date", "activity", "target_goal") > 0
  OR "pregnant_or_breastfeeding";--> statement-breakpoint
INSERT INTO "membership"
  ("user", "plan", "is_premium", "active_from", "expiry_date", "premium_plus_expiry_date", "entry_consultation_performed")
SELECT "guid", "plan", "is_premium", "active_from", "expiry_date", "premium_plus_expiry_date", "entry_consultation_performed"
FROM "user"
WHERE "plan" <> 'free' OR "is_premium" OR "entry_consultation_performed"
  OR num_nonnulls("active_from", "expiry_date", "premium_plus_expiry_date") > 0;--> statement-breakpoint
ALTER TABLE "user" DROP CONSTRAINT "user_height";--> statement-breakpoint
ALTER TABLE "user" DROP CONSTRAINT "user_weight";--> statement-breakpoint
ALTER TABLE "billing_address" ADD CONSTRAINT "billing_address_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_profile" ADD CONSTRAINT "body_profile_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password" ADD CONSTRAINT "password_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "password_hash";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "street";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "country";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "postal_code";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "ico";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "dic";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "height";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "weight";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "sex";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "birth_date";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "activity";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "target_goal";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "pregnant_or_breastfeeding";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "plan";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "entry_consultation_performed";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "premium_plus_expiry_date";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "active_from";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "expiry_date";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "is_premium";