CREATE TABLE "premium_grant" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"plan" text NOT NULL,
	"source" text NOT NULL,
	"platform" text DEFAULT 'web' NOT NULL,
	"begins" date NOT NULL,
	"ends" date,
	"reason" text DEFAULT '' NOT NULL,
	"granted_by" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "premium_grant_plan" CHECK ("premium_grant"."plan" in ('premium', 'premium_yearly', 'premium plus')),
	CONSTRAINT "premium_grant_source" CHECK ("premium_grant"."source" in ('order', 'store', 'trial', 'voucher', 'admin')),
	CONSTRAINT "premium_grant_platform" CHECK ("premium_grant"."platform" in ('web', 'ios', 'android'))
);
--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_granted_by_user_guid_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."user"("guid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_grant_user" ON "premium_grant" USING btree ("user","begins");--> statement-breakpoint
CREATE INDEX "premium_grant_begins" ON "premium_grant" USING btree ("begins");--> statement-breakpoint
CREATE INDEX "premium_grant_ends" ON "premium_grant" USING btree ("ends") WHERE "premium_grant"."ends" is not null;--> statement-breakpoint
CREATE INDEX "premium_grant_granted_by" ON "premium_grant" USING btree ("granted_by") WHERE "premium_grant"."granted_by" is not null;--> statement-breakpoint
-- Premium that accounts have already becomes a grant, from which their membership follows from now on.
INSERT INTO "premium_grant" ("user", "plan", "source", "begins", "ends", "reason")
SELECT m."user", CASE WHEN m."plan" = 'free' THEN 'premium' ELSE m."plan" END, 'admin',
  coalesce(m."active_from", (u."created_at" AT TIME ZONE 'Europe/Prague')::date), m."expiry_date", 'Premium z doby před evidencí'
FROM "membership" m JOIN "user" u ON u."guid" = m."user" WHERE m."is_premium";
